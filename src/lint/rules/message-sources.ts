import { normalizeAnswers } from '../../engine/answers/normalize-answers'
import type { Message } from '../../engine/message/message'
import type { CompiledForm } from '../../engine/schema/form'
import { visibleQuestions } from '../../engine/schema/questions'
import type { PathStep } from '../json/json-node'
import type { Place } from '../report/diagnostic'
import type { TriableFixture } from '../source/compiled-form'
import type { FormFolder } from '../source/form-folder'
import { pointTo } from '../source/locate'
import { schemasOf } from '../source/questions'
import { answerPlace } from './fixture-places'

/** The places in a form's files that produce the part of a message at the path `way`. */
export function sourcesOfMessage(
  form: FormFolder,
  ready: CompiledForm,
  fixture: TriableFixture,
  messages: readonly Message[],
  way: readonly PathStep[],
): readonly Place[] {
  const { message } = form
  const [part, key, , group, index] = way
  if (!message) return []
  const { at } = pointTo(message)
  if (key === 'username' || key === 'content') return [at(key)]
  if (key === 'allowed_mentions') return [at('mention')]
  if (group === 'color') return [at('colour')]
  if (group === 'footer') return [at('reference')]
  if (group === 'title') {
    const named = [...(message.value.title ?? '').matchAll(/\{(\w+)\}/g)]
    return [at('title'), ...named.map(([, name = '']) => answerPlace(fixture, name))]
  }
  const field = messages[Number(part)]?.embeds[0]?.fields[Number(index)]
  return field ? sourcesOfField(form, ready, fixture, field.name) : []
}

function sourcesOfField(
  { schema, message, ui }: FormFolder,
  ready: CompiledForm,
  fixture: TriableFixture,
  heading: string,
): readonly Place[] {
  if (!schema || !message || !ui) return []
  const asked = visibleQuestions(ready, normalizeAnswers(ready, fixture.fixture.answers))
  const question = asked.find(({ name, rules }) => {
    const label = ready.message.fields[name]?.label ?? rules.title ?? name
    // A field has the label as its name, shortened where it is too long.
    const isShortened = heading.endsWith('…') && label.startsWith(heading.slice(0, -1).trimEnd())
    return heading.startsWith(label) || isShortened
  })
  const name = question?.name ?? ''
  const places = schemasOf(schema, name)
  return [
    pointTo(message).key('fields', name),
    ...places.map(({ key }) => key('title')),
    ...places.map(({ key }) => key()),
    answerPlace(fixture, name),
    ...(ui.value['ui:order'] ? [pointTo(ui).at('ui:order')] : []),
  ]
}
