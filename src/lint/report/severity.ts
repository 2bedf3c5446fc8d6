import texts from '../texts.json'
import type { RuleId, Severity } from './diagnostic'
import severities from './severities.json'

const reasons: Readonly<Record<string, { readonly severity: string } | undefined>> = severities

/** The severity of a rule, which follows from the reason that texts.json gives for it. */
export function severityOf(rule: RuleId): Severity {
  return reasons[texts[rule].reason]?.severity === 'warning' ? 'warning' : 'error'
}

/** Whether a rule's report is an error. */
export function isError({ rule }: { readonly rule: RuleId }): boolean {
  return severityOf(rule) === 'error'
}
