import { fillText, pluralText } from '../../../../engine/fill-text'
import { jsonIn } from '../../../../engine/json'
import type { Diagnostic, Location } from '../../../../lint/diagnostic'
import { PaneAlert } from '../../components/PaneAlert'
import { Button } from '../../../../ui/Button'
import { Status } from '../../../../ui/Status'
import { focusOn, diagnosticsTitleId } from '../../components/focus'
import { LinkButton, Tool } from '../../components/Tool'
import { fixWords, isFixedByCommand, remedyHere } from '../../diagnostics/word-diagnostic'
import type { CheckResult } from '../App'
import { nameOfPath } from '../../files/describe-file'
import { fileOf, isFollowUp } from '../../../form-files'
import type { HeldField } from '../../store/held'
import texts from '../../texts.json'
import { useOneForm, type OneForm } from '../../form/one-form'
import { withChanges } from '../../../../generate/fix/file-changes'
import { LineDifferences } from '../../components/LineDifferences'
import { changesInWords } from '../../panels/describe-changes'

/** The linter's result: the number of diagnostics (announced), then each, those of other forms last. */
export function DiagnosticPanel() {
  const { check, diagnostics, problemCount, held, goToHeld, actions } = useOneForm()
  const { own, warnings, elsewhere } = diagnostics
  const { tone, text } = summaryOf(check, problemCount, warnings.length)
  const isCalm = problemCount + warnings.length + elsewhere.length === 0 && !check.hasFailed
  const fixable = [...own, ...warnings].filter(
    (diagnostic) => diagnostic.fix !== undefined || isFixedByCommand(diagnostic),
  )
  const [one] = fixable
  return (
    <section
      className={`diagnostics ${isCalm ? 'diagnostics-calm' : ''}`.trim()}
      aria-labelledby={diagnosticsTitleId}
    >
      <div className="diagnostics-head">
        <h3 id={diagnosticsTitleId} tabIndex={-1}>
          {texts.diagnostics.title}
        </h3>
        <Status className={tone}>
          {text}
          {/* Nothing but warnings, which need no heading then. */}
          {tone === 'diagnostics-warned' && <span> {texts.diagnostics.canSave}</span>}
        </Status>
      </div>
      <div className="row fix-row">
        {/* If only one diagnostic can be fixed, its own "Fix it" is enough. */}
        {one && (fixable.length > 1 || !one.fix) && (
          <Button kind="primary" className="fix-all" onClick={() => void actions.fix(fixable)}>
            {texts.diagnostics.fixAll}
          </Button>
        )}
        <Status>{actions.fixed ? texts.diagnostics.fixed : actions.said}</Status>
      </div>
      <FixedNote />
      <ul className="plain-list">
        {held.map((entry) => (
          <li key={JSON.stringify([entry.panel, entry.field])}>
            <PaneAlert kind="err" className="diagnostic">
              <LinkButton className="diagnostic-place" onClick={() => goToHeld(entry)}>
                {placeOfHeld(entry)}
              </LinkButton>
              <p>{entry.text}</p>
            </PaneAlert>
          </li>
        ))}
      </ul>
      <DiagnosticList diagnostics={own} />
      {problemCount > 0 && warnings.length > 0 && (
        <>
          <h4 className="warnings-title">{texts.diagnostics.warnings}</h4>
          <p className="muted small">{texts.diagnostics.warningsAbout}</p>
        </>
      )}
      <DiagnosticList diagnostics={warnings} />
      {elsewhere.length > 0 && (
        <details open>
          <summary>{pluralText(texts.diagnostics.elsewhere, elsewhere.length)}</summary>
          <p className="muted small">{texts.diagnostics.elsewhereAbout}</p>
          <DiagnosticList diagnostics={elsewhere} />
        </details>
      )}
    </section>
  )
}

