import type { Diagnostic } from '../../../lint/report/diagnostic'
import { Status } from '../../../ui/Status'
import { Tool } from '../components/Tool'
import { fillText } from '../../../engine/fill-text'
import { count } from '../components/count'
import type { HeldField } from '../store/held'
import texts from '../texts.json'
import { DiagnosticList, isFixedByCommand, type DiagnosticListProps } from './DiagnosticList'
import type { SortedDiagnostics } from './sort-diagnostics'
import type { CheckResult } from './use-diagnostics'

interface DiagnosticPanelProps extends Omit<DiagnosticListProps, 'problems' | 'tone'> {
  readonly check: CheckResult
  readonly problems: SortedDiagnostics
  /** Entries that are not valid yet, and so are in no file. */
  readonly held: readonly HeldField[]
  readonly onGoToHeld: (field: HeldField) => void
  /** Fix these, and everything else that can be fixed automatically. */
  readonly onFixAll: (problems: readonly Diagnostic[]) => void
  /** What that did; shown until the next change. */
  readonly said: string
}

/** The id of the panel's heading, which takes the focus when staff ask to see the diagnostics. */
export const problemTitleId = 'problems-title'

/** The linter's result: the number of problems (announced), then each, those of other forms last. */
export function DiagnosticPanel({
  check,
  problems: { own, remarks, elsewhere },
  held,
  onGoToHeld,
  onFixAll,
  said,
  ...shared
}: DiagnosticPanelProps) {
  const number = held.length + own.length
  const isCalm = number + remarks.length + elsewhere.length === 0 && check.state !== 'failed'
  const fixable = [...own, ...remarks].filter(
    ({ fix, remedy }) => fix !== undefined || isFixedByCommand.test(remedy),
  )
  const [one] = fixable
  return (
    <section className={`problems ${isCalm ? 'problems-calm' : ''}`.trim()} aria-labelledby={problemTitleId}>
      <div className="problems-head">
        <h3 id={problemTitleId} tabIndex={-1}>
          {texts.problems.title}
        </h3>
        <Status className={toneOf(check, number)}>{wordsFor(check, number, remarks.length)}</Status>
      </div>
      <div className="row fix-row">
        {/* If only one problem can be fixed, its own "Fix it" is enough. */}
        {one && (fixable.length > 1 || !one.fix) && (
          <Tool onClick={() => onFixAll(fixable)}>{texts.problems.fixAll}</Tool>
        )}
        <Status>{said}</Status>
      </div>
      <ul className="plain-list">
        {held.map((entry) => (
          <li key={JSON.stringify([entry.panel, entry.field])} className="problem">
            <div className="problem-words">
              <button type="button" className="link-button problem-place" onClick={() => onGoToHeld(entry)}>
                {placeOfHeld(entry)}
              </button>
              <p>{entry.text}</p>
            </div>
          </li>
        ))}
      </ul>
      <DiagnosticList problems={own} {...shared} />
      {remarks.length > 0 && (
        <>
          <h4 className="remarks-title">{texts.problems.remarks}</h4>
          <DiagnosticList problems={remarks} tone="remark" {...shared} />
        </>
      )}
      {elsewhere.length > 0 && (
        <details className="problems-elsewhere" open>
          <summary>{count(texts.problems.elsewhere, elsewhere.length)}</summary>
          <p className="muted small">{texts.problems.elsewhereAbout}</p>
          <DiagnosticList problems={elsewhere} {...shared} />
        </details>
      )}
    </section>
  )
}

/** The place of an entry that is not valid yet. */
export function placeOfHeld({ panel, label }: HeldField): string {
  return fillText(texts.save.notRightPlace, { part: texts.panels.parts[panel.part], label })
}

/** While newer files are being linted the text stays the same, because every change of it is announced. */
function wordsFor({ state, files }: CheckResult, number: number, remarks: number): string {
  if (state === 'failed') return texts.problems.failed
  if (files === undefined) return texts.problems.checking
  const words = number === 0 ? texts.problems.none : count(texts.problems.count, number)
  return remarks === 0 ? words : `${words} ${count(texts.problems.remarkCount, remarks)}`
}

function toneOf({ files }: CheckResult, number: number): string {
  if (files === undefined) return 'muted'
  return number > 0 ? 'problems-some' : 'problems-none'
}
