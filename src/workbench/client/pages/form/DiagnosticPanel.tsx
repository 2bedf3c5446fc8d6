import { fillText, pluralText } from '../../../../engine/fill-text'
import { Status } from '../../../../ui/Status'
import { Tool } from '../../components/Tool'
import { isFixedByCommand } from '../../diagnostics/word-diagnostic'
import type { CheckResult } from '../../diagnostics/use-diagnostics'
import type { HeldField } from '../../store/held'
import texts from '../../texts.json'
import { problemTitleId } from './actions'
import { DiagnosticList } from './DiagnosticList'
import { useOneForm } from './one-form'

/** The linter's result: the number of problems (announced), then each, those of other forms last. */
export function DiagnosticPanel() {
  const { check, problems, held, goToHeld, actions } = useOneForm()
  const { own, warnings, elsewhere } = problems
  const number = held.length + own.length
  const isCalm = number + warnings.length + elsewhere.length === 0 && !check.hasFailed
  const fixable = [...own, ...warnings].filter(
    (problem) => problem.fix !== undefined || isFixedByCommand(problem),
  )
  const [one] = fixable
  return (
    <section className={`problems ${isCalm ? 'problems-calm' : ''}`.trim()} aria-labelledby={problemTitleId}>
      <div className="problems-head">
        <h3 id={problemTitleId} tabIndex={-1}>
          {texts.problems.title}
        </h3>
        <Status className={toneOf(check, number)}>{wordsFor(check, number, warnings.length)}</Status>
      </div>
      <div className="row fix-row">
        {/* If only one problem can be fixed, its own "Fix it" is enough. */}
        {one && (fixable.length > 1 || !one.fix) && (
          <Tool onClick={() => void actions.fix(fixable)}>{texts.problems.fixAll}</Tool>
        )}
        <Status>{actions.said}</Status>
      </div>
      <ul className="plain-list">
        {held.map((entry) => (
          <li key={JSON.stringify([entry.panel, entry.field])} className="problem">
            <div className="problem-words">
              <button type="button" className="link-button problem-place" onClick={() => goToHeld(entry)}>
                {placeOfHeld(entry)}
              </button>
              <p>{entry.text}</p>
            </div>
          </li>
        ))}
      </ul>
      <DiagnosticList problems={own} />
      {warnings.length > 0 && (
        <>
          <h4 className="warnings-title">{texts.problems.warnings}</h4>
          <DiagnosticList problems={warnings} />
        </>
      )}
      {elsewhere.length > 0 && (
        <details className="problems-elsewhere" open>
          <summary>{pluralText(texts.problems.elsewhere, elsewhere.length)}</summary>
          <p className="muted small">{texts.problems.elsewhereAbout}</p>
          <DiagnosticList problems={elsewhere} />
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
function wordsFor({ hasFailed, files }: CheckResult, number: number, warnings: number): string {
  if (hasFailed) return texts.problems.failed
  if (files === undefined) return texts.problems.checking
  const words = number === 0 ? texts.problems.none : pluralText(texts.problems.count, number)
  return warnings === 0 ? words : `${words} ${pluralText(texts.problems.warningCount, warnings)}`
}

function toneOf({ hasFailed, files }: CheckResult, number: number): string {
  if (hasFailed || files === undefined) return 'muted'
  return number > 0 ? 'problems-some' : 'problems-none'
}
