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
export function DiagnosticList({ problems }: { readonly problems: readonly Diagnostic[] }) {
  const form = useOneForm()
  const { path, goToPlace, actions } = form
  const isHere = ({ file }: Diagnostic) => form.part === undefined && file === path
  const others = problems.filter((problem) => !isHere(problem))
  return (
    <ol className="problem-list plain-list">
      {[...problems.filter(isHere), ...others].map((problem) => (
        <li
          key={`${problem.file} ${problem.start} ${problem.rule} ${problem.message}`}
          className={`problem problem-${problem.severity}`}
        >
          <div className="problem-words">
            <button type="button" className="link-button problem-place" onClick={() => goToPlace(problem)}>
              {placeWords(problem, form)}
            </button>
            <p>{problem.message}</p>
            <p className="problem-remedy">{remedyHere(problem)}</p>
            {problem.also.map((place) => (
              <button
                key={`${place.file} ${place.line} ${place.column}`}
                type="button"
                className="link-button problem-also"
                onClick={() => goToPlace(place)}
              >
                {fillText(texts.problems.also, { place: placeWords(place, form) })}
              </button>
            ))}
          </div>
          {problem.fix && (
            <Tool
              onClick={() => actions.applyFix(problem)}
              aria-label={`${texts.problems.fix}: ${problem.message}`}
            >
              {texts.problems.fix}
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
  const { line: lineHere, lineIn, lineInForm } = texts.problems
  if (part === undefined && file === path) return fillText(lineHere, { line })
  const form = fileOf(file)?.slug ?? slug
  const words = form === slug ? lineIn : lineInForm
  return inPanel(place) ?? fillText(words, { form, file: nameOfPath(file), line })
}
