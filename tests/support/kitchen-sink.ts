import type { Definition } from '../../src/engine/schema/form'
import { compileForm } from '../../src/engine/schema/compile-form'
import type { CompiledForm } from '../../src/engine/schema/form'

const link = String.raw`^\s*[hH][tT]{2}[pP][sS]?://[^\s/?#@:.]+(?:\.[^\s/?#@:.]+)+(?::\d{1,5})?(?:[/?#]\S*)?\s*$`
const words = { required: 'Answer this', maxLength: 'Too long' }

/** A form that uses every control, each kind of condition, and every option of ui.json. */
const kitchenSinkDefinition: Definition = {
  slug: 'kitchen-sink',
  schema: {
    $schema: '../_schema/schema.schema.json',
    title: 'Kitchen Sink',
    description: 'Every control there is.',
    type: 'object',
    required: ['name', 'mail', 'age', 'day', 'rating', 'place', 'role', 'topic', 'story', 'links'],
    errorMessage: { required: 'Please fill in all required fields.' },
    properties: {
      name: {
        title: 'Name',
        type: 'string',
        maxLength: 20,
        errorMessage: { ...words, required: 'Enter your name' },
      },
      mail: {
        title: 'Email',
        type: 'string',
        format: 'email',
        errorMessage: { required: 'Enter your email', format: 'Enter an email like name@example.com' },
      },
      phone: { title: 'Phone', type: 'string' },
      site: { title: 'Website', type: 'string', pattern: link, errorMessage: { pattern: 'Enter a link' } },
      age: {
        title: 'Age',
        type: 'integer',
        minimum: 13,
        errorMessage: { required: 'Enter your age', type: 'Age must be a number', minimum: 'You must be 13' },
      },
      height: { title: 'Height', type: 'number' },
      day: { title: 'Day', type: 'string', format: 'date', errorMessage: { required: 'Select a day' } },
      rating: {
        title: 'Rating',
        type: 'integer',
        enum: [1, 2, 3, 4, 5],
        errorMessage: { required: 'Select a rating' },
      },
      place: {
        title: 'Place',
        type: 'string',
        enum: ['Land', 'Sea'],
        errorMessage: { required: 'Select a place' },
      },
      role: {
        title: 'Role',
        type: 'string',
        not: { enum: ['Captain'] },
        errorMessage: {
          required: 'Select a role',
          enum: 'Select a role from the list',
          not: 'There is a captain',
        },
      },
      topic: {
        title: 'Topic',
        type: 'string',
        enum: ['One', 'Two', 'Three', 'Four', 'Five', 'Other'],
        errorMessage: { required: 'Select a topic' },
      },
      story: {
        title: 'Story',
        type: 'string',
        maxLength: 40,
        errorMessage: { required: 'Enter your story', maxLength: 'Story must be 40 characters or less' },
      },
      links: {
        title: 'Links',
        type: 'array',
        items: { type: 'string', pattern: link, errorMessage: { pattern: 'Invalid URL detected: {value}' } },
        errorMessage: { required: 'Enter your links' },
      },
      zone: { title: 'Timezone', type: 'string', examples: ['UTC+00:00', 'UTC+01:00'] },
      colour: { title: 'Colour', type: 'string', default: 'Red' },
    },
    allOf: [
      {
        if: { properties: { place: { const: 'Land' } }, required: ['place'] },
        // oxlint-disable-next-line unicorn/no-thenable -- the word is JSON Schema's, and no one awaits a condition
        then: { properties: { role: { enum: ['Farmer', 'Helper'] } } },
      },
      {
        if: { properties: { place: { const: 'Sea' } }, required: ['place'] },
        // oxlint-disable-next-line unicorn/no-thenable -- as above
        then: { properties: { role: { enum: ['Captain', 'Sailor', 'Helper'] } } },
      },
      {
        if: { properties: { topic: { const: 'Other' } }, required: ['topic'] },
        // oxlint-disable-next-line unicorn/no-thenable -- as above
        then: {
          properties: {
            otherTopic: {
              title: 'Other topic',
              type: 'string',
              errorMessage: { required: 'Enter the other topic' },
            },
          },
          required: ['otherTopic'],
        },
      },
    ],
  },
  ui: {
    $schema: '../_schema/ui.schema.json',
    'ui:submitButtonOptions': { submitText: 'Send it' },
    'ui:note': ['Read this first.'],
    'ui:minutes': 3,
    'ui:needs': 'a spoon',
    'ui:next': 'Somebody reads it.',
    'ui:related': ['guild'],
    'ui:sections': [
      { title: 'About you', properties: ['name', 'mail', 'phone', 'site', 'age', 'height', 'day'] },
      {
        title: 'The rest',
        properties: ['rating', 'place', 'role', 'topic', 'otherTopic', 'story', 'links', 'zone', 'colour'],
      },
    ],
    name: { 'ui:autocomplete': 'nickname', 'ui:options': { spellcheck: false, width: 'half' } },
    mail: { 'ui:autocomplete': 'email', 'ui:options': { width: 'half' } },
    site: { 'ui:widget': 'uri' },
    phone: { 'ui:options': { inputType: 'tel' } },
    age: { 'ui:help': 'You must be 13 or older', 'ui:options': { width: 'short' } },
    rating: {
      'ui:widget': 'radio',
      'ui:enumNames': { '1': '1 – poor', '5': '5 – great' },
      'ui:options': { appearance: 'rating' },
    },
    role: {
      'ui:placeholder': 'Select a role',
      'ui:enumNames': { Captain: 'Captain (Taken)' },
      'ui:enumDisabled': ['Captain'],
      'ui:options': {
        dependsOn: { property: 'place', waiting: 'Choose a place first', changed: 'Roles have changed.' },
      },
    },
    story: { 'ui:widget': 'textarea', 'ui:help': 'From the beginning' },
    links: { 'ui:help': 'Separate links with commas' },
    zone: { 'ui:options': { detect: 'timezone' } },
  },
  message: {
    $schema: '../_schema/message.schema.json',
    webhook: 'kitchen-sink',
    style: 'embed',
    title: 'New sink',
    colour: '#123456',
    reference: 'KS',
    fields: {},
    outcomes: {
      success: '✅ Sink sent successfully!',
      refused: '❌ The sink was refused.',
      offline: '❌ The sink cannot be reached.',
    },
  },
}

/** The form, compiled. */
export const kitchenSink: CompiledForm = compileForm(kitchenSinkDefinition)

/** Valid answers to all its questions, as typed. */
export const goodAnswers: Readonly<Record<string, string>> = {
  name: 'Steve',
  mail: 'steve@example.com',
  age: '20',
  day: '2025-06-24',
  rating: '4',
  place: 'Sea',
  role: 'Sailor',
  topic: 'One',
  story: 'Once upon a time',
  links: 'https://a.example, https://b.example',
}
