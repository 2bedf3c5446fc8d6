import { instantOf } from '../../engine/schema/door'
import type { Door } from '../../engine/schema/definition'
import { didYouMean } from '../report/did-you-mean'
import type { PathStep } from '../json/json-node'
import type { DeepPartial, UiFile } from '../source/form-folder'
import { reportAt, reportKey } from '../source/locate'
import { controlsOf, optionsOfQuestion, questionNames } from '../source/questions'
import type { FormRule, Report } from '../report/diagnostic'

/** A door whose date, time or zone does not exist, that never opens, or that belongs to no option. */
export const doors: FormRule = ({ schema, ui }) => {
  if (!ui) return []
  const own = ui.value['ui:door']
  return [
    ...(own ? timesOf(ui, own, ['ui:door']) : []),
    ...controlsOf(ui).flatMap(([name, control]) => {
      const options = schema ? optionsOfQuestion(schema, name).map(String) : []
      return Object.entries(control['ui:options']?.doors ?? {}).flatMap(([option, door]) => {
        const at = [name, 'ui:options', 'doors', option]
        if (!schema || !door || !questionNames(schema).includes(name)) return []
        if (options.includes(option)) return timesOf(ui, door, at)
        const suggestion = didYouMean(option, options)
        return [
          reportKey(
            'door-of-no-option',
            ui,
            at,
            { name, option, options },
            suggestion && { suggestion: suggestion.value },
          ),
        ]
      })
    }),
  ]
}

function timesOf(ui: UiFile, { from, until }: DeepPartial<Door>, at: readonly PathStep[]): readonly Report[] {
  const wrong = Object.entries({ from, until }).filter(
    ([, time]) => time !== undefined && Number.isNaN(instantOf(time)),
  )
  if (wrong.length > 0)
    return wrong.map(([key, time = '']) => reportAt('door-time', ui, [...at, key], { time }))
  const isNever = from !== undefined && until !== undefined && instantOf(from) >= instantOf(until)
  return isNever ? [reportAt('door-never-open', ui, [...at, 'until'], { from })] : []
}
