import { excerpt } from './excerpt'
import { isAdvice } from './is-advice'
import type { NamedPlace, Problem } from './problem'
import texts from './report-texts.json'
import { decodeText } from '../source/decode-text'
import type { Files } from '../source/read-workspace'

/** More other places than these are not listed. */
const mostPlaces = 3

/**
 * The problems as staff read them, each with its file, line, the line itself underlined, what is wrong, and what to write
 * instead; a line that counts them at the end. The build, the command line and the development page print this very text.
 * @example report([], files) // => 'No problems in 535 files.'
 */
export function report(problems: readonly Problem[], files: Files): string {
  return [...problems.map((problem) => reportOne(problem, files)), summary(problems, files)].join('\n\n')
}

/** One problem as staff read it. */
export function reportOne(problem: Problem, files: Files): string {
  const lines = linesOf(files.get(problem.file))
  const also = placesToShow(problem).map((place) => `  ${texts.seeAlso.replace('{place}', nameOf(place))}`)
  const place = lines.length === 0 ? problem.file : nameOf(problem)
  const subject = problem.subject === undefined ? '' : `, "${problem.subject}"`
  const head = `${place}${subject}${isAdvice(problem) ? ` (${texts.remark})` : ''}`
  return [head, ...excerpt(problem, lines), `  ${problem.message}`, `  ${problem.remedy}`, ...also].join('\n')
}

/** The other places worth naming: not the line of the problem itself, nor one that the message names. */
function placesToShow({ file, line, message, also }: Problem): readonly NamedPlace[] {
  const others = also.filter((place) => place.file !== file || place.line !== line)
  return others.filter((place) => !message.includes(`line ${place.line} `)).slice(0, mostPlaces)
}

/** How many problems there are, and how many remarks that stop nothing, in one line. */
export function summary(problems: readonly Problem[], files: Files): string {
  const real = problems.filter((problem) => !isAdvice(problem))
  const remarks = problems.length - real.length
  const text = countOf(real, files.size)
  if (remarks === 0) return `${text}.`
  return `${text}, ${(remarks === 1 ? texts.oneRemark : texts.remarks).replace('{remarks}', String(remarks))}.`
}

function countOf(problems: readonly Problem[], all: number): string {
  const files = new Set(problems.map(({ file }) => file)).size
  if (problems.length === 0) return texts.noProblems.replace('{files}', String(all))
  const text = problems.length === 1 ? texts.oneProblem : files === 1 ? texts.inOneFile : texts.inFiles
  return text.replace('{problems}', String(problems.length)).replace('{files}', String(files))
}

function nameOf({ file, line, column }: NamedPlace): string {
  return `${file}, ${texts.line.replace('{line}', String(line)).replace('{column}', String(column))}`
}

function linesOf(file: string | Uint8Array | undefined): readonly string[] {
  if (file === undefined) return []
  const decoded = decodeText(file)
  const text = decoded.ok ? decoded.text : decoded.before
  // A folder, or a file without anything in it, has no line to underline.
  return text.trim() === '' ? [] : text.split('\n').map((line) => line.replace(/\r$/, ''))
}
