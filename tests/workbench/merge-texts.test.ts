import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reduce, mergeTexts } from '../../src/workbench/client/store/reducer'
import { emptyState, type StoreState } from '../../src/workbench/client/store/state'

const before = 'one\ntwo\nthree\nfour\nfive'

describe('two changes to a text', () => {
  it('are merged if they do not overlap', () => {
    const mine = before.replace('one', 'ONE')
    const theirs = before.replace('four', 'vier\nand more')
    expect(mergeTexts(before, mine, theirs)).toBe('ONE\ntwo\nthree\nvier\nand more\nfive')
    expect(mergeTexts(before, theirs, mine)).toBe('ONE\ntwo\nthree\nvier\nand more\nfive')
  })

  it.each([
    ['of the same line', before.replace('two', 'TWO'), before.replace('two', 'zwei')],
    ['to adjacent lines', before.replace('two', 'TWO'), before.replace('three', 'drei')],
    ['of which one deletes the line', before.replace('two\n', ''), before.replace('two', 'zwei')],
    ['that insert lines at the same place', `new\n${before}`, `other\n${before}`],
  ])('%s must be resolved by a person', (_, mine, theirs) => {
    expect(mergeTexts(before, mine, theirs)).toBeUndefined()
  })

  it('contain every line of both, and exactly my text if only that has changed', () => {
    const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 12 })
    fc.assert(
      fc.property(lines, lines, (one, other) => {
        const [text, mine] = [one.join('\n'), other.join('\n')]
        expect(mergeTexts(text, mine, text)).toBe(mine)
        expect(mergeTexts(text, text, mine)).toBe(mine)
      }),
    )
  })
})

describe('a file that others change while it is edited', () => {
  const path = 'forms/lamp/ui.json'
  const disk = '{\n  "a": 1,\n  "b": 2,\n  "c": 3\n}\n'
  const edited = (text: string): StoreState => {
    const start = { ...emptyState, disk: new Map([[path, disk]]) }
    return reduce(start, { type: 'edited', form: 'guild', texts: new Map([[path, text]]) })
  }
  const changedTo = (state: StoreState, text: string) =>
    reduce(state, { type: 'disk-changed', files: new Map([[path, text]]) }).drafts.get(path)

  it('merges their change with mine', () => {
    const theirs = disk.replace('3', '33')
    const draft = changedTo(edited(disk.replace('1', '11')), theirs)
    expect(draft).toEqual({ base: theirs, text: disk.replace('1', '11').replace('3', '33') })
  })

  it('stays in conflict if both change the same line', () => {
    const mine = disk.replace('1', '11')
    expect(changedTo(edited(mine), disk.replace('1', '12'))).toEqual({ base: disk, text: mine })
  })

  it('stays in conflict if the merged text is not JSON', () => {
    const mine = disk.replace('{\n', '{ "x": {\n')
    expect(changedTo(edited(mine), disk.replace('3', '33'))).toEqual({ base: disk, text: mine })
  })
})

describe('a manifest that others change while it is edited', () => {
  const path = 'forms/manifest.json'
  const cards = ['lamp', 'torch', 'lantern'].map((slug) => ({ slug }))
  const manifestWith = (...forms: readonly string[]) =>
    JSON.stringify({ cards, situations: [{ id: 'dark', text: 'It is dark', forms }] }, null, 2)
  const disk = manifestWith('lamp', 'torch', 'lantern')
  const draftAfter = (mine: string, theirs: string) => {
    const start = { ...emptyState, disk: new Map([[path, disk]]) }
    const edited = reduce(start, { type: 'edited', form: 'lamp', texts: new Map([[path, mine]]) })
    return reduce(edited, { type: 'disk-changed', files: new Map([[path, theirs]]) }).drafts.get(path)
  }

  it('loses from a situation the forms that either takes out of it', () => {
    const theirs = manifestWith('lamp', 'lantern')
    expect(draftAfter(manifestWith('torch', 'lantern'), theirs)).toEqual({
      base: theirs,
      text: manifestWith('lantern'),
    })
  })

  it('stays in conflict if together they take the last forms out of a situation', () => {
    const mine = manifestWith('torch')
    expect(draftAfter(mine, manifestWith('lamp'))).toEqual({ base: disk, text: mine })
  })
})
