/** What `npm audit` knows of what ships: holes, none, or nothing because nobody answered. */
export type AuditReading =
  | { readonly kind: 'clean' }
  | { readonly kind: 'holes'; readonly holes: readonly Hole[] }
  | { readonly kind: 'unanswered'; readonly why: string }

interface Hole {
  readonly name: string
  readonly severity: string
  readonly titles: readonly string[]
}

type Values = Readonly<Record<string, unknown>>

/**
 * Read what `npm audit --json` printed. Only a report that says so counts as clean; whatever is no report (no network, a
 * registry without audits, an npm that broke off) is told as unanswered. Never throws.
 * @example readAudit('{"vulnerabilities":{}}') // => { kind: 'clean' }
 */
export function readAudit(printed: string): AuditReading {
  const report = parse(printed)
  const found = report['vulnerabilities']
  if (!isRecord(found)) return { kind: 'unanswered', why: reasonOf(report) }
  const holes = Object.entries(found).map(([name, hole]) => toHole(name, isRecord(hole) ? hole : {}))
  return holes.length === 0 ? { kind: 'clean' } : { kind: 'holes', holes }
}

function toHole(name: string, { severity, via }: Values): Hole {
  const causes: readonly unknown[] = Array.isArray(via) ? via : []
  const titles = causes.map((cause) => (isRecord(cause) ? String(cause['title']) : String(cause)))
  return { name, severity: String(severity), titles }
}

function reasonOf({ message, error }: Values): string {
  if (typeof message === 'string') return message
  const summary = isRecord(error) ? error['summary'] : undefined
  return typeof summary === 'string' ? summary : ''
}

function parse(text: string): Values {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null
}
