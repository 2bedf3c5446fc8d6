import type { CompiledForm } from '../../../engine/form'
import { visibleQuestions } from '../../../engine/questions'
import { settleAnswers } from '../../../engine/settle-answers'
import type { Place } from '../finding'
import type { Step } from '../json/json-node'
import type { FixtureFile, FormFolder } from '../source/form-folder'
import { keySpan, valueSpan, type Located } from '../source/locate'
import { askedIn } from '../source/questions'

/** The places in a form's files that make the part of a message which `way` leads to. */
export function sourcesOfMessage(
  form: FormFolder,
  ready: CompiledForm,
  fixture: FixtureFile,
  way: readonly Step[],
): readonly Place[] {
  const { message } = form
  const [, part, , key, index] = way
  if (!message) return []
  if (part === 'username' || part === 'content') return [value(message, [part])]
  if (part === 'allowed_mentions') return [value(message, ['mention'])]
  if (key === 'color') return [value(message, ['colour'])]
  if (key === 'title') return [value(message, ['title'])]
  if (key === 'footer') return [value(message, ['reference'])]
  return typeof index === 'number' ? ofField(form, ready, fixture, index) : []
}

function ofField(
  form: FormFolder,
  ready: CompiledForm,
  fixture: FixtureFile,
  index: number,
): readonly Place[] {
  const answers = settleAnswers(ready, fixture.value.answers ?? {})
  const name = visibleQuestions(ready, answers)[index]?.name
  const { schema, message, ui } = form
  if (name === undefined || !schema || !message) return []
  const asked = askedIn(schema).filter((place) => place.name === name)
  return [
    { file: message.path, span: keySpan(message.root, ['fields', name]) },
    ...asked.map(({ path }) => ({ file: schema.path, span: keySpan(schema.root, [...path, 'title']) })),
    ...asked.map(({ path }) => ({ file: schema.path, span: keySpan(schema.root, path) })),
    value(fixture, ['answers', name]),
    ...(ui?.value['ui:order'] ? [value(ui, ['ui:order'])] : []),
  ]
}

function value(file: Located, path: readonly Step[]): Place {
  return { file: file.path, span: valueSpan(file.root, path) }
}
