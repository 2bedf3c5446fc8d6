import { avoidedWord } from './avoided-word'
import { briefAndFull } from './brief-and-full'
import { brokenPattern } from './broken-pattern'
import { cardDiffers } from './card-differs'
import { cardUnlikeSpecification } from './card-unlike-specification'
import { cardsAndFolders } from './cards-and-folders'
import { closedOption } from './closed-option'
import { closedOptions } from './closed-options'
import { conditionNames } from './condition-names'
import { conditionValue } from './condition-value'
import { contentPlaceholder } from './content-placeholder'
import { contentSpaces } from './content-spaces'
import { contradictoryBranches } from './contradictory-branches'
import { crossedLimits } from './crossed-limits'
import { defaultBreaksRules } from './default-breaks-rules'
import { dependsOn } from './depends-on'
import { emptyControl } from './empty-control'
import { emptyOptionMissing } from './empty-option-missing'
import { exampleKind } from './example-kind'
import { examplesMissing } from './examples-missing'
import { firstLetter } from './first-letter'
import { folderName } from './folder-name'
import { fullStop } from './full-stop'
import { goldenMessage } from './golden-message'
import { hintLimit } from './hint-limit'
import { labelSigns } from './label-signs'
import { largeBoxMissing } from './large-box-missing'
import { listWithoutHint } from './list-without-hint'
import { listWithoutItems } from './list-without-items'
import { listWithoutLimit } from './list-without-limit'
import { markupInText } from './markup-in-text'
import { mention } from './mention'
import { messageLimit } from './message-limit'
import { messageWithoutRule } from './message-without-rule'
import { missingGrammar } from './missing-grammar'
import { missingPart } from './missing-part'
import { misspeltWord } from './misspelt-word'
import { needlessFallback } from './needless-fallback'
import { notShown } from './not-shown'
import { oddSuggestion } from './odd-suggestion'
import { optionLabels } from './option-labels'
import { optionOfWrongType } from './option-of-wrong-type'
import { optionOnlyInBranch } from './option-only-in-branch'
import { optionOutsideLimits } from './option-outside-limits'
import { optionWithSpaces } from './option-with-spaces'
import { outcomeSign } from './outcome-sign'
import { ownNameSpelling } from './own-name-spelling'
import { pageLines } from './page-lines'
import { placeholders } from './placeholders'
import { propertyName } from './property-name'
import { questionOrder } from './question-order'
import { questionWithoutLabel } from './question-without-label'
import { questionWithoutType } from './question-without-type'
import { quotesAroundText } from './quotes-around-text'
import { ratingEnds } from './rating-ends'
import { refusedUsername } from './refused-username'
import { repeatedCard } from './repeated-card'
import { repeatedInMessages } from './repeated-in-messages'
import { repeatedOption } from './repeated-option'
import { requiredNeverShown } from './required-never-shown'
import { rightExample } from './right-example'
import { ruleWithoutMessage } from './rule-without-message'
import { runawayPattern } from './runaway-pattern'
import { sameLabel } from './same-label'
import { schemaLineFirst } from './schema-line-first'
import { sections } from './sections'
import { straySpaces } from './stray-spaces'
import { tagTypo } from './tag-typo'
import { textPlaceholder } from './text-placeholder'
import { textWithoutLimit } from './text-without-limit'
import { tooManyFields } from './too-many-fields'
import { tooManyWords } from './too-many-words'
import { tornPlaceholder } from './torn-placeholder'
import { typeDiffers } from './type-differs'
import { undeliverable } from './undeliverable'
import { unfitControlKey } from './unfit-control-key'
import { unfitRule } from './unfit-rule'
import { unfitWidget } from './unfit-widget'
import { unknownAutocomplete } from './unknown-autocomplete'
import { unknownFile } from './unknown-file'
import { unknownQuestion } from './unknown-question'
import { unknownRelated } from './unknown-related'
import { unlikeOthers } from './unlike-others'
import { unlikeSpecification } from './unlike-specification'
import { unnamedQuestion } from './unnamed-question'
import { unreachableBranch } from './unreachable-branch'
import { webhookName } from './webhook-name'
import { widthMissing } from './width-missing'
import { wrongExample } from './wrong-example'
import type { FormRule, WorkspaceRule } from './rule'

/** What must be right before a form can be tried: its questions, rules and conditions. */
export const structureRules: readonly FormRule[] = [
  propertyName,
  questionWithoutLabel,
  questionWithoutType,
  typeDiffers,
  unfitRule,
  listWithoutItems,
  crossedLimits,
  optionOfWrongType,
  repeatedOption,
  optionWithSpaces,
  optionOutsideLimits,
  optionOnlyInBranch,
  closedOption,
  defaultBreaksRules,
  brokenPattern,
  runawayPattern,
  unknownQuestion,
  conditionNames,
  conditionValue,
  unreachableBranch,
  contradictoryBranches,
  requiredNeverShown,
  questionOrder,
  sections,
  placeholders,
  tornPlaceholder,
  mention,
  refusedUsername,
  missingPart,
]

/** What a form says about its questions elsewhere: controls, message, examples. */
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
  closedOptions,
  dependsOn,
  unfitControlKey,
  unknownAutocomplete,
  ownNameSpelling,
  pageLines,
  needlessFallback,
  webhookName,
  tooManyFields,
  textWithoutLimit,
  listWithoutLimit,
  folderName,
  examplesMissing,
  exampleKind,
]

/** The words of a form. */
export const wordRules: readonly FormRule[] = [
  ruleWithoutMessage,
  messageWithoutRule,
  messageLimit,
  hintLimit,
  unnamedQuestion,
  sameLabel,
  unlikeSpecification,
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

/** What happens when the form is tried with its examples. */
export const behaviourRules: readonly FormRule[] = [
  rightExample,
  wrongExample,
  briefAndFull,
  notShown,
  goldenMessage,
  undeliverable,
]

/** What can be seen only in all files together. */
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
  cardUnlikeSpecification,
  unlikeOthers,
  contentPlaceholder,
  contentSpaces,
  misspeltWord,
]
