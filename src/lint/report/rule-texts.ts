import type { Report, RuleId } from '../diagnostic'
import texts from '../texts.json'
import several from './several-texts.json'

/** A rule's texts; the remedy is `didYouMean` where there is a suggestion, `noOptions` where there are no options. */
export interface RuleText {
  readonly message: string
  readonly remedy: string
  readonly didYouMean?: string
  readonly noOptions?: string
}

/** The texts for several findings of a rule that have one cause; their values are lists. */
interface SeveralTexts extends RuleText {
  /** The value that the findings share. Without it they share their place. */
  readonly by?: string
  /** Whether all findings in a file have one cause, as when it was pasted from another program. */
  readonly perFile?: boolean
}

const textsOfSeveral: Readonly<Partial<Record<RuleId, SeveralTexts>>> = several

/** The texts for several findings of a rule; undefined where each has its own cause. */
export function severalOf(rule: RuleId): SeveralTexts | undefined {
  return textsOfSeveral[rule]
}

/** The texts for a report. A merged one has the number of findings, or a list as a value that its message names. */
export function textsOfReport({ rule, values }: Pick<Report, 'rule' | 'values'>): RuleText {
  const one = texts[rule]
  const isMerged = Object.entries(values).some(
    ([name, value]) => typeof value === 'object' && one.message.includes(`{${name}}`),
  )
  return ((isMerged || values['count'] !== undefined) && severalOf(rule)) || one
}
