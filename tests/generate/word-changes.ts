import { questionsOf, text, type FormParts, type Json } from './form-edits'

/** Changes that staff make to the texts of a form, each with its name. */
export const wordChanges: readonly (readonly [string, (form: FormParts) => boolean | void])[] = [
  [
    'page titles and cards',
    ({ schema, card }) => {
      schema['title'] = `${schema['title']} now`
      if (card) card['title'] = schema['title']
    },
  ],
  [
    'signs that HTML, addresses and Discord read',
    ({ schema, message, card }) => {
      schema['title'] = `"${schema['title']}" & it's <new>`
      message['title'] = `${message['title']} \`x\` *y*`
      for (const field of Object.values<Json>(message['fields']))
        if (field.fallback) field.fallback = `*${field.fallback}*`
      if (!card) return
      card['title'] = schema['title']
      card['tags'] = card['tags'].map((tag: string) => `${tag} & \\`)
    },
  ],
  [
    'descriptions',
    ({ schema, card }) => {
      schema['description'] = 'Tell us in your own words.'
      if (card) card['description'] = schema['description']
    },
  ],
  [
    'labels',
    (form) => {
      for (const [, rules] of questionsOf(form)) rules['title'] = `${rules['title']} of yours`
    },
  ],
  [
    'success texts',
    ({ message }) => {
      message['outcomes'].success = '✅ Thank you, it has arrived!'
    },
  ],
  [
    'failure texts',
    ({ message }) => {
      message['outcomes'].refused = '❌ That did not work. Try again in an hour.'
    },
  ],
  [
    'offline texts',
    ({ message }) => {
      message['outcomes'].offline = '❌ No connection. Try again later.'
    },
  ],
  [
    'words for missing answers',
    (form) => {
      for (const [, { errorMessage }] of questionsOf(form))
        if (errorMessage?.required) errorMessage.required = `Now: ${errorMessage.required}`
    },
  ],
  [
    'words for long answers',
    (form) => {
      for (const [, { errorMessage }] of questionsOf(form))
        if (errorMessage?.maxLength) errorMessage.maxLength = `${errorMessage.maxLength} at most`
    },
  ],
  [
    'all words for one question',
    text(([, rules]) => {
      rules['errorMessage'] = Object.fromEntries(
        Object.keys(rules['errorMessage']).map((rule) => [rule, `Look at this answer again (${rule})`]),
      )
    }),
  ],
  [
    'headings of the list of problems',
    ({ schema }) => {
      schema['errorMessage'] = { ...schema['errorMessage'], required: 'Some answers are missing.' }
    },
  ],
  [
    'no heading of the list of problems',
    ({ schema }) => {
      if (!schema['errorMessage']) return false
      delete schema['errorMessage']
      return true
    },
  ],
  [
    'buttons',
    ({ ui }) => {
      ui['ui:submitButtonOptions'] = { ...ui['ui:submitButtonOptions'], submitText: 'Send it off' }
    },
  ],
  [
    'hints',
    text(([name], { ui }) => {
      ui[name] = { ...ui[name], 'ui:help': 'A short answer will do' }
    }),
  ],
]
