import { pointTo, startOf } from '../../json/locate'
import { partsOf, questionOf } from '../../source/questions'
import { folderPage, isSlug, slugFrom } from '../../source/slug'
import { inMessage, type FormRule } from '../rule'

/** A mention written out in the text: only {mention} notifies anyone. */
export const writtenMention = inMessage((message, report) => {
  const found = /@everyone|@here|<@[&!]?\w*>|<#\w*>/.exec(message.value.content ?? '')?.[0]
  if (found !== undefined) report('written-mention', pointTo(message).at('content'), { found })
})

/** A fallback for a question that always has an answer. */
export const needlessFallback = inMessage((message, report, { schema }) => {
  for (const [name, field] of Object.entries(message.value.fields ?? {})) {
    if (!schema || field?.fallback === undefined || !questionOf(schema, name)) continue
    const parts = partsOf(schema)
    const asking = parts.filter(({ properties }) => Object.hasOwn(properties, name))
    if (parts[0]?.required.includes(name) || asking.every(({ required }) => required.includes(name)))
      report('needless-fallback', pointTo(message).key('fields', name, 'fallback'), { name })
  }
})

/** A webhook that is not named like the form: each form has its own, so that its address can be found by the name. */
export const webhookName = inMessage((message, report, { slug: folder }) => {
  const slug = slugFrom(folder) || folder
  const { webhook } = message.value
  if (webhook === undefined || webhook === slug) return
  const details = { suggestion: slug, replacement: slug }
  report('webhook-name', pointTo(message).at('webhook'), { webhook, slug }, details)
})

const signs = { success: ['✅'], refused: ['❌', '⚠️'], offline: ['❌', '⚠️'] } as const

/** Asks for an emoji in colour. Keyboards differ in whether they write it, and no one sees it. */
const variationSelector = '\uFE0F'

/** The sign of another outcome, or one without a space after it. */
const otherSign = /^\s*(?:[✅❌⚠]\uFE0F?\s*)?/u

/** An outcome that does not begin with its emoji, or a failure that reads like the success. */
export const outcomeSign = inMessage((message, report) => {
  for (const key of ['success', 'refused', 'offline'] as const) {
    const text = message.value.outcomes?.[key]
    if (text === undefined || signs[key].some((sign) => beginsWith(text, sign))) continue
    const replacement = `${signs[key][0]} ${text.replace(otherSign, '')}`
    const place = pointTo(message).at('outcomes', key)
    report('outcome-sign', place, { key, signs: signs[key].join(' or ') }, { replacement })
  }
})

function beginsWith(text: string, sign: string): boolean {
  const [plainText, plainSign] = [text, sign].map((each) => each.replaceAll(variationSelector, ''))
  return plainText?.startsWith(`${plainSign} `) ?? false
}

/** A folder whose name is not lower-case letters and dashes, or `index`: it cannot be part of an address. */
export const folderName: FormRule = ({ slug, paths }, report) => {
  const place = startOf(paths[0] ?? `forms/${slug}/`)
  const meant = slugFrom(slug)
  if (meant === folderPage) report('index-folder', place, { slug })
  else if (!isSlug(slug)) report('folder-name', place, { slug }, { suggestion: meant || undefined })
}
