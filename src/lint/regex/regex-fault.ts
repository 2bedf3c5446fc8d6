/** What keeps a regular expression from compiling (with the flag `u`, as the form's rules use it), or undefined. */
export function regexFault(pattern: string): string | undefined {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp ? undefined : ''
  } catch (error) {
    // "Invalid regular expression: /(/u: Unterminated group": the last part tells what is wrong.
    return String(error).split(': ').at(-1) ?? ''
  }
}
