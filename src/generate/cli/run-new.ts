import { fillText } from '../../engine/fill-text'
import { webhookVariable } from '../../engine/message/webhook'
import { lint } from '../../lint/lint'
import { formatDiagnostics } from '../../lint/report/format-diagnostics'
import { createCache, readWorkspace } from '../../lint/source/read-workspace'
import { type NewFormRefusal, slugOfTitle } from '../new/check-answers'
import { newForm } from '../new/new-form'
import type { NewFormAnswers } from '../new/new-form-answers'
import { existingForms, type ExistingForms } from '../new/existing-forms'
import { askForm, kindsText, readQuestion } from './ask-form'
import texts from './cli-texts.json'
import { askUntil, readYesOrNo, type Read, readOptions, unlessStopped } from './conversation'
import { hasForms, type Run } from './run-fix'

const flags = {
  help: { type: 'boolean' },
  root: { type: 'string' },
  slug: { type: 'string' },
  'copy-of': { type: 'string' },
  title: { type: 'string' },
  description: { type: 'string' },
  tags: { type: 'string' },
  colour: { type: 'string' },
  reference: { type: 'string' },
  question: { type: 'string', multiple: true },
  unlisted: { type: 'boolean' },
  from: { type: 'string' },
  until: { type: 'string' },
  posts: { type: 'boolean' },
} as const

/**
 * The command `npm run forms:new`: writes a whole form from its options or, without any, from a step by step
 * conversation; then lints all forms and says what to do next. Returns the exit code: 0 when it succeeded, 1 when the
 * user stopped half-way, the files could not be written or the linter finds something, 2 when its arguments were wrong.
 */
export async function runNew(run: Run): Promise<0 | 1 | 2> {
  const { args, conversation, read, update, cache = createCache() } = run
  const { say } = conversation
  const options = readOptions(args, flags)
  if (!options.ok) return refuse(say, options.reason)
  const { root, help, ...given } = options.value
  if (help === true) {
    say(usage)
    return 0
  }
  const isAsking = Object.keys(given).length === 0
  const files = await read(root)
  if (!hasForms(files)) return refuse(say, texts.noForms)
  const existing = existingForms(readWorkspace(files, cache))
  const fromFlags = isAsking ? undefined : answersIn(given, existing)
  if (fromFlags?.ok === false) return refuse(say, fromFlags.reason)
  const answers = fromFlags?.value ?? (await unlessStopped(askForm(conversation, existing)))
  const asked = answers && newForm(answers, files, cache)
  if (asked?.ok === false) return refuse(say, wordsOf(asked.reasons))
  const agreed = asked && (isAsking ? await agree([...asked.files.keys()]) : true)
  if (!asked || agreed !== true) {
    say(`\n${texts.nothingWritten}`)
    return agreed === false ? 0 : 1
  }
  // Other files may have been saved since these were read.
  const refusal = await update(root, (now) => {
    const form = newForm(answers, now, cache)
    return form.ok ? form.files : `${wordsOf(form.reasons)}\n${texts.nothingWritten}`
  })
  if (refusal !== undefined) {
    say(refusal)
    return 1
  }
  if (!isAsking) sayFiles([...asked.files.keys()])
  return conclude()

  function sayFiles(paths: readonly string[]): void {
    for (const path of paths) say(`  ${path}`)
  }

  async function agree(paths: readonly string[]): Promise<boolean | undefined> {
    say(fillText(texts.new.files, { count: paths.length }))
    sayFiles(paths)
    return unlessStopped(askUntil(conversation, texts.new.ask, readYesOrNo, texts.yes[0]))
  }

  async function conclude(): Promise<0 | 1> {
    const after = await read(root)
    const diagnostics = lint(after, cache)
    say(`\n${diagnostics.length === 0 ? texts.new.fine : formatDiagnostics(diagnostics, after)}`)
    const slug = answers?.slug.trim() ?? ''
    say(fillText(texts.new.next, { slug, variable: webhookVariable(slug) }))
    return diagnostics.length === 0 ? 0 : 1
  }
}

const usage = fillText(texts.new.usage, { kinds: kindsText })

function wordsOf(reasons: readonly NewFormRefusal[]): string {
  return reasons.map(({ text }) => text).join('\n')
}

function refuse(say: (text: string) => void, reason: string): 2 {
  say(fillText(texts.wrongOption, { fault: reason, usage }))
  return 2
}

/** What a copy takes from its original. */
const ofOriginal = ['question', 'from', 'until', 'posts'] as const

type GivenOptions = Omit<
  Extract<ReturnType<typeof readOptions<typeof flags>>, { ok: true }>['value'],
  'help' | 'root'
>

function answersIn(given: GivenOptions, existing: ExistingForms): Read<NewFormAnswers> {
  const { slug, title = '', description = '', tags, question = [], 'copy-of': copyOf, ...others } = given
  const { unlisted: isUnlisted = false, posts: opensPosts = false, ...chosen } = others
  if (copyOf !== undefined && !existing.slugs.includes(copyOf))
    return { ok: false, reason: fillText(texts.new.copyUnknown, { slug: copyOf }) }
  if (copyOf !== undefined && ofOriginal.some((name) => given[name] !== undefined))
    return { ok: false, reason: texts.new.copyHasOwn }
  const original = existing.cards.find((card) => copyOf !== undefined && card.slug === copyOf)
  const questions = question.map(readQuestion)
  const wrong = questions.find((read) => !read.ok)
  if (wrong?.ok === false) return wrong
  return {
    ok: true,
    value: {
      slug: slug ?? slugOfTitle(title),
      title,
      description,
      tags: tags?.split(',') ?? original?.tags ?? [],
      questions: questions.flatMap((read) => (read.ok ? [read.value] : [])),
      isUnlisted,
      opensPosts,
      ...(copyOf !== undefined && { copyOf }),
      ...chosen,
    },
  }
}
