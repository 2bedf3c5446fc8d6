/** A colour as amounts of light (linear, 1 = white paper in full light; may be above 1 for things that shine). */
export type Light = readonly [red: number, green: number, blue: number]

/**
 * Reads "#RRGGBB" (sRGB) into amounts of light. The text must have six hexadecimal digits.
 *
 * @example lightOf('#FFFFFF') // [1, 1, 1]
 */
export function lightOf(hex: string): Light {
  const value = Number.parseInt(hex.slice(1), 16)
  return [toLinear(value >> 16), toLinear((value >> 8) & 255), toLinear(value & 255)]
}

/** Writes amounts of light as "#rrggbb", with a film-like shoulder so that bright light keeps its hue. */
export function hexOf(light: Light): string {
  return `#${light.map((amount) => toByte(film(amount)).toString(16).padStart(2, '0')).join('')}`
}

/** The sum of light from two sources. */
export function add(a: Light, b: Light): Light {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

/** Light `a` seen through, or thrown back by, a surface of colour `b`. */
export function tint(a: Light, b: Light): Light {
  return [a[0] * b[0], a[1] * b[1], a[2] * b[2]]
}

/** The same light, `by` times as strong. */
export function scale(a: Light, by: number): Light {
  return [a[0] * by, a[1] * by, a[2] * by]
}

/** From `a` (part 0) to `b` (part 1). */
export function blend(a: Light, b: Light, part: number): Light {
  return add(scale(a, 1 - part), scale(b, part))
}

/** The darkness there is without any light. */
export const none: Light = [0, 0, 0]

function toLinear(byte: number): number {
  const s = byte / 255
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
}

function toByte(amount: number): number {
  const s = amount <= 0.0031308 ? amount * 12.92 : 1.055 * amount ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, s)) * 255)
}

// Straight below 0.55, then bent, reaching 1 at about three times the light of white paper.
function film(amount: number): number {
  if (amount <= 0.55) return amount
  return 0.55 + 0.45 * (1 - Math.exp(-(amount - 0.55) / 0.6))
}
