import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aWorld, hasPost, parts, referenceOf, type Fate, type Step } from './a-world'

const anyFate = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Fate>('stored') },
  {
    weight: 6,
    arbitrary: fc.constantFrom<Fate>(
      'dropped-after',
      'dropped-before',
      '500-after',
      '500-before',
      '429',
      '404',
      '403',
      'crash-before',
      'crash-after',
    ),
  },
)

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('hand-in' as const),
      who: fc.nat(12),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('crash-at-flush' as const), after: fc.nat(4) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.nat(20_000) }) },
)

async function live(steps: readonly Step[], fates: readonly Fate[], seed: number) {
  const world = aWorld(fates, seed)
  for (const step of steps) await world.take(step)
  await world.settle()
  return world
}

describe('a queue whose network may break and whose process may end at any moment', () => {
  const runs = Number(process.env['RELAY_RUNS'] ?? 400)

  it(`delivers everything it accepted, and marks every possible duplicate (${runs} random histories)`, async () => {
    const sums = { accepted: 0, messages: 0, stored: 0 }
    const history = fc.tuple(
      fc.array(anyStep, { minLength: 1, maxLength: 25 }),
      fc.array(anyFate, { maxLength: 60 }),
      fc.integer({ min: 1, max: 2147483646 }),
    )
    await fc.assert(
      fc.asyncProperty(history, async ([steps, fates, seed]) => {
        const world = await live(steps, fates, seed)
        expect(world.left()).toBe(0)
        for (const who of world.accepted) {
          const texts = Array.from(
            { length: parts(who) },
            (_, part) => `${referenceOf(who)} Message ${part + 1}`,
          )
          for (const text of texts) {
            const copies = world.stored.filter((one) => one.text === text)
            expect(copies.length, `${text} is stored`).toBeGreaterThanOrEqual(1)
            expect(copies.length - 1, `${text} has no unexplained duplicate`).toBeLessThanOrEqual(
              world.doubts.get(text) ?? 0,
            )
            expect(
              copies.filter(({ isMarked }) => !isMarked).length,
              `${text} has marked doubles only`,
            ).toBeLessThanOrEqual(1)
            sums.messages += 1
            sums.stored += copies.length
          }
          // In a forum all parts are in one post, except duplicates that opened another.
          const places = world.stored.filter(({ text }) => texts.includes(text)).map(({ post }) => post)
          const opened = world.stored.filter(({ text }) => text === texts[0]).map(({ post }) => post)
          expect(places.every((place) => (place === undefined) !== hasPost(who))).toBe(true)
          expect(places.filter((place) => !opened.includes(place))).toEqual([])
          // The parts of a submission arrive in order.
          const firsts = texts.map((text) => world.stored.findIndex((one) => one.text === text))
          expect(firsts).toEqual(firsts.toSorted((a, b) => a - b))
        }
        const known = new Set([...world.accepted].map(referenceOf))
        const handedIn = new Set(
          steps.flatMap((step) => (step.do === 'hand-in' ? referenceOf(step.who) : [])),
        )
        expect(
          world.stored.every(({ text }) => known.has(text.slice(0, 9)) || handedIn.has(text.slice(0, 9))),
        ).toBe(true)
        sums.accepted += world.accepted.size
      }),
      { numRuns: runs },
    )
    expect(sums.accepted).toBeGreaterThan(runs)
    console.log(
      `  relay, simulated: ${runs} histories, ${sums.accepted} accepted, ${sums.messages} messages, ${sums.stored - sums.messages} doubles, all explained, 0 lost`,
    )
  })
})
