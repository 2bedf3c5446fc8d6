import { didYouMean } from '../report/did-you-mean'
import { brokenLimit } from './questions'
import type { FormRule } from '../report/diagnostic'
import { reportAt, reportKey, keySpan, valueSpan } from '../source/locate'
import {
  questionSchemas,
  controlsOf,
  optionListOf,
  optionsOfQuestion,
  partsOf,
  questionNames,
  ruleOfQuestion,
} from '../source/questions'

/** A list whose options can be chosen twice, may be empty though required, or are too few for its minimum. */
export const severalOptions: FormRule = ({ schema }) => {
  if (!schema) return []
  const required = partsOf(schema).flatMap((part) => part.required)
  return questionSchemas(schema).flatMap(({ name, rules, path }) => {
    const { items, uniqueItems, minItems = 1 } = rules
    const mayBeEmpty =
      items && required.includes(name) && ruleOfQuestion(schema, name, 'minItems') === undefined
    const empty = (rule: 'none-of-options' | 'empty-list') => {
      if (!mayBeEmpty) return []
      const { start } = keySpan(schema.root, [...path, 'items'])
      const fix = [{ start, end: start, text: '"minItems": 1, ' }]
      return [reportKey(rule, schema, [...path, 'items'], { name }, { fix })]
    }
    if (!items?.enum)
      return uniqueItems && items
        ? [reportKey('unique-without-options', schema, [...path, 'uniqueItems'], { name })]
        : empty('empty-list')
    const count = items.enum.length
    return [
      ...(uniqueItems ? [] : [reportKey('option-twice', schema, [...path, 'items'], { name })]),
      ...empty('none-of-options'),
      ...(minItems > count
        ? [reportAt('too-few-options', schema, [...path, 'minItems'], { name, minItems, count })]
        : []),
    ]
  })
}

/** An option whose type differs from its question's, or a number so large that it is none: no one could choose it. */
export const optionOfWrongType: FormRule = ({ schema }) => {
  if (!schema) return []
  return questionSchemas(schema).flatMap(({ name, rules, path }) => {
    const type = ruleOfQuestion(schema, name, 'type')
    const lists = [
      { options: rules.enum, way: ['enum'] },
      { options: rules.not?.enum, way: ['not', 'enum'] },
    ]
    return lists.flatMap(({ options = [], way }) =>
      options.flatMap((option, index) => {
        const at = [...path, ...way, index]
        if (typeof option === 'number' && !Number.isFinite(option)) {
          const { start, end } = valueSpan(schema.root, at)
          return [reportAt('huge-option', schema, at, { option: schema.text.slice(start, end) })]
        }
        if (type === undefined || isOptionOfType(option, type)) return []
        const text = type === 'string' ? JSON.stringify(String(option)) : undefined
        const fix =
          text === undefined ? {} : { suggestion: text, fix: [{ ...valueSpan(schema.root, at), text }] }
        return [reportAt('option-of-wrong-type', schema, at, { name, option, type }, fix)]
      }),
    )
  })
}

function isOptionOfType(option: string | number, type: string): boolean {
  if (type === 'string') return typeof option === 'string'
  if (type === 'integer') return Number.isInteger(option)
  return type !== 'number' || typeof option === 'number'
}

/** An option that occurs twice in one list, ignoring case. */
export const repeatedOption: FormRule = ({ schema }) => {
  if (!schema) return []
  return questionSchemas(schema).flatMap(({ name, rules, path }) => {
    const { options, way } = optionListOf(rules)
    const alike = options.map((option) => String(option).trim().toLowerCase())
    return alike.flatMap((option, index) =>
      alike.indexOf(option) === index
        ? []
        : [
            reportAt('repeated-option', schema, [...path, ...way, 'enum', index], {
              name,
              option: options[index] ?? '',
            }),
          ],
    )
  })
}

/** An option that is blank or has spaces around it: answers are trimmed, so it could never be chosen. */
export const optionWithSpaces: FormRule = ({ schema }) => {
  if (!schema) return []
  return questionSchemas(schema).flatMap(({ name, rules, path }) => {
    const { options, way } = optionListOf(rules)
    return options.flatMap((option, index) => {
      const trimmed = String(option).trim()
      if (typeof option !== 'string' || (option === trimmed && trimmed !== '')) return []
      const at = [...path, ...way, 'enum', index]
      if (trimmed === '') return [reportAt('blank-option', schema, at, { name })]
      const text = JSON.stringify(trimmed)
      return [
        reportAt(
          'option-with-spaces',
          schema,
          at,
          { name, text },
          { fix: [{ ...valueSpan(schema.root, at), text }] },
        ),
      ]
    })
  })
}

