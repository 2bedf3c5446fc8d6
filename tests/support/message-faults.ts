import { EmbedBuilder, embedLength } from '@discordjs/builders'
import { cleanText } from '../../src/engine/message/escape'
import type { ValidAnswers } from '../../src/engine/schema/answers'
import { unescape } from '../../src/engine/message/escape'
import type { CompiledForm } from '../../src/engine/schema/form'
import type { Message, MessageEmbed, MessageField } from '../../src/engine/message/message'
import { visibleQuestions, type Question } from '../../src/engine/schema/questions'
import { messageViolations } from '../../src/discord/rules/message-violations'
import { renderMarkdown } from '../../src/discord/drawing/render-markdown'
import { leftOver } from './any-answers'
import { cutFaults } from './cut-faults'
import { readAsDiscord } from './discord-reading'

type Faults = readonly string[]

/** Everything that is wrong with the messages made of these answers, judged independently of how they are made. */
export function messageFaults(
  form: CompiledForm,
  answers: ValidAnswers,
  messages: readonly Message[],
): Faults {
  return [
    ...messages.flatMap(limitFaults),
    ...wholenessFaults(form, answers, messages),
    ...messages.flatMap(({ embeds }) => embeds.flatMap((embed) => formattingFaults(form, embed))),
    ...callFaults(form, messages),
  ]
}

function limitFaults(message: Message): Faults {
  const broken = messageViolations(message).map(({ path, code }) => `${code} at ${path.join('.')}`)
  return [...broken, ...message.embeds.flatMap(builderFaults)]
}

/** discord.js counts UTF-16 code units, Discord counts code points: a code point of two units is replaced by one letter. */
function builderFaults(embed: MessageEmbed): Faults {
  const data: MessageEmbed = JSON.parse(
    JSON.stringify(embed).replaceAll(/\p{Cs}\p{Cs}|[\u{10000}-\u{10FFFF}]/gu, 'x'),
  )
  try {
    const builder = new EmbedBuilder()
      .setTitle(data.title)
      .setColor(data.color)
      .setFooter(data.footer)
      .setTimestamp(data.timestamp === undefined ? null : new Date(data.timestamp))
      .addFields(...data.fields.map((field) => ({ ...field })))
    return embedLength(builder.toJSON()) > 6000 ? ['embed longer than 6000'] : []
  } catch (error) {
    return [`the builders refuse ${JSON.stringify(data)}: ${String(error)}`]
  }
}

/**
 * Whether reading the fields in order gives every question that was asked, in order, and every answer in full, cut
 * correctly.
 */
function wholenessFaults(form: CompiledForm, answers: ValidAnswers, messages: readonly Message[]): Faults {
  const fields = messages.flatMap(({ embeds }) => embeds.flatMap((embed) => embed.fields))
  const trimmed = fields
    .filter(({ value }) => value.trim() !== value)
    .map(({ name }) => `spaces lost in ${name}`)
  let at = 0
  const lost = visibleQuestions(form, answers).flatMap((question) => {
    const parts = partsAt(fields, at, labelOf(form, question))
    at += parts.length
    const values = parts.map(({ value }) => value)
    const read = values.map(unescape).join('')
    const isWhole = onlyVisible(read) === typed(form, answers, question)
    return [
      ...(parts.length > 0 && isWhole ? [] : [`${question.name} arrived as ${JSON.stringify(read)}`]),
      ...cutFaults(expected(form, answers, question), values).map((fault) => `${question.name}: ${fault}`),
    ]
  })
  return [...trimmed, ...lost, ...(at === fields.length ? [] : ['fields nobody asked for'])]
}

function partsAt(fields: readonly MessageField[], at: number, label: string): readonly MessageField[] {
  const parts = Number(/ \(1\/(\d+)\)$/.exec(fields[at]?.name ?? '')?.[1] ?? 1)
  const names = Array.from({ length: parts }, (_, index) =>
    parts > 1 ? `${label} (${index + 1}/${parts})` : label,
  )
  const found = fields.slice(at, at + parts)
  return found.map(({ name }) => name).join('\n') === names.join('\n') ? found : []
}

function labelOf(form: CompiledForm, { name, rules }: Question): string {
  return form.message.fields[name]?.label ?? rules.title ?? name
}

