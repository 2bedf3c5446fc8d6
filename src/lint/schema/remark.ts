import type { RuleId, Values } from '../report/diagnostic'

/** What is wrong with one value, before it is known whose value it is and where it stands. */
export interface Remark {
  readonly rule: RuleId
  readonly values: Values
  /** The value that was meant, where only one can be. */
  readonly suggestion?: string
}
