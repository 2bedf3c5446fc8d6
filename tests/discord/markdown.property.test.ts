import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderMarkdown } from '../../src/discord/drawing/render-markdown'

const signs = fc.constantFrom(
  ...'*_~|`\\<>[]()#-"\'&\n a1@:'.split(''),
  'https://a.example',
  '<script>',
  '</div>',
  '<@123456789012345678>',
  '<t:1:R>',
  '](https://b.example)',
  '"onload="',
)
const text = fc.oneof(
  fc.array(signs, { maxLength: 60 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
)
const place = fc.constantFrom('content', 'description', 'value')

/** Everything that starts with `<` in the rendered HTML, up to its name. */
function tags(html: string): readonly string[] {
  return [...html.matchAll(/<\/?([^\s>]*)/g)].map((match) => match[1] ?? '')
}

const known = new Set('div strong em u s span code pre a time blockquote ul li'.split(' '))

test('no text can add a tag', () => {
  fc.assert(
    fc.property(text, place, (source, where) => {
      expect(tags(String(renderMarkdown(source, where))).filter((name) => !known.has(name))).toEqual([])
    }),
    { numRuns: 2000 },
  )
})

test('no text can add an attribute', () => {
  const attributes = /<\w+(?: (?:class|title|href|rel|datetime|tabindex)="[^"]*")* ?>/g
  fc.assert(
    fc.property(text, place, (source, where) => {
      const html = String(renderMarkdown(source, where)).replace(/\s+/g, ' ')
      expect(html.replace(attributes, '').replace(/<\/\w+ ?>/g, '')).not.toContain('<')
    }),
    { numRuns: 2000 },
  )
})

test('fully escaped text is rendered as it was typed', () => {
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 40 }), (parts) => {
      const typed = parts.join('').replace(/\n/g, ' ').trim()
      const escaped = typed.replace(/[^0-9A-Za-z\s]/g, '\\$&')
      expect(textOf(String(renderMarkdown(escaped, 'value')))).toBe(typed)
    }),
    { numRuns: 2000 },
  )
})

function textOf(html: string): string {
  const plain = html.replace(/<[^>]*>/g, '')
  const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' }
  return plain.replace(/&([^;]+);/g, (whole, name: string) => entities[name] ?? whole)
}
