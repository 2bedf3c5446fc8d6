import type { Location, Diagnostic } from '../../../lint/report/diagnostic'
import { Status } from '../../../ui/Status'
import { Tool } from '../components/Tool'
import { count } from '../components/count'
import texts from '../texts.json'
import { DiagnosticList, isFixedByCommand } from './DiagnosticList'
import type { SortedDiagnostics } from './sort-diagnostics'
import type { CheckResult } from './use-diagnostics'
import { useState } from 'react'

interface DiagnosticPanelProps {
  readonly check: CheckResult
  readonly problems: SortedDiagnostics
  readonly path: string
  readonly onGo: (place: Location) => void
  readonly onFix: (problem: Diagnostic) => void
  /** Fix these, and all else that can be fixed automatically; resolves to the number of files that changed. */
  readonly onFixAll: (problems: readonly Diagnostic[]) => Promise<number>
}

/** The id of the panel's heading, which takes the focus when staff ask to see the diagnostics. */
export const problemTitleId = 'problems-title'

/** The linter's result: the number of problems (announced), then each, those of other forms last. */
export function DiagnosticPanel({
  check,
  problems: { own, remarks, elsewhere },
  path,
  onGo,
  onFix,
  onFixAll,
}: DiagnosticPanelProps) {
  const isCalm = own.length + remarks.length + elsewhere.length === 0 && check.state !== 'failed'
  const fixable = [...own, ...remarks].filter(
    ({ fix, remedy }) => fix !== undefined || isFixedByCommand.test(remedy),
  )
  const [one] = fixable
  const [said, say] = useState('')
  const fix = async () => {
    say(texts.problems.fixing)
    const fixed = await onFixAll(fixable).catch(() => 0)
    say(fixed === 0 ? texts.problems.nothingToFix : count(texts.problems.filesFixed, fixed))
  }
  return (
    <section
      className={`problems ${isCalm ? 'problems-calm' : ''}`.trim()}
      aria-labelledby={problemTitleId}
      // Where the focus is until staff do something else.
      onBlur={() => say('')}
    >
      <div className="problems-head">
        <h3 id={problemTitleId} tabIndex={-1}>
          {texts.problems.title}
        </h3>
        <Status className={toneOf(check, own.length)}>{wordsFor(check, own.length, remarks.length)}</Status>
      </div>
      <div className="row fix-row">
        {/* Where only one problem can be fixed, its own "Fix it" is enough. */}
        {one && (fixable.length > 1 || !one.fix) && (
          <Tool onClick={() => void fix()}>{texts.problems.fixAll}</Tool>
        )}
        <Status>{said}</Status>
      </div>
      <DiagnosticList problems={own} path={path} onGo={onGo} onFix={onFix} />
      {remarks.length > 0 && (
        <>
          <h4 className="remarks-title">{texts.problems.remarks}</h4>
          <DiagnosticList problems={remarks} tone="remark" path={path} onGo={onGo} onFix={onFix} />
        </>
      )}
      {elsewhere.length > 0 && (
        <details className="problems-elsewhere" open>
          <summary>{count(texts.problems.elsewhere, elsewhere.length)}</summary>
          <p className="muted small">{texts.problems.elsewhereAbout}</p>
          <DiagnosticList problems={elsewhere} path={path} onGo={onGo} onFix={onFix} />
        </details>
      )}
    </section>
  )
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
