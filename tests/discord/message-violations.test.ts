import { describe, expect, test } from 'vitest'
import { messageViolations } from '../../src/discord/rules/message-violations'

/** `path CODE` of every violation. */
function found(body: unknown): readonly string[] {
  return messageViolations(body).map(({ path, code }) => `${path.join('.')} ${code}`.trim())
}

function embed(parts: object): object {
  return { embeds: [{ title: 'T', ...parts }] }
}

function field(parts: object): object {
  return embed({ fields: [{ name: 'n', value: 'v', ...parts }] })
}

const x = (count: number) => 'x'.repeat(count)
const fields = (count: number) => Array.from({ length: count }, () => ({ name: 'n', value: 'v' }))

test.each([
  ['a text', { content: 'Hi' }],
  ['an embed', embed({})],
  ['nulls for optional keys', { content: 'Hi', username: null, embeds: null }],
  ['unknown keys', { content: 'Hi', nonsense: 1 }],
  ['a footer alone', { embeds: [{ footer: { text: 'f' } }] }],
])('accepts %s', (_, body) => {
  expect(messageViolations(body)).toEqual([])
})

describe('lengths: the limit itself passes, one more does not', () => {
  test.each<[string, (text: string) => object, number, string]>([
    ['content', (text) => ({ content: text }), 2000, 'content BASE_TYPE_MAX_LENGTH'],
    ['username', (text) => ({ content: 'c', username: text }), 80, 'username BASE_TYPE_BAD_LENGTH'],
    ['title', (title) => embed({ title }), 256, 'embeds.0.title BASE_TYPE_MAX_LENGTH'],
    [
      'description',
      (description) => embed({ description }),
      4096,
      'embeds.0.description BASE_TYPE_MAX_LENGTH',
    ],
    ['author', (name) => embed({ author: { name } }), 256, 'embeds.0.author.name BASE_TYPE_MAX_LENGTH'],
    ['footer', (text) => embed({ footer: { text } }), 2048, 'embeds.0.footer.text BASE_TYPE_MAX_LENGTH'],
    ['field name', (name) => field({ name }), 256, 'embeds.0.fields.0.name BASE_TYPE_MAX_LENGTH'],
    ['field value', (value) => field({ value }), 1024, 'embeds.0.fields.0.value BASE_TYPE_MAX_LENGTH'],
    ['thread name', (text) => ({ content: 'c', thread_name: text }), 100, 'thread_name BASE_TYPE_BAD_LENGTH'],
  ])('%s', (_, body, limit, violation) => {
    expect([found(body(x(limit))), found(body(x(limit + 1)))]).toEqual([[], [violation]])
  })

  test('an address', () => {
    const address = (length: number) => `https://a.example/${x(length - 18)}`
    expect(found(embed({ url: address(2048) }))).toEqual([])
    expect(found(embed({ url: address(2049) }))).toEqual(['embeds.0.url BASE_TYPE_MAX_LENGTH'])
  })

  test('embeds', () => {
    const embeds = (count: number) => ({ embeds: Array.from({ length: count }, () => ({ title: 't' })) })
    expect([found(embeds(10)), found(embeds(11))]).toEqual([[], ['embeds BASE_TYPE_MAX_LENGTH']])
  })

  test('fields', () => {
    expect(found(embed({ fields: fields(25) }))).toEqual([])
    expect(found(embed({ fields: fields(26) }))).toEqual(['embeds.0.fields BASE_TYPE_MAX_LENGTH'])
  })
})

describe('counting', () => {
  test.each([
    ['an emoji outside the basic plane is one', '🔥', 2000],
    ['a flag is two', '🇳🇴', 1000],
    ['a family of three and its joiners are five', '👨‍👩‍👧', 400],
    ['a letter with a combining mark is two', 'e\u0301', 1000],
  ])('%s', (_, sign, most) => {
    expect(found({ content: sign.repeat(most) })).toEqual([])
    expect(found({ content: sign.repeat(most) + 'x' })).toEqual(['content BASE_TYPE_MAX_LENGTH'])
  })

  test('white space at the ends is not counted', () => {
    expect(found({ content: ` \n\u2003${x(2000)}\t ` })).toEqual([])
  })

  test('a name of 80 characters with white space around it is not too long', () => {
    expect(found({ content: 'c', username: `  ${x(80)} ` })).toEqual([])
  })
})

