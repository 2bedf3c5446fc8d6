import {
  addQuestion,
  choice,
  firstQuestion,
  fresh,
  isText,
  optional,
  questionsOf,
  removeQuestion,
  required,
  type FormParts,
  type Json,
} from './form-edits'

/** Changes that staff make to the questions of a form and to its message, each with its name. */
export const questionChanges: readonly (readonly [string, (form: FormParts) => boolean | void])[] = [
  [
    'an option more',
    choice(([, { enum: options }]) => void options.push(fresh('Something quite new', options))),
  ],
  ['an option less', choice(([, { enum: options }]) => void options.splice(1, 1))],
  ['the first option gone', choice(([, { enum: options }]) => void options.shift())],
  [
    'an option renamed',
    choice(([, { enum: options }]) => {
      options[0] = `${options[0]} and more`
    }),
  ],
  [
    'options in another order',
    choice(([, rules]) => {
      rules['enum'] = rules['enum'].toReversed()
    }),
  ],
  [
    'an option closed',
    choice(([name, rules], { ui }) => {
      const [option] = rules['enum']
      rules['not'] = { enum: [option] }
      rules['errorMessage'].not = 'This is closed at the moment'
      ui[name] = {
        ...ui[name],
        'ui:enumDisabled': [option],
        'ui:enumNames': { ...ui[name]?.['ui:enumNames'], [option]: `${option} (closed)` },
      }
    }),
  ],
  [
    'every closed option open',
    (form) => {
      const closed = questionsOf(form).filter(([, rules]) => rules['not'])
      for (const [name, rules] of closed) {
        delete rules['not']
        delete rules['errorMessage'].not
        delete form.ui[name]['ui:enumDisabled']
        delete form.ui[name]['ui:enumNames']
      }
      return closed.length > 0
    },
  ],
  [
    'another option closed in its place',
    (form) => {
      const closed = questionsOf(form).find(([, rules]) => rules['not'])
      if (!closed) return false
      const [name, rules] = closed
      const options: readonly string[] =
        rules['enum'] ??
        (form.schema['allOf'] ?? []).flatMap(
          (condition: Json) => condition['then']?.properties?.[name]?.enum ?? [],
        )
      const next =
        options
          .filter((option) => !rules['not'].enum.includes(option))
          .find((option) => options.indexOf(option) !== options.lastIndexOf(option)) ?? options[1]
      if (next === undefined) return false
      rules['not'] = { enum: [next] }
      form.ui[name]['ui:enumDisabled'] = [next]
      form.ui[name]['ui:enumNames'] = { [next]: `${next} (full)` }
      return true
    },
  ],
  [
    'limits of long texts tighter',
    (form) => {
      for (const [, rules] of questionsOf(form))
        if (rules['maxLength'] > 500) {
          rules['maxLength'] = 60
          rules['errorMessage'].maxLength = 'Write 60 characters or less'
        }
    },
  ],
  [
    'limits of short texts tighter',
    (form) => {
      for (const [, rules] of questionsOf(form).filter(isText))
        if (rules['maxLength'] <= 100) {
          rules['maxLength'] = 8
          rules['errorMessage'].maxLength = 'Write 8 characters or less'
        }
    },
  ],
  [
    'limits of free texts as tight as can be',
    (form) => {
      const limited = questionsOf(form).filter((question) => isText(question) && question[1]['maxLength'])
      for (const [, rules] of limited) {
        rules['maxLength'] = 1
        rules['errorMessage'] = { ...rules['errorMessage'], maxLength: 'Write 1 character' }
      }
    },
  ],
  [
    'limits wider',
    (form) => {
      for (const [, rules] of questionsOf(form))
        if (rules['maxLength']) {
          rules['maxLength'] += 500
          rules['errorMessage'].maxLength = `Write ${rules['maxLength']} characters or less`
        }
    },
  ],
  [
    'limits of numbers tighter',
    firstQuestion(
      ([, { minimum }]) => minimum !== undefined,
      ([, rules]) => {
        rules['minimum'] += 5
        rules['errorMessage'].minimum = `Enter ${rules['minimum']} or more`
      },
    ),
  ],
  [
    'a fewest number of characters',
    required(([, rules]) => {
      rules['minLength'] = Math.min(3, rules['maxLength'] ?? 3)
      rules['errorMessage'].minLength = `Write ${rules['minLength']} characters or more`
    }),
  ],
  [
    'a new optional question',
    (form) =>
      addQuestion(
        form,
        'anythingElse',
        {
          title: 'Anything else',
          type: 'string',
          maxLength: 500,
          errorMessage: { maxLength: 'Anything else must be 500 characters or less' },
        },
        false,
      ),
  ],
  [
    'a new required question',
    (form) =>
      addQuestion(
        form,
        'favouriteBlock',
        {
          title: 'Favourite block',
          type: 'string',
          pattern: '\\S',
          maxLength: 50,
          errorMessage: {
            required: 'Enter your favourite block',
            pattern: 'Enter your favourite block',
            maxLength: 'Favourite block must be 50 characters or less',
          },
        },
        true,
      ),
  ],
  [
    'a new date in the next month',
    (form) => {
      const rules = { title: 'Best day', type: 'string', format: 'date' }
      const words = { format: 'Enter the best day like 2026-01-31' }
      addQuestion(form, 'bestDay', { ...rules, errorMessage: words }, false)
      const dates = { from: 'today', until: 'today+30d', text: 'The best day must be in the next 30 days' }
      const name = Object.keys(form.schema['properties']).at(-1) ?? ''
      form.ui[name] = { 'ui:widget': 'date', 'ui:options': { dates, width: 'short' } }
    },
  ],
  [
    'a new required choice',
    (form) =>
      addQuestion(
        form,
        'edition',
        {
          title: 'Edition',
          type: 'string',
          enum: ['Java', 'Bedrock', 'Pocket'],
          errorMessage: { required: 'Select an edition', enum: 'Select an edition from the list' },
        },
        true,
      ),
  ],
  ['an optional question gone', optional(([name], form) => removeQuestion(form, name))],
  ['a required question gone', required(([name], form) => removeQuestion(form, name))],
  [
    'an optional question required',
    optional(([name, rules], { schema, message }) => {
      schema['required'].push(name)
      rules['errorMessage'] = { ...rules['errorMessage'], required: 'Answer this too' }
      if (message['fields'][name]) delete message['fields'][name].fallback
    }),
  ],
  [
    'a required question optional',
    required(([name, rules], { schema }) => {
      schema['required'] = schema['required'].filter((other: string) => other !== name)
      delete rules['errorMessage'].required
      if (rules['pattern'] === '\\S') {
        delete rules['pattern']
        delete rules['errorMessage'].pattern
      }
    }),
  ],
  [
    'questions in another order',
    ({ ui, schema }) => {
      if (ui['ui:order'] || ui['ui:sections']) return false
      schema['properties'] = Object.fromEntries(Object.entries(schema['properties']).toReversed())
      return true
    },
  ],
  [
    'colours',
    ({ message, card }) => {
      message['colour'] = '#3355AA'
      if (card) card['colour'] = '#3355AA'
    },
  ],
  [
    'names of the messages',
    ({ message }) => {
      if (message['username']) message['username'] = `${message['username']} Desk`
    },
  ],
  [
    'titles of the messages',
    ({ message }) => {
      message['title'] = `New: ${message['title']}`
    },
  ],
  [
    'labels in the messages',
    (form) => {
      for (const [name] of questionsOf(form))
        form.message['fields'][name] = { ...form.message['fields'][name], label: `The visitor's ${name}` }
    },
  ],
]
