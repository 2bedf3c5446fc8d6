import { readdirSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { format, resolveConfig } from 'prettier'
import { compileForm } from '../engine/schema/compile-form'
import type { Fixture } from '../engine/schema/definition'
import type { CompiledForm } from '../engine/schema/form'
import { goldenMessages as messagesOf } from '../lint/source/snapshot-messages'
import { formsFolder, formSlugs, readDefinition, readFixtures } from '../catalog/read-definitions'

const ending = '.message.json'

/**
 * The golden messages of one form by the name of the file they are kept in: for each fixture that is accepted, the text
 * of the messages it becomes, with a reference, a time and a staff role that never change.
 * @example (await goldenMessages(whitelist, fixtures)).get('full.message.json') // => '[\n  {\n    "username": ...'
 */
export async function goldenMessages(
  form: CompiledForm,
  fixtures: ReadonlyMap<string, Fixture>,
): Promise<ReadonlyMap<string, string>> {
  const entries = [...fixtures].map(async ([name, fixture]) => {
    const text = await goldenMessage(form, fixture)
    return text === undefined ? [] : [[`${name}${ending}`, text] as const]
  })
  return new Map((await Promise.all(entries)).flat())
}

/** The names of the golden messages that stand in a form's folder. */
export function goldenFiles(slug: string): readonly string[] {
  return readdirSync(`${formsFolder}${slug}/fixtures`).filter((file) => file.endsWith(ending))
}

async function goldenMessage(form: CompiledForm, fixture: Fixture): Promise<string | undefined> {
  const messages = messagesOf(form, fixture.answers)
  if (!messages) return undefined
  const style = await resolveConfig(formsFolder)
  return format(JSON.stringify(messages, undefined, 2), { ...style, parser: 'json' })
}

/** Write them all anew, and drop those whose fixture is gone. */
async function writeAll(): Promise<void> {
  for (const slug of formSlugs()) {
    const golden = await goldenMessages(compileForm(readDefinition(slug)), readFixtures(slug))
    const place = `${formsFolder}${slug}/fixtures/`
    const dropped = goldenFiles(slug).filter((file) => !golden.has(file))
    await Promise.all(dropped.map((file) => rm(place + file)))
    await Promise.all([...golden].map(([file, text]) => writeFile(place + file, text)))
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname) await writeAll()
