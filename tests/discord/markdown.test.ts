import { describe, expect, test } from 'vitest'
import { renderMarkdown, renderTitle } from '../../src/discord/drawing/render-markdown'
import { sampleRoleId } from '../../src/discord/sample-role'
import { processorTimeOf } from '../support/processor-time'

type Place = 'content' | 'description' | 'value'

/** The HTML of a text, without the element around a single run of lines. */
function drawn(source: string, place: Place = 'value'): string {
  return String(renderMarkdown(source, place))
    .replace(/\s*\n\s*/g, '')
    .replace(/^<div class="lines">((?:(?!<div)[\s\S])*)<\/div>$/, '$1')
}

describe('spans', () => {
  test.each([
    ['**bold**', '<strong>bold</strong>'],
    ['*it*', '<em>it</em>'],
    ['_it_', '<em>it</em>'],
    ['__under__', '<u>under</u>'],
    ['~~gone~~', '<s>gone</s>'],
    ['||secret||', '<span class="spoiler" tabindex="0">secret</span>'],
    ['`**code**`', '<code>**code**</code>'],
    ['``a ` b``', '<code>a ` b</code>'],
    ['***both***', '<strong><em>both</em></strong>'],
    ['__**two** kinds__', '<u><strong>two</strong> kinds</u>'],
    ['**over\nlines**', '<strong>overlines</strong>'],
  ])('%j', (source, html) => {
    expect(drawn(source)).toBe(html)
  })

  test.each(['snake_case_name', '_private_key', '2 * 3 * 4', '** open', '__', '||', '`open', '~~', '*', '_'])(
    '%j stays text',
    (source) => {
      expect(drawn(source)).toBe(source)
    },
  )
})

test('nesting deeper than twelve stays text', () => {
  const html = drawn('*'.repeat(400))
  expect(html.slice(0, html.indexOf('*')).split('<').length - 1).toBe(12)
})

describe('a backslash', () => {
  test.each([
    [String.raw`\*not\*`, '*not*'],
    [String.raw`\*\*not\*\*`, '**not**'],
    [String.raw`\_not\_ \_\_not\_\_`, '_not_ __not__'],
    [String.raw`\~\~not\~\~ \|\|not\|\|`, '~~not~~ ||not||'],
    [String.raw`\`not\``, '`not`'],
    [String.raw`\`\`\`not\`\`\``, '```not```'],
    [String.raw`\\`, String.raw`\ `.trim()],
    [String.raw`\[label\]\(a.example\)`, '[label](a.example)'],
    [String.raw`\<@123456789012345678>`, '&lt;@123456789012345678&gt;'],
    [String.raw`\> not`, '&gt; not'],
    [String.raw`\- not`, '- not'],
    [String.raw`C:\Users`, String.raw`C:\Users`],
  ])('%s', (source, html) => {
    expect(drawn(source)).toBe(html)
  })

  test('prevents a heading', () => {
    expect(drawn(String.raw`\# not`, 'description')).toBe('# not')
  })

  test('inside bold text keeps the character', () => {
    expect(drawn(String.raw`**a\*b**`)).toBe('<strong>a*b</strong>')
  })
})

describe('links', () => {
  const link = (href: string, label: string) =>
    `<a href="${href}" title="${href}" rel="noreferrer">${label}</a>`

  test.each([
    ['a bare one', 'https://a.example/b', link('https://a.example/b', 'https://a.example/b')],
    ['not its full stop', 'https://a.example.', `${link('https://a.example', 'https://a.example')}.`],
    ['one in brackets', '<https://a.example>', link('https://a.example', 'https://a.example')],
    ['a masked one', '[label](https://a.example)', link('https://a.example', 'label')],
    ['a masked one with brackets', '[label](<https://a.example>)', link('https://a.example', 'label')],
    ['a masked one with a title', '[label](https://a.example "title")', link('https://a.example', 'label')],
    [
      'bold in its label',
      '[**label**](https://a.example)',
      link('https://a.example', '<strong>label</strong>'),
    ],
    [
      'a faked one',
      '[https://good.example](https://bad.example)',
      link('https://bad.example', 'https://good.example'),
    ],
  ])('%s', (_, source, html) => {
    expect(drawn(source)).toBe(html)
  })

  test('shows the target of a faked link as its title', () => {
    expect(drawn('[https://good.example](https://bad.example)')).toContain('title="https://bad.example"')
  })

  test.each([
    '[label](javascript:alert(1))',
    '[label](data:text/html,x)',
    '[label](/path)',
    '[label]()',
    '[](https://)',
  ])('%s is none', (source) => {
    expect(drawn(source)).not.toContain('<a')
  })

  test('a masked link with escaped brackets is not a link', () => {
    const html = drawn(String.raw`\[https\://good.example\]\(https\://bad.example\)`)
    expect(html).toBe('[https://good.example](https://bad.example)')
  })

  test('a quote in an address cannot leave its attribute', () => {
    expect(drawn('[x](https://a.example/"onmouseover="alert)')).not.toContain('"onmouseover')
  })
})

