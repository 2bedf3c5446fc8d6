import type { Door } from '../../../engine/schema/definition'
import { instantOf } from '../../../engine/schema/door'
import { didYouMean } from '../../report/did-you-mean'
import type { DeepPartial } from '../../source/form-folder'
import { pointTo, type Pointer } from '../../source/locate'
import { eachControl, type FormRule, type Reporter } from '../rule'

/** A form's door whose date, time or zone does not exist, or that never opens. */
export const formDoor: FormRule = ({ ui }, report) => {
  const door = ui?.value['ui:door']
  if (ui && door) judgeTimes(door, pointTo(ui, ['ui:door']), report)
}

/** The same for the door of an option, which may also belong to no option. */
export const optionDoors = eachControl(({ name, options, question, at, key }, report) => {
  const known = question?.options.map(String) ?? []
  for (const [option, door] of Object.entries(options.doors ?? {})) {
    const way = ['ui:options', 'doors', option]
    if (!door || !question) continue
    if (known.includes(option)) judgeTimes(door, { at: (...steps) => at(...way, ...steps), key }, report)
    else
      report(
        'door-of-no-option',
        key(...way),
        { name, option, options: known },
        { suggestion: didYouMean(option, known)?.value },
      )
  }
})

function judgeTimes({ from, until }: DeepPartial<Door>, { at }: Pointer, report: Reporter): void {
  const times = Object.entries({ from, until }).flatMap(([key, time]) =>
    time === undefined ? [] : [{ key, time }],
  )
  const wrong = times.filter(({ time }) => Number.isNaN(instantOf(time)))
  for (const { key, time } of wrong) report('door-time', at(key), { time })
  if (wrong.length > 0 || from === undefined || until === undefined) return
  if (instantOf(from) >= instantOf(until)) report('door-never-open', at('until'), { from })
}
