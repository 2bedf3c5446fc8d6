import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const file = readFileSync(new URL('../../src/ui/styles/tokens.css', import.meta.url), 'utf8')
const pattern = /--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g
const tokens = new Map(
  [...file.matchAll(pattern)].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]),
)

/** The brief's table: pairs of tokens, what they need, and the ratios it gives (dark, light), rounded down. */
const pairs: readonly (readonly [front: string, back: string, needs: number, dark: number, light: number])[] =
  [
    ['text', 'page', 4.5, 17.39, 16.61],
    ['text', 'card', 4.5, 16.02, 17.72],
    ['text', 'field', 4.5, 14.35, 14.99],
    ['muted', 'page', 4.5, 10.23, 7.51],
    ['muted', 'card', 4.5, 9.42, 8.01],
    ['muted', 'field', 4.5, 8.44, 6.78],
    ['link', 'page', 4.5, 12.62, 8.76],
    ['link', 'card', 4.5, 11.63, 9.35],
    ['link', 'field', 4.5, 10.42, 7.91],
    ['on-ember', 'ember', 4.5, 10.24, 10.24],
    ['on-ember', 'ember-hover', 4.5, 11.94, 9.09],
    ['heart', 'page', 4.5, 5.99, 6.42],
    ['heart', 'card', 4.5, 5.51, 6.85],
    ['heart', 'field', 4.5, 4.94, 5.79],
    ['ok', 'page', 4.5, 11.95, 6.15],
    ['ok', 'card', 4.5, 11.01, 6.56],
    ['ok', 'ok-bg', 4.5, 9.46, 5.78],
    ['err', 'page', 4.5, 9.52, 7.04],
    ['err', 'card', 4.5, 8.76, 7.51],
    ['err', 'err-bg', 4.5, 8.28, 6.58],
    ['info', 'card', 4.5, 10.04, 7.3],
    ['info', 'info-bg', 4.5, 8.93, 6.35],
    ['warn', 'card', 4.5, 12.34, 7.41],
    ['warn', 'warn-bg', 4.5, 10.23, 6.71],
    ['text', 'ok-bg', 4.5, 13.76, 15.61],
    ['text', 'err-bg', 4.5, 15.14, 15.52],
    ['text', 'info-bg', 4.5, 14.24, 15.42],
    ['text', 'warn-bg', 4.5, 13.28, 16.07],
    ['edge', 'page', 3, 6.24, 4.86],
    ['edge', 'card', 3, 5.75, 5.19],
    ['edge', 'field', 3, 5.15, 4.39],
    ['err-edge', 'card', 3, 6.41, 5.62],
    ['err-edge', 'field', 3, 5.75, 4.75],
    ['focus', 'page', 3, 16.08, 16.61],
    ['focus', 'card', 3, 14.81, 17.72],
    ['focus', 'field', 3, 13.27, 14.99],
    ['ember-edge', 'page', 3, 10.58, 5.55],
    ['off', 'field', 4.5, 6.09, 4.99],
  ]

/** Text on the dusk, on a form's sheet and in its fields, and the chosen theme. */
const further: readonly (readonly [front: string, back: string, needs: number])[] = [
  ...[1, 2, 3, 4].map((band) => ['text', `dusk-${band}`, 4.5] as const),
  ...[1, 2, 3, 4].map((band) => ['focus', `dusk-${band}`, 3] as const),
  ...['text', 'muted', 'link', 'err'].map((front) => [front, 'sheet', 4.5] as const),
  ...['text', 'muted'].map((front) => [front, 'control', 4.5] as const),
  ...['edge', 'err-edge', 'focus'].flatMap((front) => [
    [front, 'sheet', 3] as const,
    [front, 'control', 3] as const,
  ]),
  ['link', 'dusk-1', 4.5],
  ['muted', 'dusk-1', 4.5],
  ['card', 'edge', 4.5],
]

describe.each(['dark', 'light'] as const)('the %s theme', (theme) => {
  test.each(pairs)('shows %s on %s at %d to 1 or more', (front, back, needs, dark, light) => {
    const ratio = contrast(colour(front, theme), colour(back, theme))
    expect(ratio).toBeGreaterThanOrEqual(needs)
    expect(Math.floor(ratio * 100) / 100).toBe(theme === 'dark' ? dark : light)
  })

  test.each(further)('shows %s on %s at %d to 1 or more', (front, back, needs) => {
    expect(contrast(colour(front, theme), colour(back, theme))).toBeGreaterThanOrEqual(needs)
  })
})

function colour(token: string, theme: 'dark' | 'light'): string {
  const value = tokens.get(token)?.[theme]
  if (value === undefined) throw new Error(`tokens.css has no colour --${token}.`)
  return value
}

/** WCAG 2.2, "contrast ratio". */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