describe('the sum over all embeds', () => {
  const half = (length: number) => ({ title: x(200), description: x(length - 200) })

  test('6000 pass', () => {
    expect(found({ embeds: [half(3000), half(3000)] })).toEqual([])
  })

  test('6001 do not, although each embed is within its own limits', () => {
    expect(found({ embeds: [half(3000), half(3001)] })).toEqual(['embeds MAX_EMBED_SIZE_EXCEEDED'])
  })

  test.each([
    ['title', { title: 'xx' }],
    ['description', { description: 'x' }],
    ['field name', { fields: [{ name: 'x', value: '' }] }],
    ['field value', { fields: [{ name: '', value: 'x' }] }],
    ['footer', { footer: { text: 'x' } }],
    ['author', { author: { name: 'x' } }],
  ])('counts the %s', (_, part) => {
    const full = { embeds: [half(3000), half(2999), { title: 'x', ...part }] }
    expect(found(full)).toContain('embeds MAX_EMBED_SIZE_EXCEEDED')
  })

  test('counts neither content, nor username, addresses and timestamp', () => {
    const rest = { content: x(2000), username: x(80) }
    const second = { ...half(3000), url: 'https://a.example/', timestamp: '2026-01-31T12:00:00Z' }
    expect(found({ ...rest, embeds: [half(3000), second] })).toEqual([])
  })

  test('counts after trimming', () => {
    expect(found({ embeds: [half(3000), { ...half(3000), title: ` ${x(200)} ` }] })).toEqual([])
  })
})

describe('required values', () => {
  test.each([
    ['an empty embed', { embeds: [{}] }, 'embeds.0 LIST_ITEM_VALUE_REQUIRED'],
    ['null for an embed', { embeds: [null] }, 'embeds.0 LIST_ITEM_VALUE_REQUIRED'],
    ['an embed with only a colour', { embeds: [{ color: 1 }] }, 'embeds.0.description BASE_TYPE_REQUIRED'],
    ['a field without a name', field({ name: null }), 'embeds.0.fields.0.name BASE_TYPE_REQUIRED'],
    ['a field without a value', field({ value: '' }), 'embeds.0.fields.0.value BASE_TYPE_REQUIRED'],
    ['a value of spaces', field({ value: ' \n ' }), 'embeds.0.fields.0.value BASE_TYPE_REQUIRED'],
    [
      'a value only Python calls blank',
      field({ value: '\u0085\u001f' }),
      'embeds.0.fields.0.value BASE_TYPE_REQUIRED',
    ],
    ['a footer without text', embed({ footer: {} }), 'embeds.0.footer.text BASE_TYPE_REQUIRED'],
    ['an author without a name', embed({ author: {} }), 'embeds.0.author.name BASE_TYPE_REQUIRED'],
    ['a picture without an address', embed({ image: {} }), 'embeds.0.image.url BASE_TYPE_REQUIRED'],
    ['an empty username', { content: 'c', username: ' ' }, 'username BASE_TYPE_BAD_LENGTH'],
    ['an empty thread name', { content: 'c', thread_name: '' }, 'thread_name BASE_TYPE_BAD_LENGTH'],
  ])('refuses %s', (_, body, violation) => {
    expect(found(body)).toEqual([violation])
  })

  test.each([[{}], [{ content: ' \n' }], [{ embeds: [] }], [{ username: 'Robin' }], [{ components: [{}] }]])(
    'calls %j an empty message',
    (body) => {
      expect(found(body)).toEqual(['EMPTY_MESSAGE'])
    },
  )
})

describe('username', () => {
  test.each([
    ['Discord Staff', 'username USERNAME_INVALID_CONTAINS'],
    ['my dIsCoRd', 'username USERNAME_INVALID_CONTAINS'],
    ['Clyde', 'username USERNAME_INVALID_CONTAINS'],
    [' Everyone ', 'username USERNAME_INVALID'],
    ['here', 'username USERNAME_INVALID'],
  ])('refuses %j', (username, violation) => {
    expect(found({ content: 'c', username })).toEqual([violation])
  })

  test('accepts a name that merely contains a forbidden one', () => {
    expect(found({ content: 'c', username: 'here we go' })).toEqual([])
  })
})

describe('numbers', () => {
  test.each([
    [-1, 'NUMBER_TYPE_MIN'],
    [16777216, 'NUMBER_TYPE_MAX'],
    [1.5, 'NUMBER_TYPE_COERCE'],
    ['red', 'NUMBER_TYPE_COERCE'],
  ])('refuses the colour %j', (color, code) => {
    expect(found(embed({ color }))).toEqual([`embeds.0.color ${code}`])
  })

  test.each([0, 16777215])('takes the colour %i', (color) => {
    expect(found(embed({ color }))).toEqual([])
  })
})

