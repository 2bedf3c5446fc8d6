import { execFileSync } from 'node:child_process'
import { readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { readManifest } from '../../src/catalog/read-definitions'
import { aRelay, goodValues } from '../relay/a-relay'
import { mergePull, pushFile } from '../support/github/start-github'
import { serveLocally } from '../../src/sandbox/start-sandbox'
import { root } from '../../src/tooling/root'
import { expect, test } from '../support/journey'
import {
  readingToken,
  startProposedWorkbench,
  token,
  type ProposedWorkbench,
} from '../support/proposed-workbench'
import {
  expectNoViolations,
  expectNoViolationsAnywhere,
  noErrors,
  preview,
  problems,
} from '../support/workbench-page'

const port = Number(process.env['TEST_PORT'] ?? 4273) + 28
const [first, second, third] = readManifest().cards
const file = `forms/${first?.slug}/schema.json`
// Git is slow on a busy machine.
const patient = { timeout: 60_000 }
// After this many milliseconds the page has polled the state of a proposal.
const askAgain = 16_000

let site: ProposedWorkbench
let relay: Awaited<ReturnType<typeof serveLocally>>

const relayOrigin = `http://localhost:${port + 1}`
const app = {
  clientId: 'Iv1.lanterns',
  clientSecret: 'only the relay knows it',
  callback: `${relayOrigin}/sign-in/callback`,
  token,
}

// In series: a workbench is built once, for one repository.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = await startProposedWorkbench(port, { relay: relayOrigin, app })
  const values = {
    ...goodValues,
    GITHUB_URL: site.github.origin,
    GITHUB_CLIENT_ID: app.clientId,
    GITHUB_CLIENT_SECRET: app.clientSecret,
    WORKBENCH_ORIGIN: site.origin,
  }
  const { receive } = aRelay(values, { fetch: (...request) => fetch(...request) })
  relay = await serveLocally(receive, port + 1)
})

test.afterAll(async () => {
  await relay.close()
  return site.stop()
})

const propose = (page: Page) => page.getByRole('button', { name: 'Propose', exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

async function changeFirstLabel(page: Page, label: string): Promise<void> {
  const cards = page.getByRole('list').filter({ has: page.getByRole('button', { name: /^Actions: / }) })
  const first = cards.getByRole('listitem').first()
  const toggle = first.getByRole('button').first()
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.press('Enter')
  await page.getByLabel('What it asks').fill(label)
  await expect(preview(page).getByLabel(label)).toBeVisible()
  await expect(problems(page)).toContainText(noErrors, { timeout: 30_000 })
}

async function connect(page: Page): Promise<void> {
  await dialog(page).getByLabel('Your access token').fill(token)
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: 'Propose this change' })).toBeVisible(patient)
}