/** The diagnostics, those of the file in the editor first: a link to the place, what is wrong, what to write. */
function DiagnosticList({ diagnostics }: { readonly diagnostics: readonly Diagnostic[] }) {
  const form = useOneForm()
  const { path, goToPlace, actions } = form
  const isHere = ({ file }: Diagnostic) => form.part === undefined && file === path
  // A text that is no JSON at all is often easier to bring back than to repair.
  const unreadable = diagnostics.find(
    (diagnostic) => isHere(diagnostic) && jsonIn(form.store.files.get(path)) === undefined,
  )
  const others = diagnostics.filter((diagnostic) => !isHere(diagnostic))
  return (
    <ol className="plain-list">
      {[...diagnostics.filter(isHere), ...others].map((diagnostic) => (
        <li key={`${diagnostic.file} ${diagnostic.start} ${diagnostic.rule} ${diagnostic.message}`}>
          <PaneAlert kind={diagnostic.severity === 'error' ? 'err' : 'warn'} className="diagnostic">
            <LinkButton className="diagnostic-place" onClick={() => goToPlace(diagnostic)}>
              {placeWords(diagnostic, form)}
            </LinkButton>
            <p>{diagnostic.message}</p>
            <p className="diagnostic-remedy">{remedyHere(diagnostic)}</p>
            {diagnostic.also.map((place) => (
              <LinkButton
                key={`${place.file} ${place.line} ${place.column}`}
                className="diagnostic-also"
                onClick={() => goToPlace(place)}
              >
                {fillText(texts.diagnostics.also, { place: placeWords(place, form) })}
              </LinkButton>
            ))}
            {diagnostic.fix && (
              <Tool
                onClick={() => {
                  actions.applyFix(diagnostic)
                  focusOn(diagnosticsTitleId)
                }}
                aria-label={`${fixWords(diagnostic)}: ${diagnostic.message}`}
              >
                {fixWords(diagnostic)}
              </Tool>
            )}
            {diagnostic === unreadable && <BackToSaved />}
          </PaneAlert>
        </li>
      ))}
    </ol>
  )
}

/** Brings back the saved text of the file in the editor, where there is one. */
function BackToSaved() {
  const { path, changes, actions } = useOneForm()
  if (typeof changes.find((each) => each.path === path)?.base !== 'string') return null
  const revert = () => {
    actions.revert(path)
    focusOn(diagnosticsTitleId)
  }
  return (
    <Tool icon="undo" onClick={revert}>
      {texts.editor.revert}
    </Tool>
  )
}

/** The name of a place in the panels; else its line, with the file and the form where those are others. */
function placeWords(place: Location, { slug, path, part, inPanel }: OneForm): string {
  const { file, line } = place
  const { line: lineHere, lineIn, lineInForm } = texts.diagnostics
  if (part === undefined && file === path) return fillText(lineHere, { line })
  const form = fileOf(file)?.slug ?? slug
  const words = form === slug ? lineIn : lineInForm
  return inPanel(place) ?? fillText(words, { form, file: nameOfPath(file), line })
}

/** The place of an entry that is not valid yet. */
export function placeOfHeld({ panel, label }: HeldField): string {
  return fillText(texts.save.notRightPlace, { part: texts.panels.parts[panel.part], label })
}

/** While newer files are being linted the text stays the same, because every change of it is announced. */
function summaryOf({ hasFailed, files }: CheckResult, number: number, warnings: number) {
  if (hasFailed) return { tone: 'muted', text: texts.diagnostics.failed }
  if (files === undefined) return { tone: 'muted', text: texts.diagnostics.checking }
  const text = countsIn(number, warnings) || texts.diagnostics.none
  if (number > 0) return { tone: 'diagnostics-some', text }
  return { tone: warnings > 0 ? 'diagnostics-warned' : 'diagnostics-none', text }
}

/** How many problems and warnings there are, in words; empty if there are none. */
export function countsIn(problems: number, warnings: number): string {
  const { count, warningCount } = texts.diagnostics
  const counted = [[count, problems] as const, [warningCount, warnings] as const]
  return counted.flatMap(([words, number]) => (number > 0 ? pluralText(words, number) : [])).join(' ')
}

/** What the last fix has changed, in sentences and line by line, and a button that takes it back. */
function FixedNote() {
  const { slug, store, actions } = useOneForm()
  const { fixed } = actions
  if (!fixed) return null
  const { before, after } = fixed
  const changes = changesInWords(slug, withChanges(store.files, before), store.files)
  // Examples follow the form: their lines are many, and nothing to read.
  const written = [...after].filter(([path]) => !isFollowUp(path, slug))
  return (
    <PaneAlert kind="info" className="fixed-note">
      <ul>
        {changes.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {written.length > 0 && (
        <details>
          <summary>{texts.conflict.difference}</summary>
          {written.map(([path, text]) => (
            <LineDifferences
              key={path}
              caption={nameOfPath(path)}
              one={[texts.diagnostics.before, before.get(path) ?? '']}
              other={[texts.diagnostics.after, text ?? '']}
            />
          ))}
        </details>
      )}
      <Tool icon="undo" onClick={() => actions.undoFix(fixed)}>
        {texts.panels.undoDelete}
      </Tool>
    </PaneAlert>
  )
}
