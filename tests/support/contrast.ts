import { readFileSync } from 'node:fs'
import { wcagContrast } from 'culori'

const file = readFileSync(new URL('../../src/ui/styles/tokens.css', import.meta.url), 'utf8')
const pattern = /--([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\))?;/g
const tokens = new Map(
  [...file.matchAll(pattern)].map(([, name = '', light = '', dark = light]) => [name, { light, dark }]),
)

/** The contrast ratio of one colour of the site on another. Source: WCAG 2.2, "contrast ratio". */
export function contrastOf(front: string, back: string, theme: 'dark' | 'light'): number {
  return wcagContrast(colour(front, theme), colour(back, theme))
}

function colour(token: string, theme: 'dark' | 'light'): string {
  const value = tokens.get(token)?.[theme]
  if (value === undefined) throw new Error(`tokens.css has no colour --${token}.`)
  return value
}
