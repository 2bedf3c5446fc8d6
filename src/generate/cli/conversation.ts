import { createInterface } from 'node:readline'
import texts from './cli-texts.json'
import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Prompts and answers on the command line. */
export interface Conversation {
  readonly say: (text: string) => void
  /** The line typed in reply, or undefined at the end of the input. */
  readonly ask: (question: string) => Promise<string | undefined>
}

/** A conversation on a terminal, or with lines from a pipe. Call `end` when it is over. */
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

/** The value of an answer, or why it is invalid. */
export type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: string }

class InputEnd extends Error {}

/** The result of the questions; undefined if the input ended before all were answered. */
export async function unlessStopped<Value>(asked: Promise<Value>): Promise<Value | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof InputEnd) return undefined
    throw error
  }
}

/**
 * Ask until an answer is valid, saying why the last was not. An empty one means `usual`. Rejects when the
 * input ends: see `unlessStopped`.
 */
export async function askUntil<Value>(
  { ask, say }: Conversation,
  question: string,
  read: (text: string) => Read<Value>,
  usual?: string,
): Promise<Value> {
  const prompt = `${question}${usual === undefined ? '' : ` [${usual}]`}: `
  for (let text = await ask(prompt); text !== undefined; text = await ask(prompt)) {
    const answer = read(text.trim() === '' ? (usual ?? '') : text)
    if (answer.ok) return answer.value
    say(answer.reason)
  }
  throw new InputEnd()
}

export function readYesOrNo(text: string): Read<boolean> {
  const word = text.trim().toLowerCase()
  if (texts.yes.includes(word)) return { ok: true, value: true }
  return texts.no.includes(word) ? { ok: true, value: false } : { ok: false, reason: texts.yesOrNo }
}

/** Parse the options of a command line; if one is invalid, `reason` is a sentence that says why. */
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
