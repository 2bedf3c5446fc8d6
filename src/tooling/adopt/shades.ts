/** The colours of the tokens that follow from the two that a network chooses: for the light theme, then for the dark one. */
export type Shades = Readonly<Record<string, readonly [light: string, dark: string]>>

interface Grounds {
  readonly light: readonly string[]
  readonly dark: readonly string[]
}

/**
 * Shades of two colours that can be read on these grounds: text at 4.5 to 1, edges at 3 to 1 (WCAG 2.2). A colour that
 * can be read as it is stays as it is.
 * @example shadesOf('#ffb02e', '#b3123a', grounds)['on-ember'] // => ['#1b1005', '#1b1005']
 */
export function shadesOf(main: string, second: string, { light, dark }: Grounds): Shades {
  // On any colour black or white can be read; the design's own dark is nicer where it can.
  const onMain = ['#1b1005', '#ffffff'].find((text) => contrast(text, main) >= 4.5) ?? '#000000'
  // Under the pointer the main colour goes away from the text on it.
  const hover = mix(main, onMain === '#ffffff' ? '#000000' : '#ffffff', 0.15)
  const edge = [readable(main, light, 3, '#000000'), readable(main, dark, 3, '#ffffff')] as const
  return {
    ember: [main, main],
    'ember-hover': [hover, hover],
    'on-ember': [onMain, onMain],
    'ember-edge': edge,
    'ember-slab': [edge[0], mix(main, '#000000', 0.35)],
    heart: [readable(second, light, 4.5, '#000000'), readable(second, dark, 4.5, '#ffffff')],
  }
}

/** The colour, as much nearer to another one as it takes to be read on all grounds. */
function readable(colour: string, grounds: readonly string[], needs: number, towards: string): string {
  for (let part = 0; part < 1; part += 0.02) {
    const shade = part === 0 ? colour : mix(colour, towards, part)
    if (grounds.every((ground) => contrast(shade, ground) >= needs)) return shade
  }
  return towards
}

function mix(one: string, other: string, part: number): string {
  const [from, to] = [channels(one), channels(other)]
  const mixed = from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * part))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}
