import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { root } from '../../src/build/root'
import budgets from '../../src/build/size-budgets.json' with { type: 'json' }

const site = join(root, process.env['OUT_DIR'] ?? 'dist-test')

function pages(folder = ''): readonly string[] {
  return readdirSync(join(site, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return ['assets', 'images'].includes(entry.name) ? [] : pages(path)
    return path.endsWith('.html') ? [path] : []
  })
}

function scripts(): readonly string[] {
  return readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.js'))
}

function weight(page: string, kind: 'js' | 'css'): number {
  const html = readFileSync(join(site, page), 'utf8')
  const files = new Set(
    [...html.matchAll(/\/(assets\/[\w-]+\.(js|css))"/g)]
      .filter(([, , ending]) => ending === kind)
      .map(([, file = '']) => file),
  )
  return [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(site, file)), { level: 9 }).length,
    0,
  )
}

for (const page of pages()) {
  test(`${page} stays within its budget of scripts and styles`, () => {
    const budget = page.startsWith('forms/') || page === 'contact.html' ? budgets.formPage : budgets.page
    expect(weight(page, 'js')).toBeLessThanOrEqual(budget.js)
    expect(weight(page, 'css')).toBeLessThanOrEqual(budget.css)
  })
}

test('no script that visitors download makes code at run time or carries a compiler of rules', () => {
  for (const name of scripts()) {
    const text = readFileSync(join(site, 'assets', name), 'utf8')
    expect(text, name).not.toMatch(/new Function\(|[^.\w]eval\(|strict mode: unknown keyword/)
  }
})

test("a form page's own rules are in a script of their own, which no other form's page names", () => {
  const forms = readdirSync(join(site, 'forms')).filter((name) => name.endsWith('.html'))
  for (const form of forms) {
    const html = readFileSync(join(site, 'forms', form), 'utf8')
    const own = forms.filter((other) => html.includes(`/assets/${other.replace('.html', '')}-`))
    expect(own).toContain(form)
    expect(own.every((other) => form.startsWith(other.replace('.html', '')))).toBe(true)
  }
})