test('a change becomes a branch, a commit and a pull request, which is followed to its end', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await page.clock.install()
  await page.goto(`${site.origin}/#/forms/${first?.slug}`)
  await changeFirstLabel(page, 'Wer hat es gefunden?')

  // Repository and token are asked once, and a wrong value is reported at its own field.
  await propose(page).press('Enter')
  await expectNoViolations(page)
  await dialog(page).getByRole('button', { name: 'Connect' }).press('Enter')
  await expect(dialog(page)).toContainText('Paste your access token.')
  await dialog(page).getByLabel('Your access token').fill('mistyped')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('alert')).toContainText('GitHub does not know this token.', patient)
  await connect(page)
  await expect(dialog(page)).toContainText('now asks “Wer hat es gefunden?”')
  await expectNoViolations(page)
  await dialog(page).getByLabel('Why (optional)').fill('More people understand it.')
  await dialog(page).getByRole('button', { name: 'Propose these changes' }).press('Enter')
  await expect(page.getByText('Proposed as number 1. Somebody will look at it.')).toBeVisible(patient)
  await expectNoViolations(page)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    token,
  )

  // The repository has the texts of the workbench, and they keep every rule.
  const [pull] = site.github.state.pulls
  expect(pull?.body).toContain('More people understand it.')
  const clone = join(site.folder, 'clone')
  const branch = pull?.branch ?? ''
  execFileSync('git', ['clone', '--quiet', '--branch', branch, site.github.git.folder, clone])
  const drafts = await page.evaluate((slug) => localStorage.getItem(`workbench:${slug}`) ?? '', first?.slug)
  // Written by the workbench.
  const typed = JSON.parse(drafts) as Record<string, { readonly text: string }>
  for (const [path, { text }] of Object.entries(typed))
    expect(readFileSync(join(clone, path), 'utf8')).toBe(text)
  expect(Object.keys(typed)).toContain(file)
  symlinkSync(realpathSync(join(root, 'node_modules')), join(clone, 'node_modules'), 'dir')
  execFileSync('npm', ['run', '--silent', 'forms:check'], { cwd: clone })

  // A failed check shows where; a second change is a second commit of the same proposal.
  const head = site.github.git.resolve(branch) ?? ''
  const lines = readFileSync(join(clone, file), 'utf8').split('\n')
  const line = lines.findIndex((each) => each.includes('Wer hat es gefunden?')) + 1
  const annotation = {
    path: file,
    start_line: line,
    end_line: line,
    start_column: null,
    end_column: null,
    annotation_level: 'failure',
    title: null,
    message: 'This word is not ours.',
    raw_details: null,
    blob_href: '',
  }
  const check = { commit: head, name: 'forms', status: 'completed', conclusion: 'failure' } as const
  site.github.state.checks.push({ ...check, annotations: [annotation] })
  await page.clock.fastForward(askAgain)
  await expect(page.getByText('A check failed: change the form, then propose again.')).toBeVisible(patient)
  // It is shown at the field itself, in the open card and, once that is closed, on the card; the list links there.
  const label = page.getByLabel('What it asks')
  await expect(label).toHaveAccessibleDescription(/This word is not ours\./)
  await expectNoViolations(page)
  const card = page.getByRole('button', { name: 'Wer hat es gefunden?', exact: true })
  await card.press('Enter')
  await expect(
    page.locator('.question-card', { has: card }).getByText('This word is not ours.'),
  ).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`line ${line}$`) }).press('Enter')
  await expect(label).toBeFocused()
  await changeFirstLabel(page, 'Who has found it?')
  await expect(label).not.toHaveAccessibleDescription(/This word is not ours\./)
  await expect(page.getByText('You have made more changes since.')).toBeVisible()
  await page.getByRole('button', { name: 'Propose again' }).press('Enter')
  await dialog(page).getByRole('button', { name: 'Propose these changes' }).press('Enter')
  await expect(page.getByText('Proposed as number 1. Somebody will look at it.')).toBeVisible(patient)
  expect(site.github.git.commit(branch)?.parents).toEqual([head])
  expect(site.github.state.pulls).toHaveLength(1)

  // Once merged, it is no longer a change.
  mergePull(site.github.state, 1)
  await page.clock.fastForward(askAgain)
  await expect(page.getByText('Number 1 was accepted')).toBeVisible(patient)
  await expect(page.getByText('Everything is saved.')).toBeVisible(patient)
})

