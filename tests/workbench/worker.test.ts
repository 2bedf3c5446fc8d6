import { describe, expect, it } from 'vitest'
import { createCache } from '../../src/lint/source/read-workspace'
import type { NewFormAnswers } from '../../src/generate/new/new-form-answers'
import { createFormWorker } from '../../src/workbench/client/worker/create-worker'
import { createJobs } from '../../src/workbench/client/worker/jobs'
import type { Files } from '../../src/workbench/form-files'
import { everyFile, filesWith } from './form-files'

const path = 'forms/nomination/ui.json'

/** A worker that replies when the test says so. */
class SlowWorker extends EventTarget {
  isTerminated = false
  readonly asked: { id: number; job: string; input: readonly [Files] }[] = []

  postMessage(ask: SlowWorker['asked'][number]): void {
    this.asked.push(ask)
  }

  terminate(): void {
    this.isTerminated = true
  }

  /** Reply to the latest job, or to the one this many before it. */
  answer(reply: object, before = 0): void {
    const { id } = this.asked.at(-1 - before) ?? { id: 0 }
    this.dispatchEvent(new MessageEvent('message', { data: { id, ...reply } }))
  }
}

function aFormWorker() {
  const worker = new SlowWorker()
  // The code under test uses only these parts of a worker.
  const forms = createFormWorker(() => worker as unknown as Worker)
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
  return { worker, forms, settle }
}

const files = (text: string): Files => new Map([[path, text]])

describe('the forms worker', () => {
  it('answers with what the worker found', async () => {
    const { worker, forms, settle } = aFormWorker()
    const found = forms.check(files('a'))
    await settle()
    worker.answer({ ok: true, result: [{ message: 'one' }] })
    expect(await found).toEqual([{ message: 'one' }])
  })

  it('checks only the newest files once the worker is free', async () => {
    const { worker, forms, settle } = aFormWorker()
    const answers = [forms.check(files('a'))]
    await settle()
    answers.push(forms.check(files('ab')), forms.check(files('abc')))
    worker.answer({ ok: true, result: [] })
    await settle()
    expect(worker.asked.map(({ input: [files] }) => files.get(path))).toEqual(['a', 'abc'])
    worker.answer({ ok: true, result: [{ message: 'new' }] })
    expect(await Promise.all(answers)).toEqual([[], [{ message: 'new' }], [{ message: 'new' }]])
  })

  it('keeps the results of different jobs apart', async () => {
    const { worker, forms, settle } = aFormWorker()
    const [found, fixes] = [forms.check(files('a')), forms.fix(files('a'))]
    await settle()
    const ofCheck = worker.asked.findIndex(({ job }) => job === 'check') === 0 ? 1 : 0
    worker.answer({ ok: true, result: new Map([['x', 'y']]) }, 1 - ofCheck)
    worker.answer({ ok: true, result: [] }, ofCheck)
    expect(await fixes).toEqual(new Map([['x', 'y']]))
    expect(await found).toEqual([])
  })

  it('reports a failure of the linter, and continues', async () => {
    const { worker, forms, settle } = aFormWorker()
    const first = forms.check(files('a'))
    await settle()
    worker.answer({ ok: false, error: 'broken' })
    await expect(first).rejects.toThrow('broken')
    const second = forms.check(files('b'))
    await settle()
    worker.answer({ ok: true, result: [] })
    expect(await second).toEqual([])
  })
})

describe('a forms worker whose script fails', () => {
  it('is replaced for the next job', async () => {
    const workers = [new SlowWorker(), new SlowWorker()]
    let created = 0
    // The code under test uses only these parts of a worker.
    const forms = createFormWorker(() => workers[created++] as unknown as Worker)
    const jobs = [forms.checkOnce(files('a')), forms.fix(files('a'))]
    workers[0]?.dispatchEvent(Object.assign(new Event('error'), { message: 'not found' }))
    const ends = await Promise.allSettled(jobs)
    expect(ends).toEqual(ends.map(() => ({ status: 'rejected', reason: new Error('not found') })))
    expect(workers[0]?.isTerminated).toBe(true)
    const next = forms.checkOnce(files('b'))
    workers[1]?.answer({ ok: true, result: [] })
    expect(await next).toEqual([])
    expect(created).toBe(2)
  })
})

describe('the linter in the forms worker', () => {
  const jobs = createJobs(createCache())
  const own = (files: Files) => jobs.check(files).filter(({ file }) => file === path)

  it('reports nothing for a correct form', () => {
    expect(own(everyFile)).toEqual([])
  })

  it('reports place, text and fix, as the command line does', () => {
    const text = (everyFile.get(path) ?? '').replace('"ui:minutes"', '"ui:minuts"')
    const start = text.indexOf('"ui:minuts"')
    expect(own(filesWith({ [path]: text }))).toContainEqual(
      expect.objectContaining({ line: 4, fix: [{ start, end: start + 11, text: '"ui:minutes"' }] }),
    )
  })

  it('no longer reports what was fixed', () => {
    expect(own(filesWith({ [path]: '{' })).length).toBeGreaterThan(0)
    expect(own(everyFile)).toEqual([])
  })
})

describe('the generator in the forms worker', () => {
  const answers: NewFormAnswers = {
    slug: 'lantern-contest',
    title: 'Lantern Contest',
    description: 'Enter your lantern in the contest',
    tags: ['event'],
    questions: [
      { label: 'Minecraft username', kind: 'text', isRequired: true },
      { label: 'About your lantern', kind: 'long text', isRequired: true },
    ],
  }

  it('writes a whole form that the linter accepts', { timeout: 60_000 }, () => {
    const made = createJobs(createCache()).newForm(answers, everyFile)
    if (!made.ok) throw new Error(JSON.stringify(made))
    const all = new Map([...everyFile, ...made.files])
    const diagnostics = createJobs(createCache()).check(all)
    expect(diagnostics.filter(({ file }) => file.includes('lantern'))).toEqual([])
    expect([...made.files.keys()]).toEqual(expect.arrayContaining(['forms/lantern-contest/fixtures.json']))
  })

  it('gives its reasons for refusing', () => {
    const made = createJobs(createCache()).newForm({ ...answers, slug: 'guild' }, everyFile)
    expect(made).toEqual({
      ok: false,
      reasons: [{ part: 'slug', text: 'This address is taken by another form.' }],
    })
  })
})
