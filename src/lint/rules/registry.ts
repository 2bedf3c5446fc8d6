import type { ContentFileRule, FormRule, WorkspaceRule } from './rule'
import { unusablePattern } from './regular-expression'
import { missingPart } from './stray-files'
import * as senseConditions from './sense/conditions'
import * as controls from './sense/controls'
import * as times from './sense/times'
import * as errorMessages from './sense/error-messages'
import * as senseLimits from './sense/limits'
import * as looks from './sense/looks'
import * as senseMessage from './sense/message'
import * as senseOptions from './sense/options'
import * as sensePatterns from './sense/patterns'
import * as wording from './sense/wording'
import * as conditions from './structure/conditions'
import * as message from './structure/message'
import * as options from './structure/options'
import * as order from './structure/order'
import * as questions from './structure/questions'
import * as references from './structure/references'
import * as delivery from './trial/delivery'
import * as fixtures from './trial/fixtures'
import * as gaps from './trial/gaps'
import * as trialOptions from './trial/options'
import * as snapshot from './trial/snapshot'
import * as cards from './workspace/cards'
import * as content from './workspace/content'
import * as contentTexts from './workspace/content-texts'
import * as files from './workspace/files'

/** Each export of these files is a rule, or a few that belong together. */
function rulesIn<Rule>(...files: readonly Readonly<Record<string, Rule>>[]): readonly Rule[] {
  return files.flatMap((file) => Object.values(file))
}

/** What must be right before a form can be tried: its questions, rules and conditions. */
export const structureRules = [
  ...rulesIn<FormRule>(questions, options, references, conditions, order, message),
  unusablePattern,
  missingPart,
]

/** Whether a form's files are consistent and read well: controls, limits, texts, message. */
export const senseRules = rulesIn<FormRule>(
  looks,
  senseOptions,
  senseConditions,
  times,
  controls,
  senseMessage,
  senseLimits,
  sensePatterns,
  errorMessages,
  wording,
)

/** What happens when a form is tried with its fixtures. */
export const trialRules = rulesIn<FormRule>(fixtures, gaps, trialOptions, snapshot, delivery)

/** The texts of the pages' content and of the cards. */
export const contentFileRules = rulesIn<ContentFileRule>(contentTexts)

/** What concerns several forms or files together. */
export const workspaceRules = rulesIn<WorkspaceRule>(files, cards, content)
