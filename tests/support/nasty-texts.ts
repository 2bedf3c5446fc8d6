import * as fc from 'fast-check'

/** What visitors type, including those who try to break a message. */
const pieces = [
  [
    'word',
    'Steve_123',
    'two words',
    'a sentence, with commas.',
    '日本語の文',
    'x',
    '10:30',
    'a-b',
    '(555) 0100',
  ],
  [
    '**bold**',
    '*',
    '__',
    '_it_',
    '~~',
    '||spoiler||',
    '`code`',
    '```\nblock\n```',
    '\\',
    '\\\\\\',
    '\\*',
    '~',
  ],
  [
    '# Heading',
    '\n# Heading',
    '\n-# small',
    '\n> quote',
    '\n>>> quote',
    '\n- item',
    '\n* item',
    '\n1. item',
    '2. ',
  ],
  [
    '[safe](https://evil.example)',
    '[https://good.example](https://evil.example)',
    '](',
    '[',
    ']',
    '(',
    ')',
    '<',
    '>',
  ],
  [
    'https://maps.example/a_b_c*d*',
    'https://maps.example/~me/__init__?q=1#top',
    'http://a.example.',
    'http://*',
  ],
  [
    '<https://evil.example>',
    'https://evil.example/<@123456789012345678>',
    'https://a.example/\\*x*',
    ':https://a.example/**b**',
  ],
  [
    'HTTPS://A.EXAMPLE/_b_',
    'steam://run/1',
    'javascript:alert(1)',
    'https://good.example@evil.example/',
    'mail_me@a.example',
  ],
  [
    '@everyone',
    '@here',
    '<@123456789012345678>',
    '<@&123456789012345678>',
    '<#123456789012345678>',
    '<t:0:R>',
  ],
  [
    '<a:wave:123456789012345678>',
    '</cmd:123456789012345678>',
    '<id:home>',
    ':smile:',
    ':a*b:',
    '¯\\_(ツ)_/¯',
    '{name}',
  ],
  ['👨‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇩🇪🇫🇷', '👍🏽', '❤️', 'é', 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞', 'مرحبا', 'שלום', '𝔘𝔫𝔦', '한글'],
  [
    '\u202E',
    '\u2066',
    '\u0000',
    '\u0007',
    '\u001B[31m',
    '\u0085',
    '\u200B',
    '\u200D',
    '\uFEFF',
    '\u{E0041}',
    '\uD83D',
    '\uDC00',
  ],
  [' ', '  ', '\n', '\n\n\n', '\t', '\r\n', '\u00A0', '\u3000', '\u2028', ' '.repeat(80), '\n'.repeat(80)],
] as const

const piece = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom<string>(...pieces.flat()) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
)

/** How long the texts are: mostly short with some at the very limit, or all of them at the limit. */
export type Fullness = 'mixed' | 'full'

/** Texts of at most `most` characters, trimmed and never blank; long ones repeat themselves. */
export function nastyText(most: number, fullness: Fullness = 'mixed'): fc.Arbitrary<string> {
  const mode = fullness === 'full' ? fc.constant(99) : fc.nat(99)
  return fc
    .tuple(fc.array(piece, { minLength: 1, maxLength: 8 }), mode, fc.nat(most))
    .map(([some, chance, length]) => {
      const text = some.join('') || 'x'
      const wanted = chance < 70 ? Math.min(most, text.length) : chance < 90 ? length : most
      return visible(cut(text.repeat(Math.ceil(wanted / text.length) + 1), wanted))
    })
}

/** Such texts as one word: without white space, like an address. */
export function nastyWord(most: number, fullness: Fullness = 'mixed'): fc.Arbitrary<string> {
  return nastyText(most, fullness).map((text) => text.replaceAll(/\s+/g, ''))
}

function cut(text: string, length: number): string {
  return Array.from(text).slice(0, length).join('')
}

function visible(text: string): string {
  const trimmed = text.trim()
  return /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u.test(trimmed) ? trimmed : 'x'
}