/** An option that its own question's rules refuse. */
export const optionOutsideLimits: FormRule = ({ schema }) => {
  if (!schema) return []
  const all = questionSchemas(schema)
  return all.flatMap(({ name, rules, path }) =>
    (rules.enum ?? []).flatMap((option, index) => {
      const places = all.filter(
        (asked) => asked.name === name && (asked.path === path || asked.part.path.length === 0),
      )
      const broken = places.flatMap((asked) => brokenLimit(option, asked.rules) ?? [])[0]
      return broken
        ? [reportAt('option-outside-limits', schema, [...path, 'enum', index], { name, option, ...broken })]
        : []
    }),
  )
}

/** An option of a branch that the question's own list lacks: both lists apply, so no one could choose it. */
export const optionOnlyInBranch: FormRule = ({ schema }) => {
  if (!schema) return []
  const all = questionSchemas(schema)
  return all.flatMap(({ name, rules, path, part }) => {
    const base = all.find((asked) => asked.name === name && asked.part.path.length === 0)?.rules
    const own = base ? optionListOf(base).options : []
    if (part.path.length === 0 || own.length === 0) return []
    const { options, way } = optionListOf(rules)
    return options.flatMap((option, index) => {
      if (own.includes(option)) return []
      const suggestion = didYouMean(String(option), own.map(String))
      return [
        reportAt(
          'option-only-in-branch',
          schema,
          [...path, ...way, 'enum', index],
          { name, option },
          suggestion && { suggestion: suggestion.value },
        ),
      ]
    })
  })
}

/** An option closed under `not` that does not exist, or a list whose options are all closed. */
export const closedOption: FormRule = ({ schema }) => {
  if (!schema) return []
  const all = questionSchemas(schema)
  return all.flatMap(({ name, rules, path }) => {
    const { closed, way } = optionListOf(rules)
    const options = optionsOfQuestion(schema, name)
    const at = [...path, ...way, 'not', 'enum']
    const unknown = closed.flatMap((option, index) => {
      if (options.includes(option)) return []
      const suggestion = didYouMean(String(option), options.map(String))
      return [
        reportAt(
          'closed-option-unknown',
          schema,
          [...at, index],
          { name, option, options },
          suggestion && { suggestion: suggestion.value },
        ),
      ]
    })
    const lists = all.flatMap((asked) => (asked.name === name ? optionListOf(asked.rules).options : []))
    const isEmpty = closed.length > 0 && lists.length > 0 && lists.every((option) => closed.includes(option))
    return isEmpty ? [...unknown, reportAt('all-options-closed', schema, at, { name })] : unknown
  })
}

/** Options closed in schema.json that ui.json does not disable, and disabled ones that schema.json does not close. */
export const closedOptionList: FormRule = ({ schema, ui }) => {
  if (!schema || !ui) return []
  const controls = new Map(controlsOf(ui))
  const closed = questionSchemas(schema).flatMap(({ name, rules, path }) => {
    const { closed: shut, way } = optionListOf(rules)
    return shut.map((option, index) => ({
      name,
      option: String(option),
      path: [...path, ...way, 'not', 'enum', index],
    }))
  })
  const unexplained = closed.filter(
    ({ name, option }) => !disabledOptions(controls.get(name)).includes(option),
  )
  return [
    ...unexplained.map(({ name, option, path }) =>
      reportAt(
        'closed-option-unexplained',
        schema,
        path,
        { name, option },
        { also: [reportKey('closed-option-unexplained', ui, [name])] },
      ),
    ),
    ...[...controls].flatMap(([name, control]) => {
      const shut = closed.flatMap((place) => (place.name === name ? [place.option] : []))
      const open = disabledOptions(control).flatMap((option, index) =>
        shut.includes(option) ? [] : [{ option, index }],
      )
      if (!questionNames(schema).includes(name)) return []
      return open.map(({ option, index }) => {
        const suggestion = didYouMean(option, shut)
        return reportAt(
          'open-option-explained',
          ui,
          [name, 'ui:enumDisabled', index],
          { name, option },
          suggestion && { suggestion: suggestion.value },
        )
      })
    }),
  ]
}

function disabledOptions(control: ReturnType<typeof controlsOf>[number][1] | undefined): readonly string[] {
  return (control?.['ui:enumDisabled'] ?? []).map(String)
}

/** A label for an option that does not exist. */
export const optionLabels: FormRule = ({ schema, ui }) => {
  if (!schema || !ui) return []
  const known = questionNames(schema)
  return controlsOf(ui).flatMap(([name, control]) => {
    const options = optionsOfQuestion(schema, name).map(String)
    if (!known.includes(name)) return []
    return Object.keys(control['ui:enumNames'] ?? {}).flatMap((option) => {
      if (options.includes(option)) return []
      const at = [name, 'ui:enumNames', option]
      const suggestion = didYouMean(option, options)
      const fix = suggestion && {
        suggestion: suggestion.value,
        ...(suggestion.isCertain && {
          fix: [{ ...keySpan(ui.root, at), text: JSON.stringify(suggestion.value) }],
        }),
      }
      return [reportKey('label-of-no-option', ui, at, { name, option, options }, fix)]
    })
  })
}
