import { describe, expect, it } from 'vitest'
import { createChecker } from '../../../src/staff/workbench/problems/create-checker'

/** A worker that answers when it is told to. */
class SlowWorker extends EventTarget {
  readonly asked: unknown[] = []

  postMessage(files: unknown): void {
    this.asked.push(files)
  }

  answer(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

function aChecker() {
  const worker = new SlowWorker()
  // The checker uses no more of a worker than this.
  const check = createChecker(() => worker as unknown as Worker)
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
  return { worker, check, settle }
}

const files = (text: string) => new Map([['forms/staff/ui.json', text]])

describe('the checker in its own thread', () => {
  it('answers with what it found', async () => {
    const { worker, check, settle } = aChecker()
    const found = check(files('a'))
    await settle()
    worker.answer({ ok: true, problems: [{ message: 'one' }] })
    expect(await found).toEqual([{ message: 'one' }])
  })

  it('looks only at the newest files once it is free', async () => {
    const { worker, check, settle } = aChecker()
    const answers = [check(files('a'))]
    await settle()
    answers.push(check(files('ab')), check(files('abc')))
    expect(worker.asked).toEqual([[...files('a')]])
    worker.answer({ ok: true, problems: [] })
    await settle()
    expect(worker.asked).toEqual([[...files('a')], [...files('abc')]])
    worker.answer({ ok: true, problems: [{ message: 'new' }] })
    expect(await Promise.all(answers)).toEqual([[], [{ message: 'new' }], [{ message: 'new' }]])
  })

  it('says when it fails, and goes on', async () => {
    const { worker, check, settle } = aChecker()
    const first = check(files('a'))
    await settle()
    worker.answer({ ok: false, error: 'broken' })
    await expect(first).rejects.toThrow('broken')
    const second = check(files('b'))
    await settle()
    worker.answer({ ok: true, problems: [] })
    expect(await second).toEqual([])
  })
})