test('changes by other people are merged if they do not overlap, and shown side by side if they do', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const uiPath = `forms/${second?.slug}/ui.json`
  const ui = readFileSync(join(root, uiPath), 'utf8')
  await page.goto(`${site.origin}/#/forms/${second?.slug}`)
  await changeFirstLabel(page, 'Name of the player')
  await propose(page).press('Enter')
  await connect(page)
  pushFile(site.github.git, uiPath, ui.replace(/"ui:minutes": \d+/, '"ui:minutes": 9'))
  await dialog(page).getByRole('button', { name: 'Propose these changes' }).press('Enter')
  await expect(dialog(page).getByRole('alert')).toContainText(
    'Their changes have been added to yours',
    patient,
  )
  await dialog(page).getByRole('button', { name: 'Propose these changes' }).press('Enter')
  await expect(page.getByText(/^Proposed as number \d+\. Somebody/)).toBeVisible(patient)
  expect(site.github.state.pulls.at(-1)?.title).toBe(`Change the form “${second?.title}”`)

  const schemaPath = `forms/${second?.slug}/schema.json`
  const schema = readFileSync(join(root, schemaPath), 'utf8')
  pushFile(
    site.github.git,
    schemaPath,
    schema.replace(/("properties": \{\s+"\w+": \{\s+"title": )"[^"]*"/, '$1"Theirs"'),
  )
  await changeFirstLabel(page, 'Mine')
  await page.getByRole('button', { name: 'Propose again' }).press('Enter')
  await dialog(page).getByRole('button', { name: 'Propose these changes' }).press('Enter')
  await expect(dialog(page).getByRole('alert')).toContainText('Others have changed the same lines.', patient)
  await dialog(page).getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(page.getByRole('table')).toContainText('Theirs')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Keep my version' }).press('Enter')
  await page.getByRole('button', { name: 'Propose again' }).press('Enter')
  await dialog(page).getByRole('button', { name: 'Propose these changes' }).press('Enter')
  await expect(dialog(page)).toHaveCount(0, patient)
  const branch = site.github.state.pulls.at(-1)?.branch ?? ''
  execFileSync('git', ['--git-dir', site.github.git.folder, 'merge-tree', '--write-tree', 'main', branch])
})

test('a diagnostic of the linter is shown at its field', async ({ page }) => {
  const path = `forms/${third?.slug}/message.json`
  await page.route('**/forms.json', async (route) => {
    const found = (await (await route.fetch()).json()) as { readonly files: Record<string, string> }
    const broken = (found.files[path] ?? '').replace(/"title": "[^"]*"/, '"title": "New {nobody}"')
    await route.fulfill({ json: { ...found, files: { ...found.files, [path]: broken } } })
  })
  await page.goto(`${site.origin}/#/forms/${third?.slug}/message`)
  const heading = page.getByRole('textbox', { name: 'Heading of the message' })
  await expect(heading).toHaveAccessibleDescription(/nobody/, patient)
  await heading.fill('New lantern')
  await expect(heading).not.toHaveAccessibleDescription(/nobody/, patient)
})

test('signing in at GitHub makes a token unnecessary', async ({ page }) => {
  await page.goto(`${site.origin}/#/forms/${third?.slug}`)
  await changeFirstLabel(page, 'Name of the player')
  await propose(page).press('Enter')
  const signIn = dialog(page).getByRole('button', { name: 'Sign in with GitHub' })
  await expect(signIn).toBeFocused()
  await expectNoViolations(page)
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('Connected to emberfall/site as ada.')).toBeVisible(patient)
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage, ...history }))
  expect(kept + page.url()).not.toContain(token)
})

test('without write access an error is shown, and nothing is lost or left behind', async ({ page }) => {
  test.setTimeout(240_000)
  const branches = site.github.git.branches().length
  await page.goto(`${site.origin}/#/forms/${third?.slug}`)
  await changeFirstLabel(page, 'Name of the player')
  await propose(page).press('Enter')
  await expectNoViolationsAnywhere(page)
  await dialog(page).getByLabel('Your access token').fill(readingToken)
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('button', { name: 'Propose these changes' }).press('Enter')
  await expect(dialog(page).getByRole('alert')).toContainText('The token is not allowed to do this.', patient)
  await expect(dialog(page).getByRole('alert')).toContainText('Nothing that you typed is lost.', patient)
  await expectNoViolationsAnywhere(page)
  await dialog(page).getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(preview(page).getByLabel('Name of the player')).toBeVisible()
  expect(site.github.git.branches()).toHaveLength(branches)
})
