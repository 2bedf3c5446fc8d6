import { createHash } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { send } from '../support/fill-form'
import { expect, test } from '../support/journey'
import { openPage } from '../support/open-page'
import { sandboxOrigin } from '../support/sandbox-origin'
import { formPath, sitePaths, triedForms, triedPaths, unknownPath } from '../support/site-paths'

const everywhere = [...sitePaths, unknownPath]

/** Everything the page's policy blocked, and every origin it called; both grow. */
async function watchPolicy(
  context: BrowserContext,
): Promise<{ readonly ruleErrors: readonly string[]; readonly origins: ReadonlySet<string> }> {
  const [ruleErrors, origins]: [string[], Set<string>] = [[], new Set()]
  await context.exposeFunction('tellRuleError', (ruleError: string) => ruleErrors.push(ruleError))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, documentURI }) => {
      // Set by the init script above.
      const { tellRuleError } = window as unknown as { readonly tellRuleError: (ruleError: string) => void }
      tellRuleError(`${violatedDirective} ${blockedURI} on ${documentURI}`)
    })
  })
  context.on('request', (request) => origins.add(new URL(request.url()).origin))
  return { ruleErrors, origins }
}

/** Choose every option of every question, including questions that only appear with an answer. */
async function takeEveryBranch(page: Page): Promise<void> {
  const choices = page.locator('main form [id^=root_]:is(select:enabled, input[type=radio]:enabled)')
  const seen = new Set<string>()
  for (let at = 0; at < (await choices.count()); at += 1) {
    const choice = choices.nth(at)
    const id = (await choice.getAttribute('id')) ?? ''
    if (seen.has(id)) continue
    seen.add(id)
    if (id.includes('-')) await choice.check({ force: true })
    const values = await choice.evaluate((node) =>
      node instanceof HTMLSelectElement
        ? [...node.options].filter((option) => !option.disabled).map((option) => option.value)
        : [],
    )
    for (const value of values) await choice.selectOption(value)
  }
}

test('every reply has a policy that allows scripts only from the site, and nothing unsafe', async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  const files = [...html.matchAll(/(?:src|href)="(\/[^"#?]+)"/g)].map(([, path = '']) => path)
  for (const path of new Set([...everywhere, ...files, '/sw.js', '/sitemap.xml', '/feed.xml'])) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
    const directives = new Map(
      policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]),
    )
    expect(directives.get('default-src'), path).toEqual(["'none'"])
    for (const kind of ['script-src', 'style-src']) {
      const [first, ...others] = directives.get(kind) ?? []
      expect(first, path).toBe("'self'")
      expect(others.join(' '), path).toMatch(/^('sha256-[\w+/]{43}=' ?)+$/)
    }
    expect(directives.get('connect-src'), path).toEqual(["'self'", sandboxOrigin])
    expect(policy, path).not.toMatch(/unsafe|\*|data:|blob:/)
  }
})

test('every reply forbids type sniffing and framing by other sites', async ({ request }) => {
  for (const path of ['/', '/forms/guild', '/favicon.svg', unknownPath]) {
    const headers = (await request.get(path)).headers()
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
    expect(headers['referrer-policy'], path).toBeTruthy()
  }
})

test('every inline script of a page is listed in its policy by hash, and there are no inline handlers', async ({
  request,
}) => {
  for (const path of everywhere) {
    const reply = await request.get(path)
    const [html, policy] = [await reply.text(), reply.headers()['content-security-policy'] ?? '']
    const blocks = [...html.matchAll(/<(script|style)([^>]*)>([^]*?)<\/\1>/g)].filter(
      ([, , attributes = '', body]) => body !== '' || !/\ssrc="\/assets\/[^"]+"/.test(attributes),
    )
    expect(blocks.length, path).toBeGreaterThan(0)
    for (const [whole, , attributes = '', body = ''] of blocks) {
      const isData = /type="application\/(?:ld\+)?json"/.test(attributes)
      const hash = createHash('sha256').update(body).digest('base64')
      expect(isData || policy.includes(`'sha256-${hash}'`), whole.slice(0, 120)).toBe(true)
    }
    expect(
      blocks.filter(([, tag, attributes]) => tag === 'script' && attributes === ''),
      path,
    ).toHaveLength(1)
    expect(html, path).not.toMatch(/<[a-z][^>]*\s(?:style|on[a-z]+)=|href="javascript:/i)
  }
})

test('no page violates its policy or calls any origin but the site and its third parties', async ({
  context,
  baseURL,
}) => {
  test.setTimeout(90_000)
  const { ruleErrors, origins } = await watchPolicy(context)
  // A page counts as finished after half a second without requests, so several wait in parallel.
  const waiting = [...triedPaths]
  const visitAll = async () => {
    const page = await context.newPage()
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await openPage(page, path)
      await page.waitForLoadState('networkidle')
    }
  }
  await Promise.all([1, 2, 3, 4].map(visitAll))
  expect(ruleErrors).toEqual([])
  expect(origins).toEqual(new Set([baseURL, sandboxOrigin]))
})

for (const slug of triedForms) {
  test(`no branch of ${slug} violates the policy`, async ({ page, baseURL }) => {
    const { ruleErrors, origins } = await watchPolicy(page.context())
    await openPage(page, formPath(slug))
    await takeEveryBranch(page)
    await send(page)
    await expect(page.getByText(/answers? to fix$/)).toBeVisible()
    expect(ruleErrors).toEqual([])
    expect([...origins]).toEqual([baseURL])
  })
}

test.describe('a tampered page', () => {
  test.use({
    allowedComplaint: /Content Security Policy|Content Security policy|This document requires 'Trusted/,
  })

  test('cannot run an injected script, and the browser reports the violation', async ({ page }) => {
    const { ruleErrors } = await watchPolicy(page.context())
    await openPage(page, '/')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.append('document.title = "broken"')
      document.head.append(script)
    })
    await expect.poll(() => ruleErrors).not.toEqual([])
    await expect(page).not.toHaveTitle('broken')
  })

  const attacks = [
    ['a script', "document.createElement('script').textContent = 'x'"],
    ["a script's address", "document.createElement('script').src = 'https://evil.example/x.js'"],
    ['a part of the page', "document.body.innerHTML = '<img src=x onerror=alert(1)>'"],
    ['a handler', "document.body.setAttribute('onclick', 'alert(1)')"],
    ['a frame', "document.createElement('iframe').srcdoc = '<script>alert(1)</script>'"],
    ['another policy', "trustedTypes.createPolicy('evil', {})"],
    ['a worker', "new Worker('/bootstrap.js')"],
  ] as const

  test('turns no text into a script, a part of the page, a handler, a frame, another policy or a worker', async ({
    page,
  }) => {
    await openPage(page, '/forms/nomination')
    for (const [what, attack] of attacks)
      await expect(page.evaluate(attack), what).rejects.toThrow(/requires 'Trusted|Policy "evil" disallowed/)
  })
})
