import { readFileSync } from 'node:fs'
import { formatHex, interpolate, oklch, wcagContrast } from 'culori'

const file = readFileSync(new URL('../../src/ui/styles/tokens.css', import.meta.url), 'utf8')
const pattern = /--([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\))?;/g
const tokens = new Map(
  [...file.matchAll(pattern)].map(([, name = '', light = '', dark = light]) => [name, { light, dark }]),
)

const ownFile = readFileSync(new URL('../../src/workbench/client/workbench.css', import.meta.url), 'utf8')
// One of the colours above: mixed with another, made lighter, or as it is.
const mixed = String.raw`color-mix\(in srgb, var\(--([\w-]+)\) (\d+)%, var\(--([\w-]+)\)\)`
const lighter = String.raw`oklch\(from var\(--([\w-]+)\) max\(l, ([\d.]+)\) calc\(c \* \(1 \+ ([\d.]+) \* max\(0, [\d.]+ - l\)\)\) h\)`
const made = String.raw`(?:${mixed}|${lighter}|var\(--([\w-]+)\))`
/** The workbench's own colours, by their names: what is written for the light and for the dark theme. */
const ownTokens = new Map(
  [...ownFile.matchAll(new RegExp(String.raw`--([\w-]+): light-dark\(\s*${made},\s*${made}\s*\);`, 'g'))].map(
    ([, name = '', ...parts]) => [name, { light: parts.slice(0, 7), dark: parts.slice(7) }],
  ),
)

/** The contrast ratio of one colour of the site, or of the workbench, on another. Source: WCAG 2.2, "contrast ratio". */
export function contrastOf(front: string, back: string, theme: 'dark' | 'light'): number {
  return wcagContrast(colour(front, theme), colour(back, theme))
}

function colour(token: string, theme: 'dark' | 'light'): string {
  const [one, share, other, base, least, more, same] = ownTokens.get(token)?.[theme] ?? []
  if (same !== undefined) return colour(same, theme)
  if (one !== undefined && other !== undefined)
    return formatHex(interpolate([colour(other, theme), colour(one, theme)])(Number(share) / 100))
  const from = base === undefined ? undefined : oklch(colour(base, theme))
  if (from) {
    const l = Math.max(from.l, Number(least))
    return formatHex({ ...from, l, c: from.c * (1 + Number(more) * (l - from.l)) })
  }
  const value = tokens.get(token)?.[theme]
  if (value === undefined) throw new Error(`There is no colour --${token}.`)
  return value
}
