import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import severities from '../../src/lint/report/severities.json'
import texts from '../../src/lint/texts.json'

const rules = Object.entries(texts).map(([rule, { reason }]) => ({ rule, reason }))
const known: Readonly<Record<string, { readonly severity: string; readonly because: string } | undefined>> =
  severities

function severityOf(rule: string): string | undefined {
  return known[rules.find((one) => one.rule === rule)?.reason ?? '']?.severity
}

describe('the severity of a rule', () => {
  it.each(rules)('$rule has a known reason', ({ reason }) => {
    expect(['error', 'warning']).toContain(known[reason]?.severity)
  })

  it('is explained in the README, for every reason', () => {
    const readme = readFileSync('src/lint/README.md', 'utf8')
    const rows = [...readme.matchAll(/^\| (error|warning) +\| `(\w+)` +\| (.+?) +\|$/gm)].map(
      ([, severity, reason, because]) => ({ severity, reason, because }),
    )
    expect(rows).toEqual(Object.entries(severities).map(([reason, values]) => ({ reason, ...values })))
  })

  it.each([
    'avoided-word',
    'too-many-words',
    'stop-missing',
    'stop-needless',
    'capital-missing',
    'capital-needless',
    'label-sign',
    'label-colon',
    'stray-spaces',
    'quotes-around-text',
    'markup-in-text',
    'outcome-sign',
    'unnamed-question',
    'width-missing',
    'large-box-missing',
    'empty-option-missing',
    'rating-order',
    'rating-ends',
    'list-without-hint',
    'own-name-spelling',
    'page-line-missing',
    'sections-missing',
    'sections-needless',
    'card-differs',
    'odd-suggestion',
    'tag-typo',
    'same-label',
    'webhook-name',
    'schema-line-first',
    'empty-control',
    'order-needless',
  ])('is a warning for a matter of taste: %s', (rule) => {
    expect(severityOf(rule)).toBe('warning')
  })

  it.each(['trailing-comma', 'unknown-question', 'undeliverable', 'runaway-pattern', 'card-without-folder'])(
    'is an error for what would harm a visitor or the owner: %s',
    (rule) => {
      expect(severityOf(rule)).toBe('error')
    },
  )
})