describe('mentions', () => {
  const id = '123456789012345678'

  test.each([
    [`<@&${sampleRoleId}>`, `<span class="chip" title="${sampleRoleId}">@Staff</span>`],
    [`<@&${id}>`, `<span class="chip" title="${id}">@unknown-role</span>`],
    [`<@${id}>`, `<span class="chip" title="${id}">@user-5678</span>`],
    [`<@!${id}>`, `<span class="chip" title="${id}">@user-5678</span>`],
    [`<#${id}>`, `<span class="chip" title="${id}">#unknown-channel</span>`],
  ])('%s is a chip', (source, html) => {
    expect(drawn(source)).toBe(html)
  })

  test('of everyone are chips in the content, and plain text in an embed', () => {
    expect([drawn('@everyone', 'content'), drawn('@everyone')]).toEqual([
      '<span class="chip">@everyone</span>',
      '@everyone',
    ])
  })

  test('a timestamp is shown in words', () => {
    expect(drawn('<t:1769860800:R>')).toBe(
      '<time class="moment" datetime="2026-01-31T12:00:00.000Z">31 Jan 2026, 12:00 UTC</time>',
    )
  })

  test('a timestamp out of range does no harm', () => {
    expect(drawn('<t:99999999999:R>')).toContain('<time')
  })

  test('a custom emoji is shown by name', () => {
    expect(drawn(`<:heart:${id}>`)).toBe(':heart:')
  })
})

describe('blocks', () => {
  test.each<[string, Place, string]>([
    [
      '> one\n> two\nthree',
      'value',
      '<blockquote><div class="lines">onetwo</div></blockquote><div class="lines">three</div>',
    ],
    ['>>> one\ntwo', 'value', '<blockquote><div class="lines">onetwo</div></blockquote>'],
    ['> > one', 'value', '<blockquote><div class="lines">&gt; one</div></blockquote>'],
    ['>>> > one', 'value', '<blockquote><div class="lines">&gt; one</div></blockquote>'],
    ['>not', 'value', '&gt;not'],
    ['# One', 'description', '<div class="heading heading-1">One</div>'],
    ['### **Three**', 'content', '<div class="heading heading-3"><strong>Three</strong></div>'],
    ['#### four', 'description', '#### four'],
    ['-# small', 'description', '<div class="subtext">small</div>'],
    ['# One', 'value', '# One'],
    ['```js\nlet **a**\n```', 'value', '<pre class="code-block" tabindex="0"><code>let **a**</code></pre>'],
    ['```one line```', 'value', '<pre class="code-block" tabindex="0"><code>one line</code></pre>'],
    [
      'text ```code``` text',
      'value',
      '<div class="lines">text </div><pre class="code-block" tabindex="0"><code>code</code></pre><div class="lines"> text</div>',
    ],
  ])('%j in %s', (source, place, html) => {
    expect(drawn(source, place)).toBe(html)
  })

  test('a list has bullets and a second level', () => {
    const html = drawn('- one\n  * two\n3. three')
    expect(
      [...html.matchAll(/class="(flat|deep)"><span class="mark">(.{1,2})<\/span><span>(\w+)/g)].map((m) =>
        m.slice(1),
      ),
    ).toEqual([
      ['flat', '•', 'one'],
      ['deep', '•', 'two'],
      ['flat', '3.', 'three'],
    ])
  })

  test('line breaks are kept', () => {
    expect(String(renderMarkdown('one\n\ntwo', 'value'))).toBe('<div class="lines">one\n\ntwo</div>')
  })
})

describe('titles', () => {
  test('support spans', () => {
    expect(String(renderTitle('a **b**'))).toBe('a <strong>b</strong>')
  })

  test.each(['[label](https://a.example)', 'https://a.example', `@everyone`])(
    'leave %s as text',
    (source) => {
      expect(String(renderTitle(source))).toBe(source)
    },
  )

  test('leave mentions as text', () => {
    expect(String(renderTitle('<@123456789012345678>'))).toBe('&lt;@123456789012345678&gt;')
  })
})

describe('floods of special characters are rendered within a second', () => {
  test.each([
    '*',
    '_',
    '**',
    '`',
    '``a',
    '[',
    '[a](',
    '||',
    '> ',
    '>>> ',
    '<',
    '\\',
    '~~a',
    '```',
    '```a',
    '- ',
    'h',
    '* a',
  ])('%j', (sign) => {
    const text = sign.repeat(Math.ceil(4096 / sign.length))
    expect(processorTimeOf(() => drawn(text, 'description'))).toBeLessThan(1000)
  })
})
