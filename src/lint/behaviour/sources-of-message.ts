import type { CompiledForm } from '../../engine/schema/form'
import type { Message } from '../../engine/message/message'
import { visibleQuestions, type Question } from '../../engine/schema/questions'
import { settleAnswers } from '../../engine/answers/settle-answers'
import type { Place } from '../report/finding'
import type { Step } from '../json/json-node'
import type { FixtureFile, FormFolder } from '../source/form-folder'
import { keySpan, valueSpan, type Located } from '../source/locate'
import { askedIn } from '../source/questions'
import { answerPlace } from './words-of'

/** The places in a form's files that make the part of a message which `way` leads to. */
export function sourcesOfMessage(
  form: FormFolder,
  ready: CompiledForm,
  fixture: FixtureFile,
  messages: readonly Message[],
  way: readonly Step[],
): readonly Place[] {
  const { message } = form
  const [part, key, , group, index] = way
  if (!message) return []
  if (key === 'username' || key === 'content') return [value(message, [key])]
  if (key === 'allowed_mentions') return [value(message, ['mention'])]
  if (group === 'color') return [value(message, ['colour'])]
  if (group === 'title') return [value(message, ['title']), ...answersIn(message.value.title ?? '', fixture)]
  if (group === 'footer') return [value(message, ['reference'])]
  const field = messages[Number(part)]?.embeds[0]?.fields[Number(index)]
  return field ? ofField(form, ready, fixture, field.name) : []
}

/** The answers that a title names. */
function answersIn(title: string, fixture: FixtureFile): readonly Place[] {
  return [...title.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => answerPlace(fixture, name))
}

function ofField(
  form: FormFolder,
  ready: CompiledForm,
  fixture: FixtureFile,
  title: string,
): readonly Place[] {
  const { schema, message, ui } = form
  if (!schema || !message) return []
  const asked = visibleQuestions(ready, settleAnswers(ready, fixture.value.answers ?? {}))
  const name = asked.find((question) => title.startsWith(labelOf(ready, question)))?.name ?? ''
  const places = askedIn(schema).filter((place) => place.name === name)
  return [
    { file: message.path, span: keySpan(message.root, ['fields', name]) },
    ...places.map(({ path }) => ({ file: schema.path, span: keySpan(schema.root, [...path, 'title']) })),
    ...places.map(({ path }) => ({ file: schema.path, span: keySpan(schema.root, path) })),
    answerPlace(fixture, name),
    ...(ui?.value['ui:order'] ? [value(ui, ['ui:order'])] : []),
  ]
}

function labelOf({ message }: CompiledForm, { name, rules }: Question): string {
  return message.fields[name]?.label ?? rules.title ?? name
}

function value(file: Located, path: readonly Step[]): Place {
  return { file: file.path, span: valueSpan(file.root, path) }
}
