import { createInterface } from 'node:readline'
import texts from './cli-texts.json'
import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Talks to the person at the keyboard. */
export interface Conversation {
  readonly say: (text: string) => void
  /** The line typed in answer, or undefined when no more will be typed. */
  readonly ask: (question: string) => Promise<string | undefined>
}

/** A conversation on a terminal, or with lines that are piped in. Call `end` when it is over. */
export function talk(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Conversation & { readonly end: () => void } {
  const reader = createInterface({ input })
  const lines = reader[Symbol.asyncIterator]()
  return {
    say: (text) => void output.write(`${text}\n`),
    ask: async (question) => {
      output.write(question)
      const { done, value } = await lines.next()
      return done === true ? undefined : value
    },
    end: () => reader.close(),
  }
}

/** What an answer means, or why it cannot be taken. */
export type Read<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly reason: string }

/**
 * Ask until there is an answer that can be taken, telling each time why the last one could not. An empty line stands for
 * `usual`. Undefined when no more will be typed.
 */
export async function askUntil<Value>(
  { ask, say }: Conversation,
  question: string,
  read: (text: string) => Read<Value>,
  usual?: string,
): Promise<Value | undefined> {
  const prompt = `${question}${usual === undefined ? '' : ` [${usual}]`}: `
  for (let text = await ask(prompt); text !== undefined; text = await ask(prompt)) {
    const answer = read(text.trim() === '' ? (usual ?? '') : text)
    if (answer.ok) return answer.value
    say(answer.reason)
  }
  return undefined
}

/** Read a yes or a no. */
export function readYesOrNo(text: string): Read<boolean> {
  const word = text.trim().toLowerCase()
  if (texts.yes.includes(word)) return { ok: true, value: true }
  return texts.no.includes(word) ? { ok: true, value: false } : { ok: false, reason: texts.yesOrNo }
}

/** Read the options of a command line; a wrong one gives a sentence that says why. */
export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
): Read<ReturnType<typeof parseArgs<{ options: Options }>>['values']> {
  try {
    return { ok: true, value: parseArgs({ args: [...args], options }).values }
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('. ')[0] ?? error.message) : String(error)
    return { ok: false, reason: `${reason}.` }
  }
}
