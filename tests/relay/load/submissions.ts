import { formSlugs, readDefinition } from '../../../src/catalog/read-definitions'
import { fixturesOf } from '../../support/fixtures'
import { compileForm } from '../../../src/engine/schema/compile-form'
import type { Answers } from '../../../src/engine/schema/answers'
import type { CompiledForm } from '../../../src/engine/schema/form'
import type { Message } from '../../../src/engine/message/message'
import { errorsAtTime } from '../../../src/engine/answers/errors-at-time'
import { closedForm } from '../../../src/engine/schema/form-doors'
import { toMessages } from '../../../src/engine/message/to-messages'
import { validate } from '../../../src/engine/answers/validate'

/** One visitor's form: what is submitted, and what staff must read in the end. */
export interface LoadSubmission {
  readonly slug: string
  readonly address: string
  readonly body: string
  readonly reference: string
  readonly messages: readonly Message[]
}

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

interface Kind {
  readonly form: CompiledForm
  readonly answers: Answers
}

/** Every valid fixture that can be sent today, of every form, the forms in turn. */
const kinds: readonly Kind[] = formSlugs()
  .flatMap((slug) => {
    const form = compileForm(readDefinition(slug))
    const now = Date.now()
    if (closedForm(form, now) !== undefined) return []
    const valid = Object.values(fixturesOf(slug).valid)
    const open = valid.filter(({ answers }) => errorsAtTime(form, answers, now).length === 0)
    return open.map(({ answers }, round) => ({ form, answers, round }))
  })
  .toSorted((a, b) => a.round - b.round)

/** The submission with this number; each has its own reference, key and visitor. `staffRoleId` as in the relay. */
export function loadSubmission(number: number, staffRoleId: string, sentAt: Date): LoadSubmission {
  const kind = kinds[number % kinds.length]
  if (kind === undefined) throw new Error('There is no form.')
  const { form, answers } = kind
  const reference = `${form.message.reference}-${signsOf(number)}`
  const valid = validate(form, answers)
  if (!valid.ok) throw new Error(`A fixture of ${form.slug} is not valid.`)
  return {
    slug: form.slug,
    address: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    reference,
    body: JSON.stringify({ reference, key: `${reference}-${sentAt.getTime()}`, sentAt, answers }),
    messages: toMessages(form, valid.value, { reference, sentAt, staffRoleId }),
  }
}

function signsOf(number: number): string {
  return Array.from({ length: 6 }, (_, at) => alphabet.charAt((number >> (5 * (5 - at))) & 31)).join('')
}
