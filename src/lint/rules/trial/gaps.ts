import { validate } from '../../../engine/answers/validate'
import { coverage } from '../../../engine/fixtures/coverage'
import { everyFixtureOf } from '../../../engine/fixtures/derive-fixtures'
import { longestTried } from '../../../engine/fixtures/match-pattern'
import { limitOf } from '../../../engine/fixtures/wrong-answers'
import { toPath } from '../../json/json-node'
import { pointTo } from '../../json/locate'
import { writtenFixtures } from '../../source/compiled-form'
import { partsOf, questionOf } from '../../source/questions'
import { whenReady } from '../rule'

/** A rule that no wrong fixture breaks, written or derived, and a side of a condition that no valid one shows. */
export const ruleNotShown = whenReady((form, ready, report) => {
  const { schema } = form
  const fixtures = everyFixtureOf(ready, writtenFixtures(form))
  // If the form refuses all of its valid fixtures nothing can be tried; those refusals are reported.
  if (!Object.values(fixtures.valid).some(({ answers }) => validate(ready, answers).ok)) return
  for (const gap of coverage(ready, fixtures).gaps) {
    const steps = toPath(gap.path.slice(2).split('/'))
    const { at, key } = pointTo(schema)
    if ('met' in gap) {
      report(gap.met ? 'condition-not-shown' : 'otherwise-not-shown', key(...steps, 'if'))
      continue
    }
    const { name, rule } = gap
    // Longer texts than this are not generated at all.
    if (rule === 'maxLength' && Number(limitOf(ready.schema, gap)) >= longestTried) continue
    const part = partsOf(schema).find(({ path }) => path.join() === steps.slice(0, -2).join())
    const index = part?.required.indexOf(name) ?? 0
    const place = rule === 'required' ? at(...steps.slice(0, -1), index) : key(...steps)
    // Nothing but the options can be sent, so that a limit or pattern beside them is left over from another kind.
    const hasOptions =
      rule !== 'enum' && rule !== 'required' && questionOf(schema, name)?.rules.enum !== undefined
    const suggestion = hasOptions ? JSON.stringify(rule) : undefined
    report('rule-not-shown', place, { name, rule }, { suggestion })
  }
})
