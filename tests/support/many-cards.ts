import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formsFolder, readManifest } from '../../src/catalog/read-definitions'
import { root } from '../../src/tooling/root'
import type { Card } from '../../src/engine/schema/definition'
import { multiplyCards } from './multiply-forms'
import { wordsOf } from './multiply-forms'
import { readFiles } from '../../src/lint/read-files'

/** So many cards: the real ones, then others whose texts are of their own. */
export function manyCards(count: number): readonly Card[] {
  const { cards } = readManifest()
  const names = Array.from({ length: count }, (_, at) => cards[at]?.slug ?? `form-${at}`)
  const words = wordsOf(readFiles(root))
  return multiplyCards(cards, names, words).map((card, at) =>
    at < cards.length ? card : { ...card, slug: `${card.title.toLowerCase().replaceAll(' ', '-')}-${at}` },
  )
}

/** A folder of forms with so many cards, but no form behind them except contact: quick to build. Returns its path. */
export function cardsFolder(count: number): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'cards-')), 'forms')
  mkdirSync(folder)
  cpSync(join(formsFolder, 'contact'), join(folder, 'contact'), { recursive: true })
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...readManifest(), cards: manyCards(count) }))
  return folder
}
