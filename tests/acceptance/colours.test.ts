import { expect, it } from 'vitest'
import { contrastOf } from '../support/contrast'

/** The colours as delivered: pairs of tokens and their contrast in the dark and the light theme, rounded down. */
const delivered: readonly (readonly [front: string, back: string, dark: number, light: number])[] = [
  ['text', 'page', 17.39, 16.61],
  ['text', 'card', 16.02, 17.72],
  ['text', 'field', 14.35, 14.99],
  ['muted', 'page', 10.23, 7.51],
  ['muted', 'card', 9.42, 8.01],
  ['muted', 'field', 8.44, 6.78],
  ['link', 'page', 12.62, 8.76],
  ['link', 'card', 11.63, 9.35],
  ['link', 'field', 10.42, 7.91],
  ['on-ember', 'ember', 10.24, 10.24],
  ['on-ember', 'ember-hover', 11.94, 9.09],
  ['heart', 'page', 5.99, 6.42],
  ['heart', 'card', 5.51, 6.85],
  ['heart', 'field', 4.94, 5.79],
  ['ok', 'page', 11.95, 6.15],
  ['ok', 'card', 11.01, 6.56],
  ['ok', 'ok-bg', 9.46, 5.78],
  ['err', 'page', 9.52, 7.04],
  ['err', 'card', 8.76, 7.51],
  ['err', 'err-bg', 8.28, 6.58],
  ['info', 'card', 10.04, 7.3],
  ['info', 'info-bg', 8.93, 6.35],
  ['warn', 'card', 12.34, 7.41],
  ['warn', 'warn-bg', 10.23, 6.71],
  ['text', 'ok-bg', 13.76, 15.61],
  ['text', 'err-bg', 15.14, 15.52],
  ['text', 'info-bg', 14.24, 15.42],
  ['text', 'warn-bg', 13.28, 16.07],
  ['edge', 'page', 6.24, 4.86],
  ['edge', 'card', 5.75, 5.19],
  ['edge', 'field', 5.15, 4.39],
  ['err-edge', 'card', 6.41, 5.62],
  ['err-edge', 'field', 5.75, 4.75],
  ['focus', 'page', 16.08, 16.61],
  ['focus', 'card', 14.81, 17.72],
  ['focus', 'field', 13.27, 14.99],
  ['ember-edge', 'page', 10.58, 5.55],
  ['off', 'field', 6.09, 4.99],
]

it.each(delivered)('shows %s on %s at %d to 1 when dark, %d to 1 when light', (front, back, dark, light) => {
  const ratios = (['dark', 'light'] as const).map((theme) => contrastOf(front, back, theme))
  expect(ratios.map((ratio) => Math.floor(ratio * 100) / 100)).toEqual([dark, light])
})
