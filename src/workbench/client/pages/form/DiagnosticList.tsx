import { fillText } from '../../../../engine/fill-text'
import type { Diagnostic, Location } from '../../../../lint/diagnostic'
import { Tool } from '../../components/Tool'
import { remedyHere } from '../../diagnostics/word-diagnostic'
import { nameOfPath } from '../../files/describe-file'
import { fileOf } from '../../files/form-file'
import texts from '../../texts.json'
import { useOneForm, type OneForm } from './one-form'

/**
 * The diagnostics as a list, those of the file in the editor first: where, what is wrong, what to write. Each links to
 * its place.
 */
export function DiagnosticList({ diagnostics }: { readonly diagnostics: readonly Diagnostic[] }) {
  const form = useOneForm()
  const { path, goToPlace, actions } = form
  const isHere = ({ file }: Diagnostic) => form.part === undefined && file === path
  const others = diagnostics.filter((diagnostic) => !isHere(diagnostic))
  return (
    <ol className="problem-list plain-list">
      {[...diagnostics.filter(isHere), ...others].map((diagnostic) => (
        <li
          key={`${diagnostic.file} ${diagnostic.start} ${diagnostic.rule} ${diagnostic.message}`}
          className={`problem problem-${diagnostic.severity}`}
        >
          <div className="problem-words">
            <button type="button" className="link-button problem-place" onClick={() => goToPlace(diagnostic)}>
              {placeWords(diagnostic, form)}
            </button>
            <p>{diagnostic.message}</p>
            <p className="problem-remedy">{remedyHere(diagnostic)}</p>
            {diagnostic.also.map((place) => (
              <button
                key={`${place.file} ${place.line} ${place.column}`}
                type="button"
                className="link-button problem-also"
                onClick={() => goToPlace(place)}
              >
                {fillText(texts.diagnostics.also, { place: placeWords(place, form) })}
              </button>
            ))}
          </div>
          {diagnostic.fix && (
            <Tool
              onClick={() => actions.applyFix(diagnostic)}
              aria-label={`${texts.diagnostics.fix}: ${diagnostic.message}`}
            >
              {texts.diagnostics.fix}
            </Tool>
          )}
        </li>
      ))}
    </ol>
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
