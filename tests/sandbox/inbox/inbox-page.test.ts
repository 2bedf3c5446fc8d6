import { describe, expect, test } from 'vitest'
import { sampleRoleId } from '../../../src/discord/sample-role'
import type { Sandbox } from '../../../src/sandbox/create-sandbox'
import { aSandbox, send } from '../a-sandbox'

async function page(sandbox: Sandbox, path = '/'): Promise<string> {
  return (await sandbox.app.request(path)).text()
}

/** The inbox after one message. */
async function pageWith(body: unknown, rest = ''): Promise<string> {
  const sandbox = aSandbox({ webhooks: ['guild', 'contact', { name: 'forum', forum: true }] })
  await send(sandbox, body, { rest })
  return page(sandbox)
}

const evil = `"><script>alert(1)</script><img src=x onerror='alert(2)'>`

describe('safety', () => {
  test('the policy allows only own scripts and styles', async () => {
    const response = await aSandbox().app.request('/')
    expect(response.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; " +
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
  })

  test('there is no inline script, style or handler', async () => {
    const html = await pageWith({ content: 'Hello', embeds: [{ title: 'T', color: 255 }] })
    expect(html).not.toMatch(/<script(?! src="\/sandbox\/inbox\.js" defer>)|<style|\sstyle=|\son\w+=/)
  })

  test('nothing a sender writes becomes a tag', async () => {
    const embed = {
      title: evil,
      description: evil,
      author: { name: evil },
      footer: { text: evil },
      fields: [{ name: evil, value: evil }],
    }
    const html = await pageWith({ content: evil, username: evil, embeds: [embed], unknown: evil })
    expect(html).not.toMatch(/<script>|<img src=x/)
    expect(html.split('&lt;script&gt;').length - 1).toBeGreaterThanOrEqual(8)
  })

  test('neither does a thread name, a webhook name or a filter', async () => {
    const sandbox = aSandbox({ webhooks: [{ name: evil, forum: true }] })
    await send(sandbox, { content: 'c', thread_name: evil.slice(0, 90) }, { webhook: evil })
    const html = await page(sandbox, `/?webhook=${encodeURIComponent(evil)}`)
    expect(html).not.toMatch(/<script>|<img src=x/)
  })

  test('an address that is not a web address does not become a link', async () => {
    const html = await pageWith({ content: '[x](javascript:alert(1))' })
    expect(html).not.toContain('href="javascript')
  })
})

describe('a message', () => {
  const embed = {
    title: 'Staff **application**',
    color: 0x6f9afe,
    fields: [
      { name: 'Name', value: 'Robin', inline: true },
      { name: 'Role', value: 'Helper', inline: true },
      { name: 'Why', value: '> because' },
    ],
    footer: { text: 'Reference **ST-1**' },
    timestamp: '2026-01-31T12:34:00Z',
  }

  test('shows author, tag, colour, title and rows of fields', async () => {
    const html = await pageWith({ username: 'Front desk', embeds: [embed] })
    expect(html).toMatch(/<span class="author">Front desk<\/span>\s*<span class="bot">BOT<\/span>/)
    expect(html).toContain('fill="#6f9afe"')
    expect(html).toContain('<div class="embed-title">Staff <strong>application</strong></div>')
    expect([...html.matchAll(/class="row row-(\d)"/g)].map((match) => match[1])).toEqual(['2', '1'])
  })

  test('shows the footer as plain text, and its time', async () => {
    const html = await pageWith({ embeds: [embed] })
    expect(html).toMatch(
      /Reference \*\*ST-1\*\*<span aria-hidden="true"> • <\/span\s*><time datetime="2026-01-31T12:34:00.000Z"/,
    )
  })

  test('shows whom it notifies', async () => {
    const html = await pageWith({
      content: `<@&${sampleRoleId}> @everyone`,
      allowed_mentions: { roles: [sampleRoleId] },
    })
    expect(html).toContain('Notifies @Staff</span>')
  })

  test('shows that it notifies no one', async () => {
    expect(await pageWith({ content: '@everyone' })).toContain('Notifies no one')
  })

  test('names its thread', async () => {
    const sandbox = aSandbox({ webhooks: [{ name: 'forum', forum: true }] })
    await send(sandbox, { content: 'c', thread_name: 'A post' }, { webhook: 'forum' })
    expect(await page(sandbox)).toContain('in thread “A post”')
  })

  test('shows the body as it was sent', async () => {
    expect(await pageWith({ content: ' Hello ' })).toContain('&quot;content&quot;: &quot; Hello &quot;')
  })

  test('shows only the first of two embeds with one address', async () => {
    const twin = { title: 'T', url: 'https://a.example/' }
    const html = await pageWith({ embeds: [twin, twin] })
    expect([html.split('class="embed"').length - 1, html.includes('the same address')]).toEqual([1, true])
  })

  test('lists pictures and loads none', async () => {
    const html = await pageWith({ embeds: [{ title: 'T', image: { url: 'https://a.example/p.png' } }] })
    expect([html.includes('https://a.example/p.png'), html.includes('src="https:')]).toEqual([true, false])
  })
})

describe('the list', () => {
  const twoMessages = async () => {
    const sandbox = aSandbox()
    await send(sandbox, { content: 'first' })
    await send(sandbox, { content: 'second' }, { webhook: 'contact' })
    return sandbox
  }

  test('is newest first', async () => {
    const html = await page(await twoMessages())
    expect(html.indexOf('>second<')).toBeLessThan(html.indexOf('>first<'))
  })

  test('counts', async () => {
    expect(await page(await twoMessages())).toContain('>2 messages</p>')
  })

  test('is filtered by webhook', async () => {
    const html = await page(await twoMessages(), '/?webhook=contact')
    expect([html.includes('>1 message</p>'), html.includes('>first<')]).toEqual([true, false])
    expect(html).toContain('<option value="contact" selected>')
  })

  test('shows all messages for an unknown webhook', async () => {
    expect(await page(await twoMessages(), '/?webhook=nobody')).toContain('>2 messages</p>')
  })

  test('says when it is empty', async () => {
    expect(await page(aSandbox())).toMatch(/id="empty"\s*>Nothing has arrived yet/)
  })
})

test.each([
  ['inbox.css', 'text/css; charset=utf-8'],
  ['drawing.css', 'text/css; charset=utf-8'],
  ['inbox.js', 'text/javascript; charset=utf-8'],
  ['inbox.svg', 'image/svg+xml'],
])('%s is served as %s', async (name, type) => {
  const response = await aSandbox().app.request(`/sandbox/${name}`)
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, type])
})