describe('times and addresses', () => {
  test.each(['yesterday', '2026-02-30T10:00:00Z', '2026-01-31T25:00:00Z', 1769860800000, '31.01.2026'])(
    'refuses the time %j',
    (timestamp) => {
      expect(found(embed({ timestamp }))).toEqual(['embeds.0.timestamp DATE_TIME_TYPE_PARSE'])
    },
  )

  test.each(['2026-01-31T12:00:00.000Z', '2026-01-31T12:00:00+01:00', '2026-01-31'])(
    'takes the time %s',
    (timestamp) => {
      expect(found(embed({ timestamp }))).toEqual([])
    },
  )

  test.each([
    ['ftp://a.example/', 'URL_TYPE_INVALID_SCHEME'],
    ['javascript:alert(1)', 'URL_TYPE_INVALID_SCHEME'],
    ['a.example', 'URL_TYPE_INVALID_SCHEME'],
    ['', 'URL_TYPE_INVALID_SCHEME'],
    ['https://', 'URL_TYPE_INVALID_URL'],
    ['http://localhost/', 'URL_TYPE_INVALID_URL'],
    ['https://a b.example/', 'URL_TYPE_INVALID_URL'],
  ])('refuses the address %j', (url, code) => {
    expect(found(embed({ url }))).toEqual([`embeds.0.url ${code}`])
    expect(found({ content: 'c', avatar_url: url })).toEqual([`avatar_url ${code}`])
  })

  test.each(['author', 'footer'])('judges the icon of the %s', (part) => {
    const body = embed({ [part]: { name: 'n', text: 't', icon_url: 'ftp://a.example' } })
    expect(found(body)).toEqual([`embeds.0.${part}.icon_url URL_TYPE_INVALID_SCHEME`])
  })
})

describe('allowed mentions', () => {
  const id = '123456789012345678'

  test.each([
    [{ parse: [] }],
    [{ parse: ['users', 'roles', 'everyone'] }],
    [{ parse: [], roles: [id] }],
    [{ parse: ['users'], users: [] }],
    [{}],
  ])('takes %j', (allowed_mentions) => {
    expect(found({ content: 'c', allowed_mentions })).toEqual([])
  })

  test.each([
    [{ parse: ['users'], users: [id] }, 'allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE'],
    [{ parse: ['roles'], roles: [id] }, 'allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE'],
    [{ parse: ['admins'] }, 'allowed_mentions.parse.0 BASE_TYPE_CHOICES'],
    [{ roles: ['Staff'] }, 'allowed_mentions.roles.0 NUMBER_TYPE_COERCE'],
    [{ users: Array.from({ length: 101 }, () => id) }, 'allowed_mentions.users BASE_TYPE_MAX_LENGTH'],
  ])('refuses %j', (allowed_mentions, violation) => {
    expect(found({ content: 'c', allowed_mentions })).toEqual([violation])
  })
})

describe('wrong kinds of value', () => {
  test.each<[unknown, string]>([
    ['Hi', 'MODEL_TYPE_CONVERT'],
    [[], 'MODEL_TYPE_CONVERT'],
    [null, 'MODEL_TYPE_CONVERT'],
    [undefined, 'MODEL_TYPE_CONVERT'],
    [{ content: 5 }, 'content STRING_TYPE_CONVERT'],
    [{ content: 'half \ud83d' }, 'content STRING_TYPE_CONVERT'],
    [{ content: 'c', tts: 'yes' }, 'tts BOOLEAN_TYPE_CONVERT'],
    [{ embeds: 'none' }, 'embeds LIST_TYPE_CONVERT'],
    [{ embeds: ['text'] }, 'embeds.0 MODEL_TYPE_CONVERT'],
    [embed({ footer: 'text' }), 'embeds.0.footer MODEL_TYPE_CONVERT'],
    [embed({ fields: { 0: {} } }), 'embeds.0.fields LIST_TYPE_CONVERT'],
    [field({ inline: 'true' }), 'embeds.0.fields.0.inline BOOLEAN_TYPE_CONVERT'],
  ])('refuses %j', (body, violation) => {
    expect(found(body)).toEqual([violation])
  })
})

test('finds every violation at once, in the order of the body', () => {
  const body = {
    content: x(2001),
    username: 'Clyde from Discord',
    embeds: [{ title: x(257), color: -1, fields: [{ name: '', value: x(1025) }] }, {}],
  }
  expect(found(body)).toEqual([
    'content BASE_TYPE_MAX_LENGTH',
    'username USERNAME_INVALID_CONTAINS',
    'username USERNAME_INVALID_CONTAINS',
    'embeds.0.title BASE_TYPE_MAX_LENGTH',
    'embeds.0.color NUMBER_TYPE_MIN',
    'embeds.0.fields.0.name BASE_TYPE_REQUIRED',
    'embeds.0.fields.0.value BASE_TYPE_MAX_LENGTH',
    'embeds.1 LIST_ITEM_VALUE_REQUIRED',
  ])
})

test("uses Discord's texts", () => {
  const texts = messageViolations({
    content: x(2001),
    username: '',
    embeds: [{ color: 'red', url: 'ftp://a.example' }],
  })
  expect(texts.map(({ message }) => message)).toMatchInlineSnapshot(`
    [
      "Must be 2000 or fewer in length.",
      "Must be between 1 and 80 in length.",
      "Scheme "ftp" is not supported. Scheme must be one of ('http', 'https').",
      "Value "red" is not int.",
      "This field is required",
    ]
  `)
})
