import { howTo, type GuideForm } from './guide'

/** A change that the guide describes, made to the form of its steps. */
export const kinds: readonly {
  /** The beginning of its entry in the guide. */
  readonly says: string
  readonly edit: (form: GuideForm) => void
  /** The question it adds, if any. */
  readonly name?: string
}[] = [
  {
    says: 'give a form only',
    edit: ({ manifest }) =>
      void Object.assign(manifest, {
        cards: manifest.cards.slice(0, -1),
        unlisted: [...manifest.unlisted, 'build-contest'],
      }),
  },
  { says: 'open and close a form', edit: ({ ui }) => void Object.assign(ui, howTo('open and close a form')) },
  {
    says: 'close a form for a while',
    edit: ({ ui }) => void Object.assign(ui, howTo('close a form for a while')),
  },
  {
    says: 'offer a form for what happened',
    edit: ({ manifest }) => void Object.assign(manifest, howTo('offer a form for what happened')),
  },
  {
    says: 'open and close one option',
    edit: ({ schema, ui }) => {
      schema.properties.entryType.enum.push('Build contest')
      ui.entryType = { 'ui:options': howTo('open and close one option') }
    },
  },
  {
    says: 'send some answers',
    edit: ({ message }) => void Object.assign(message, howTo('send some answers')),
  },
  {
    says: 'post into a forum',
    edit: ({ message }) => void Object.assign(message, howTo('post into a forum')),
  },
  {
    says: 'ask for a number',
    edit: ({ schema, ui }) => {
      Object.assign(schema.properties, howTo('ask for a number'))
      schema.required.push('helpers')
      ui.helpers = { 'ui:options': { width: 'short' } }
    },
    name: 'helpers',
  },
  {
    says: 'ask for a rating',
    edit: ({ schema, ui }) => {
      const errorMessage = {
        type: 'Theme must be a number from the list',
        enum: 'Select a number for the theme',
      }
      schema.properties.theme = { title: 'Theme', type: 'integer', enum: [1, 2, 3, 4, 5], errorMessage }
      Object.assign(ui, howTo('ask for a rating'))
    },
    name: 'theme',
  },
  {
    says: 'write headings over',
    edit: ({ schema, ui }) => {
      for (const name of ['a number', 'an amount', 'a tick'])
        Object.assign(schema.properties, howTo(`ask for ${name}`))
      for (const name of ['helpers', 'price']) ui[name] = { 'ui:options': { width: 'short' } }
      schema.required.push('helpers', 'price', 'rules')
      Object.assign(ui, howTo('write headings over'))
    },
    name: 'helpers',
  },
  {
    says: 'ask for an amount',
    edit: ({ schema, ui }) => {
      Object.assign(schema.properties, howTo('ask for an amount'))
      schema.required.push('price')
      ui.price = { 'ui:options': { inputMode: 'decimal', width: 'short' } }
    },
    name: 'price',
  },
  {
    says: 'ask for a date in',
    edit: ({ schema, ui }) => {
      const errorMessage = { format: 'Enter the day you finished on like 2026-01-31' }
      schema.properties.finishedOn = { title: 'Finished on', type: 'string', format: 'date', errorMessage }
      Object.assign(ui, howTo('ask for a date in'))
    },
    name: 'finishedOn',
  },
  {
    says: 'ask for two dates',
    edit: ({ schema, ui, message }) => {
      // With one more question the form would need headings.
      for (const part of [schema.properties, ui, message.fields]) delete part.pictureLink
      for (const name of ['arrival', 'departure']) {
        const title = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
        const errorMessage = { format: `Enter the ${name} like 2026-01-31` }
        schema.properties[name] = { title, type: 'string', format: 'date', errorMessage }
        ui[name] = { 'ui:options': { width: 'short' } }
      }
      Object.assign(ui.departure['ui:options'], howTo('ask for two dates'))
    },
    name: 'departure',
  },
  {
    says: 'ask for a tick',
    edit: ({ schema }) => {
      Object.assign(schema.properties, howTo('ask for a tick'))
      schema.required.push('rules')
    },
    name: 'rules',
  },
  {
    says: 'ask something unless',
    edit: ({ schema, ui, message }) => {
      // With one more question the form would need headings.
      for (const part of [schema.properties, ui, message.fields]) delete part.pictureLink
      schema.properties.finished = { title: 'My build is finished', type: 'boolean' }
      schema.allOf.push(howTo('ask something unless'))
      ui.missing = { 'ui:options': { width: 'medium' } }
    },
    name: 'finished',
  },
  {
    says: 'ask for several',
    edit: ({ schema, ui }) => {
      Object.assign(schema.properties, howTo('ask for several'))
      schema.required.push('games')
      ui.games = { 'ui:widget': 'checkboxes' }
    },
    name: 'games',
  },
]
