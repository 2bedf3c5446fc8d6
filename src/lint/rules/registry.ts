import { cardDiffers, cardsAndFolders, repeatedCard, tagTypo, unknownRelated } from './cards'
import {
  conditionNames,
  conditionValue,
  contradictoryBranches,
  dependsOn,
  requiredNeverShown,
  unreachableBranch,
  waitsForHidden,
} from './conditions'
import { contentPlaceholder, contentSpaces, deadLink, missingPicture } from './content'
import { unfitControlKey, unfitWidget, unknownAutocomplete } from './controls'
import { dates } from './dates'
import { doors } from './doors'
import {
  hintLimit,
  messageLimit,
  messageWithoutRule,
  ruleWithoutMessage,
  unnamedQuestion,
} from './error-messages'
import { folderName, missingGrammar, missingPart, schemaLineFirst, unknownFile } from './files'
import { fixtureMissing, ruleNotShown, validFixtureRefused, wrongFixtureDiffers } from './fixtures'
import {
  emptyControl,
  emptyOptionMissing,
  largeBoxMissing,
  listWithoutHint,
  oddSuggestion,
  ownNameSpelling,
  pageLines,
  ratingEnds,
  unlikeOthers,
  widthMissing,
} from './looks'
import {
  mention,
  needlessFallback,
  outcomeSign,
  placeholders,
  refusedUsername,
  repeatedInMessages,
  tornPlaceholder,
  undeliverable,
  webhookName,
  writtenMention,
} from './message'
import {
  closedOption,
  closedOptionList,
  optionLabels,
  optionOfWrongType,
  optionOnlyInBranch,
  optionOutsideLimits,
  optionWithSpaces,
  repeatedOption,
  severalOptions,
} from './options'
import {
  blankAnswer,
  blankRefused,
  brokenPattern,
  patternBetweenSlashes,
  patternWithoutEnds,
  runawayPattern,
} from './patterns'
import {
  crossedLimits,
  defaultBreaksRules,
  endlessChoice,
  hugeLimit,
  listWithoutItems,
  listWithoutLimit,
  propertyName,
  questionWithoutLabel,
  questionWithoutType,
  reservedName,
  sameLabel,
  textWithoutLimit,
  tickBox,
  tooManyFields,
  typeDiffers,
  unfitRule,
} from './questions'
import { orderNames, sections, unknownQuestion } from './references'
import { routes } from './routes'
import type { FormRule, WorkspaceRule } from '../report/diagnostic'
import { snapshotStale } from './snapshots'
import {
  avoidedWord,
  firstLetter,
  fullStop,
  labelSigns,
  markupInText,
  quotesAroundText,
  straySpaces,
  textPlaceholder,
  tooManyWords,
} from './wording'

/** What must be right before a form can be tried: its questions, rules and conditions. */
export const structureRules: readonly FormRule[] = [
  propertyName,
  reservedName,
  questionWithoutLabel,
  questionWithoutType,
  typeDiffers,
  unfitRule,
  listWithoutItems,
  tickBox,
  crossedLimits,
  hugeLimit,
  optionOfWrongType,
  severalOptions,
  repeatedOption,
  optionWithSpaces,
  optionOutsideLimits,
  optionOnlyInBranch,
  closedOption,
  defaultBreaksRules,
  brokenPattern,
  patternBetweenSlashes,
  runawayPattern,
  unknownQuestion,
  conditionNames,
  conditionValue,
  unreachableBranch,
  contradictoryBranches,
  requiredNeverShown,
  orderNames,
  sections,
  placeholders,
  tornPlaceholder,
  mention,
  refusedUsername,
  routes,
  missingPart,
]

/** What other files say about a form's questions: controls, message, fixtures. */
export const senseRules: readonly FormRule[] = [
  unfitWidget,
  largeBoxMissing,
  emptyControl,
  emptyOptionMissing,
  oddSuggestion,
  ratingEnds,
  widthMissing,
  listWithoutHint,
  optionLabels,
  closedOptionList,
  dependsOn,
  waitsForHidden,
  doors,
  dates,
  unfitControlKey,
  unknownAutocomplete,
  ownNameSpelling,
  pageLines,
  needlessFallback,
  webhookName,
  tooManyFields,
  textWithoutLimit,
  endlessChoice,
  patternWithoutEnds,
  blankAnswer,
  blankRefused,
  writtenMention,
  listWithoutLimit,
  folderName,
]

/** The texts of a form. */
export const wordRules: readonly FormRule[] = [
  ruleWithoutMessage,
  messageWithoutRule,
  messageLimit,
  hintLimit,
  unnamedQuestion,
  sameLabel,
  avoidedWord,
  tooManyWords,
  fullStop,
  firstLetter,
  labelSigns,
  straySpaces,
  quotesAroundText,
  markupInText,
  textPlaceholder,
  outcomeSign,
]

/** What happens when a form is tried with its fixtures. */
export const behaviourRules: readonly FormRule[] = [
  fixtureMissing,
  validFixtureRefused,
  wrongFixtureDiffers,
  ruleNotShown,
  snapshotStale,
  undeliverable,
]

/** What concerns several forms or files together. */
export const workspaceRules: readonly WorkspaceRule[] = [
  missingGrammar,
  unknownFile,
  schemaLineFirst,
  cardsAndFolders,
  repeatedCard,
  repeatedInMessages,
  cardDiffers,
  tagTypo,
  unknownRelated,
  unlikeOthers,
  contentPlaceholder,
  contentSpaces,
  deadLink,
  missingPicture,
]
