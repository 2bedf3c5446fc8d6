// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const script = readFileSync(join(process.cwd(), 'public/bootstrap.js'), 'utf8')

// Each run of the script listens to the same document from then on: the form that waits comes first.
test.each([
  ['a form that is always open', { form: 'any' }, false],
  ['a form that opens or closes at a time', { form: 'any', hasDoor: true }, true],
  ['a page that is no form', {}, true],
])('%s asks for its scripts by itself: %j, %s', async (_, data, isAsked) => {
  document.head.innerHTML = ''
  const block = JSON.stringify({ ...data, scripts: ['/assets/page.js'] })
  document.body.innerHTML = `<script id="page-data" type="application/json">${block}</script>`
  // oxlint-disable-next-line typescript/no-implied-eval -- the file is its own script, not a module to import
  new Function(script)()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  // The scripts come a task after the next frame.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(document.head.querySelector('link[rel=modulepreload]') !== null).toBe(isAsked)
})
