import type { Location, Diagnostic } from '../../../lint/report/diagnostic'
import { fillText } from '../../../engine/fill-text'
import { Tool } from '../components/Tool'
import { nameOfPath } from '../files/describe-file'
import { fileOf } from '../files/form-file'
import texts from '../texts.json'

export interface DiagnosticListProps {
  readonly problems: readonly Diagnostic[]
  readonly tone?: 'problem' | 'remark'
  /** The file in the editor: for its diagnostics only the line is shown. */
  readonly path: string
  /** The name of a place in the panels; undefined where it has none, or while a text is edited. */
  readonly inPanel: (place: Location) => string | undefined
  readonly onGo: (place: Location) => void
  readonly onFix: (problem: Diagnostic) => void
}

/** The diagnostics as a list: where, what is wrong, what to write. Each links to its place. */
export function DiagnosticList({
  problems,
  tone = 'problem',
  path,
  inPanel,
  onGo,
  onFix,
}: DiagnosticListProps) {
  const here = problems.filter(({ file }) => file === path)
  const others = problems.filter(({ file }) => file !== path)
  return (
    <ol className="problem-list plain-list">
      {[...here, ...others].map((problem) => (
        <li
          key={`${problem.file} ${problem.start} ${problem.rule} ${problem.message}`}
          className={`problem problem-tone-${tone}`}
        >
          <div className="problem-words">
            <button type="button" className="link-button problem-place" onClick={() => onGo(problem)}>
              {inPanel(problem) ?? placeOf(problem, path)}
            </button>
            <p>{problem.message}</p>
            <p className="problem-remedy">{remedyHere(problem)}</p>
            {problem.also.map((place) => (
              <button
                key={`${place.file} ${place.line} ${place.column}`}
                type="button"
                className="link-button problem-also"
                onClick={() => onGo(place)}
              >
                {fillText(texts.problems.also, { place: inPanel(place) ?? placeOf(place, path) })}
              </button>
            ))}
          </div>
          {problem.fix && (
            <Tool onClick={() => onFix(problem)} aria-label={`${texts.problems.fix}: ${problem.message}`}>
              {texts.problems.fix}
            </Tool>
          )}
        </li>
      ))}
    </ol>
  )
}

/** A remedy that a command writes, here a button. */
export const isFixedByCommand = /run: npm run forms:fix/i

/** The remedy, with a button's name instead of the command for the command line. */
export function remedyHere({ remedy }: Diagnostic): string {
  return remedy
    .replace('Run: npm run forms:fix', texts.problems.pressFixAll)
    .replace('run: npm run forms:fix', texts.problems.orPressFixAll)
}

function placeOf({ file, line }: Location, path: string): string {
  if (file === path) return fillText(texts.problems.line, { line })
  const [own, form] = [path, file].map((each) => fileOf(each)?.slug)
  const words = form === undefined || form === own ? texts.problems.lineIn : texts.problems.lineInForm
  return fillText(words, { form: form ?? '', file: nameOfPath(file), line })
}