function expected(form: CompiledForm, answers: ValidAnswers, question: Question): string {
  const { name } = question
  const answer = answers[name]
  if (answer === undefined) return fallback(form, question)
  if (answer === true) return 'Yes'
  const texts = typeof answer === 'object' ? answer : [String(answer)]
  return texts.map(cleanText).join('\n').trim() || fallback(form, question)
}

function fallback(form: CompiledForm, { name, rules }: Question): string {
  return form.message.fields[name]?.fallback ?? (rules.type === 'boolean' ? 'No' : 'Not provided')
}

/** The typed text without one invisible character: so cleaning a text must remove nothing else. */
function typed(form: CompiledForm, answers: ValidAnswers, question: Question): string {
  const answer = answers[question.name] ?? ''
  const text = answer === true ? 'Yes' : [answer].flat().join('')
  return onlyVisible(text) || onlyVisible(fallback(form, question))
}

function onlyVisible(text: string): string {
  return text.replaceAll(/[\s\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
}

/** What a visitor's text is formatted as. Texts that staff wrote are sent as they are, and may be formatted. */
function formattingFaults(form: CompiledForm, { title, fields }: MessageEmbed): Faults {
  const own = readAsDiscord(form.message.title.replaceAll(/\{\w+\}/g, 'x'), 'title').formatting
  const inTitle = [
    ...readAsDiscord(title, 'title').formatting.filter((name) => !own.includes(name)),
    ...(/[\n\t]/.test(title) ? ['line break'] : []),
  ]
  const fallbacks = Object.values(form.message.fields).map((field) => field.fallback)
  const answers = fields.filter(({ value }) => !fallbacks.includes(value))
  return [...inTitle.map((name) => `${name} in the title ${title}`), ...answers.flatMap(fieldFaults)]
}

function fieldFaults({ name, value }: MessageField): Faults {
  const { shown, links, formatting } = readAsDiscord(value)
  const inboxShown = shownInInbox(String(renderMarkdown(value, 'value')))
  const masked = links.filter(
    (link) => !/^https?:\/\/[a-z0-9.-]+(?:[:/?#]|$)/i.test(link) || !URL.canParse(link),
  )
  return [
    ...formatting.map((kind) => `${kind} in ${name}: ${value}`),
    ...masked.map((link) => `the link ${link} in ${name}`),
    ...(shown === unescapedWithGuards(value) ? [] : [`${name} shows ${shown} for ${value}`]),
    ...(inboxShown === unescapedWithGuards(value)
      ? []
      : [`${name} shows ${inboxShown} in the inbox for ${value}`]),
    ...(/(?!\n)[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u.test(value)
      ? [`a control character in ${name}`]
      : []),
    ...(/@everyone|@here/.test(value) ? [`a call of all in ${name}`] : []),
  ]
}

/** Guards are invisible, so the visible text still contains them. */
function unescapedWithGuards(value: string): string {
  return value.replaceAll(/\\([^0-9A-Za-z\s])/g, '$1')
}

/** The text that the inbox shows. Any tag left in it is formatting, or a link whose label is not its address. */
function shownInInbox(html: string): string {
  const lines = /^<div class="lines">([^]*)<\/div>$/.exec(html)?.[1] ?? html
  const text = lines.replaceAll(/<a href="([^"]*)"[^>]*>\1<\/a\s*>/g, '$1')
  return text.replaceAll(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name] ?? '')
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' }

function callFaults(form: CompiledForm, messages: readonly Message[]): Faults {
  const called = form.message.mention !== undefined
  return messages.flatMap(({ content, allowed_mentions: allowed, ...rest }, index) => {
    const calls = called && index === 0
    const line =
      index === 0 ? form.message.content?.replace('{mention}', '<@&100000000000000002>') : undefined
    const roles = calls ? ['100000000000000002'] : undefined
    return [
      ...(content === line ? [] : [`the content is ${content}`]),
      ...(JSON.stringify(allowed) === JSON.stringify({ parse: [], ...(roles && { roles }) })
        ? []
        : ['calls others']),
      ...(JSON.stringify(rest).includes(leftOver) ? ['a hidden answer arrived'] : []),
    ]
  })
}
