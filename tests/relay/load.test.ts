// @vitest-environment node
import { expect, it } from 'vitest'
import { runLoad } from './load/load-run'
import { figuresTable, problemsIn } from './load/report'

it('loses nothing in workerd, under faults, a flood and two kills; npm run check:relay does the same with thousands', async () => {
  const figures = await runLoad({ submissions: 200, kills: 2, flood: 100 })
  console.log(figuresTable(figures))
  expect(problemsIn(figures)).toEqual([])
  expect(figures.accepted).toBeGreaterThanOrEqual(200)
  expect(figures.kills).toBe(2)
  expect(figures.floodRefused).toBeGreaterThan(0)
  expect(figures.droppedAfterStoring + figures.otherFaults).toBeGreaterThan(0)
}, 180_000)
