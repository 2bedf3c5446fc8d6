import type { Fixture } from '../../engine/schema/definition'
import type { CompiledForm } from '../../engine/schema/form'
import { compiled, validFixtures } from '../../lint/source/compiled-form'
import { goldenMessages } from '../../lint/source/snapshot-messages'
import { structureRules } from '../../lint/rules/registry'
import type { FormFolder } from '../../lint/source/form-folder'
import { missingExamples } from '../examples/missing-examples'
import type { Repairs } from './repairs'
import { formatJson } from '../../lint/json/format'
import { writeJson } from './write-json'

/** The examples a form still needs, as files. None while its definition or an example cannot be read. */
export const exampleFiles = oncePerForm((form) => {
  const ready = readyForm(form)
  if (!ready) return new Map()
  const examples = new Map(validFixtures(form).map(({ name, fixture }) => [name, fixture]))
  const added = [...missingExamples(ready, examples)].map(
    ([name, example]) => [place(form, name), writeJson(example)] as const,
  )
  return new Map(added.filter(([path]) => !form.paths.includes(path)))
})

/** The expected messages of a form that are missing or out of date, as files; null for those no example needs. */
export const messageFiles = oncePerForm((form) => {
  const ready = readyForm(form)
  if (!ready) return new Map()
  const repairs = new Map<string, string | null>()
  for (const { name, fixture, isWrong } of validFixtures(form)) {
    const text = isWrong || fixture.errors ? undefined : messageText(ready, fixture)
    const path = place(form, `${name}.message`)
    if (text !== undefined && form.goldens.get(name)?.text !== text) repairs.set(path, text)
  }
  for (const name of form.goldens.keys()) {
    if (!form.fixtures.has(name) || name.startsWith('wrong-'))
      repairs.set(place(form, `${name}.message`), null)
  }
  return repairs
})

/** A form is read into the same object as long as its files stay the same, so what it needs is found once. */
function oncePerForm(find: (form: FormFolder) => Repairs): (form: FormFolder) => Repairs {
  const known = new WeakMap<FormFolder, Repairs>()
  return (form) => {
    const repairs = known.get(form) ?? find(form)
    known.set(form, repairs)
    return repairs
  }
}

/** Undefined where anything in the form's folder is not as its grammar says: what was meant there is not known. */
function readyForm(form: FormFolder): CompiledForm | undefined {
  const files = [form.schema, form.ui, form.message, ...form.fixtures.values()]
  const isReadable = files.every((file) => file?.reports.length === 0) && allRead(form)
  const isSound = isReadable && structureRules.every((rule) => rule(form).length === 0)
  return isSound ? compiled(form) : undefined
}

/** An example that is no JSON at all is among the paths, but not among the examples. */
function allRead({ slug, paths, fixtures }: FormFolder): boolean {
  const names = paths.flatMap((path) => {
    const file = path.slice(`forms/${slug}/fixtures/`.length)
    return path.includes('/fixtures/') && file.endsWith('.json') && !file.endsWith('.message.json')
      ? [file.slice(0, -'.json'.length)]
      : []
  })
  return names.every((name) => fixtures.has(name))
}

function messageText(form: CompiledForm, { answers }: Fixture): string | undefined {
  const messages = goldenMessages(form, answers)
  return messages && formatJson(JSON.stringify(messages, undefined, 2))
}

function place({ slug }: FormFolder, name: string): string {
  return `forms/${slug}/fixtures/${name}.json`
}
