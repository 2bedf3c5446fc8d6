import { describe, expect, test } from 'vitest'
import { contrastOf } from '../support/contrast'

/** Pairs of tokens, and the contrast they need. */
const pairs: readonly (readonly [front: string, back: string, needs: number])[] = [
  ['text', 'page', 4.5],
  ['text', 'card', 4.5],
  ['text', 'field', 4.5],
  ['muted', 'page', 4.5],
  ['muted', 'card', 4.5],
  ['muted', 'field', 4.5],
  ['link', 'page', 4.5],
  ['link', 'card', 4.5],
  ['link', 'field', 4.5],
  ['on-ember', 'ember', 4.5],
  ['on-ember', 'ember-hover', 4.5],
  ['heart', 'page', 4.5],
  ['heart', 'card', 4.5],
  ['heart', 'field', 4.5],
  ['ok', 'page', 4.5],
  ['ok', 'card', 4.5],
  ['ok', 'ok-bg', 4.5],
  ['err', 'page', 4.5],
  ['err', 'card', 4.5],
  ['err', 'err-bg', 4.5],
  ['info', 'card', 4.5],
  ['info', 'info-bg', 4.5],
  ['warn', 'card', 4.5],
  ['warn', 'warn-bg', 4.5],
  ['text', 'ok-bg', 4.5],
  ['text', 'err-bg', 4.5],
  ['text', 'info-bg', 4.5],
  ['text', 'warn-bg', 4.5],
  ['edge', 'page', 3],
  ['edge', 'card', 3],
  ['edge', 'field', 3],
  ['err-edge', 'card', 3],
  ['err-edge', 'field', 3],
  ['focus', 'page', 3],
  ['focus', 'card', 3],
  ['focus', 'field', 3],
  ['ember-edge', 'page', 3],
  ['off', 'field', 4.5],
  // A form's paper and its fields, and the chosen theme.
  ...['text', 'muted', 'link', 'err'].map((front) => [front, 'sheet', 4.5] as const),
  ...['text', 'muted'].map((front) => [front, 'control', 4.5] as const),
  ...['edge', 'err-edge', 'focus'].flatMap((front) => [
    [front, 'sheet', 3] as const,
    [front, 'control', 3] as const,
  ]),
  ['text', 'chosen', 4.5],
  ...['ember-edge', 'heart', 'focus'].map((front) => [front, 'chosen', 3] as const),
  ['card', 'edge', 4.5],
  // The workbench's own: what holds others, and its signs and bars.
  ['hull', 'page', 3],
  ...['page', 'card', 'field', 'chosen'].map((back) => ['accent', back, 3] as const),
]

/** Pairs on the dusk background, which has the dark theme's colours in both themes. */
const onDusk: typeof pairs = [
  ...[1, 2, 3, 4].map((band) => ['text', `dusk-${band}`, 4.5] as const),
  ...[1, 2, 3, 4].map((band) => ['focus', `dusk-${band}`, 3] as const),
  ['link', 'dusk-1', 4.5],
  ['muted', 'dusk-1', 4.5],
]

test.each(onDusk)('%s is shown on %s at %d to 1 or more', (front, back, needs) => {
  expect(contrastOf(front, back, 'dark')).toBeGreaterThanOrEqual(needs)
})

describe.each(['dark', 'light'] as const)('the %s theme', (theme) => {
  test.each(pairs)('shows %s on %s at %d to 1 or more', (front, back, needs) => {
    expect(contrastOf(front, back, theme)).toBeGreaterThanOrEqual(needs)
  })
})
