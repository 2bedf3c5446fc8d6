import type { Diagnostic } from '../../../lint/diagnostic'

/** A file's text as the editor has it: each line ends with a line feed alone. */
export function withoutReturns(file: string): string {
  return file.replaceAll(/\r\n?/g, '\n')
}

/**
 * A text of the editor with the line ends of the file that it is in.
 * @example withLineEndsOf('{\r\n}', '{\n\n}') // => '{\r\n\r\n}'
 */
export function withLineEndsOf(file: string, text: string): string {
  return file.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text
}

/** The diagnostics of a file at their places in the editor. */
export function placedInEditor(file: string, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  if (!file.includes('\r')) return diagnostics
  const at = (offset: number) => withoutReturns(file.slice(0, offset)).length
  return diagnostics.map(({ fix, ...diagnostic }) => ({
    ...diagnostic,
    start: at(diagnostic.start),
    end: at(diagnostic.end),
    ...(fix && {
      fix: fix.map(({ start, end, text }) => ({
        start: at(start),
        end: at(end),
        text: withoutReturns(text),
      })),
    }),
  }))
}
