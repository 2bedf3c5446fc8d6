import { readFileSync } from 'node:fs'

const file = readFileSync(new URL('../../src/ui/styles/tokens.css', import.meta.url), 'utf8')
const pattern = /--([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\))?;/g
const tokens = new Map(
  [...file.matchAll(pattern)].map(([, name = '', light = '', dark = light]) => [name, { light, dark }]),
)

/** The contrast ratio of one colour of the site on another. Source: WCAG 2.2, "contrast ratio". */
export function contrastOf(front: string, back: string, theme: 'dark' | 'light'): number {
  const both = [luminance(colour(front, theme)), luminance(colour(back, theme))]
  const [low = 0, high = 0] = both.toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function colour(token: string, theme: 'dark' | 'light'): string {
  const value = tokens.get(token)?.[theme]
  if (value === undefined) throw new Error(`tokens.css has no colour --${token}.`)
  return value
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
