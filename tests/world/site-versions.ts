import { compileForm } from '../../src/engine/schema/compile-form'
import type { CompiledForm, Definition } from '../../src/engine/schema/form'

/** How the form of a version differs from the first one. */
export interface FormChange {
  /** A question is added that must be answered. */
  readonly isAdded: boolean
  /** `note` is renamed. */
  readonly isRenamed: boolean
  /** `phone` is no longer asked. */
  readonly isRemoved: boolean
  /** "Big" can no longer be chosen. */
  readonly isOptionGone: boolean
}

/** One deployed version of the site. */
export interface SiteVersion {
  readonly number: number
  readonly change: FormChange
  readonly isClosed: boolean
  /** The webhook it sends to. */
  readonly webhook: number
}

export const slug = 'world'
export const title = {
  name: 'Name',
  size: 'Size',
  why: 'Why so big',
  story: 'Story',
  note: 'Note',
  remark: 'Remark',
  phone: 'Phone',
  added: 'Added',
} as const
export type QuestionName = keyof typeof title

export const unchanged: FormChange = {
  isAdded: false,
  isRenamed: false,
  isRemoved: false,
  isOptionGone: false,
}

const compiled = new Map<string, CompiledForm>()

/** The form in this version; undefined if it is closed. */
export function formOf({ change, isClosed }: SiteVersion): CompiledForm | undefined {
  return isClosed ? undefined : compiledForm(change)
}

export function compiledForm(change: FormChange): CompiledForm {
  const key = JSON.stringify(Object.values(change))
  const form = compiled.get(key) ?? compileForm(definitionOf(change))
  compiled.set(key, form)
  return form
}

function definitionOf({ isAdded, isRenamed, isRemoved, isOptionGone }: FormChange): Definition {
  const asked = (name: QuestionName) => ({
    [name]: {
      title: title[name],
      type: 'string' as const,
      pattern: '\\S',
      errorMessage: { required: `Enter ${name}`, pattern: `Enter ${name}` },
    },
  })
  const perhaps = (name: QuestionName) => ({ [name]: { title: title[name], type: 'string' as const } })
  const sizes = isOptionGone ? ['Small', 'Middle'] : ['Small', 'Middle', 'Big']
  return {
    slug,
    schema: {
      $schema: '../_schema/schema.schema.json',
      title: 'World',
      description: 'A form for simulated visitors.',
      type: 'object',
      required: ['name', 'size', 'story', ...(isAdded ? ['added'] : [])],
      errorMessage: { required: 'Please fill in all required fields.' },
      properties: {
        ...asked('name'),
        size: {
          title: title.size,
          type: 'string',
          enum: sizes,
          errorMessage: { required: 'Select a size', enum: 'Select a size from the list' },
        },
        ...asked('story'),
        ...perhaps(isRenamed ? 'remark' : 'note'),
        ...(isRemoved ? {} : perhaps('phone')),
        ...(isAdded ? asked('added') : {}),
      },
      ...(!isOptionGone && {
        allOf: [
          {
            if: { properties: { size: { const: 'Big' } }, required: ['size'] },
            // oxlint-disable-next-line unicorn/no-thenable -- the word is JSON Schema's, and no one awaits a condition
            then: { properties: asked('why'), required: ['why'] },
          },
        ],
      }),
    },
    ui: {
      $schema: '../_schema/ui.schema.json',
      'ui:submitButtonOptions': { submitText: 'Send' },
      story: { 'ui:widget': 'textarea' },
    },
    message: {
      $schema: '../_schema/message.schema.json',
      webhook: slug,
      style: 'embed',
      title: 'New world',
      colour: '#123456',
      reference: 'WO',
      fields: {},
      outcomes: { success: 'Sent.', refused: 'Refused.', offline: 'Offline.' },
    },
  }
}
