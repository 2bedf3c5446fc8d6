import { fillText, pluralText } from '../../../../engine/fill-text'
import { Status } from '../../../../ui/Status'
import { Tool } from '../../components/Tool'
import { isFixedByCommand } from '../../diagnostics/word-diagnostic'
import type { CheckResult } from '../../diagnostics/use-diagnostics'
import type { HeldField } from '../../store/held'
import texts from '../../texts.json'
import { diagnosticsTitleId } from './actions'
import { DiagnosticList } from './DiagnosticList'
import { useOneForm } from './one-form'

/** The linter's result: the number of diagnostics (announced), then each, those of other forms last. */
export function DiagnosticPanel() {
  const { check, diagnostics, held, goToHeld, actions } = useOneForm()
  const { own, warnings, elsewhere } = diagnostics
  const number = held.length + own.length
  const isCalm = number + warnings.length + elsewhere.length === 0 && !check.hasFailed
  const fixable = [...own, ...warnings].filter(
    (diagnostic) => diagnostic.fix !== undefined || isFixedByCommand(diagnostic),
  )
  const [one] = fixable
  return (
    <section
      className={`problems ${isCalm ? 'problems-calm' : ''}`.trim()}
      aria-labelledby={diagnosticsTitleId}
    >
      <div className="problems-head">
        <h3 id={diagnosticsTitleId} tabIndex={-1}>
          {texts.diagnostics.title}
        </h3>
        <Status className={toneOf(check, number)}>{wordsFor(check, number, warnings.length)}</Status>
      </div>
      <div className="row fix-row">
        {/* If only one diagnostic can be fixed, its own "Fix it" is enough. */}
        {one && (fixable.length > 1 || !one.fix) && (
          <Tool onClick={() => void actions.fix(fixable)}>{texts.diagnostics.fixAll}</Tool>
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
      <DiagnosticList diagnostics={own} />
      {warnings.length > 0 && (
        <>
          <h4 className="warnings-title">{texts.diagnostics.warnings}</h4>
          <DiagnosticList diagnostics={warnings} />
        </>
      )}
      {elsewhere.length > 0 && (
        <details className="problems-elsewhere" open>
          <summary>{pluralText(texts.diagnostics.elsewhere, elsewhere.length)}</summary>
          <p className="muted small">{texts.diagnostics.elsewhereAbout}</p>
          <DiagnosticList diagnostics={elsewhere} />
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
  if (hasFailed) return texts.diagnostics.failed
  if (files === undefined) return texts.diagnostics.checking
  const words = number === 0 ? texts.diagnostics.none : pluralText(texts.diagnostics.count, number)
  return warnings === 0 ? words : `${words} ${pluralText(texts.diagnostics.warningCount, warnings)}`
}

function toneOf({ hasFailed, files }: CheckResult, number: number): string {
  if (hasFailed || files === undefined) return 'muted'
  return number > 0 ? 'problems-some' : 'problems-none'
}
