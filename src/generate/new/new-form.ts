import { applyEdits, modify } from 'jsonc-parser'
import { fillText } from '../../engine/fill-text'
import {
  createCache,
  readWorkspace,
  type WorkspaceFiles,
  type LintCache,
} from '../../lint/source/read-workspace'
import { fixForms } from '../fix/fix-forms'
import { withChanges } from '../fix/file-changes'
import { writeJson, formatJson } from '../../lint/json/format'
import { freeColour } from './free-colour'
import { checkNewForm, type NewFormRefusal, normalizeNewForm } from './check-answers'
import { newDefinition } from './new-definition'
import { firstPopularity as popularity, type NewFormAnswers } from './new-form-answers'
import texts from './refusals.json'
import { existingForms } from './existing-forms'
import type { HubCard } from '../../engine/schema/definition'
import { manifestPath } from '../../lint/source/file-kind'
import { itemsOf, nodeAt } from '../../lint/json/json-node'
import type { SourceFile } from '../../lint/source/source-file'
import type { Workspace } from '../../lint/source/form-folder'

/** The files to write, by their path, or why the form cannot be written, in plain words. */
type NewForm =
  | { readonly ok: true; readonly files: ReadonlyMap<string, string> }
  | { readonly ok: false; readonly reasons: readonly NewFormRefusal[] }

/**
 * Write a whole form: questions, page, message, card and fixtures; or copy them all from another form. Takes the answers
 * of staff and all existing files, in the format for `lint`; a missing colour or reference is chosen to differ from all
 * others. Refuses a form that the site could not show (its name is taken, say) and says why. Pure.
 * @example newForm({ slug: 'build-contest', … }, files) // => { ok: true, files: Map { 'forms/build-contest/schema.json' … } }
 */
export function newForm(
  asked: NewFormAnswers,
  files: WorkspaceFiles,
  cache: LintCache = createCache(),
): NewForm {
  const workspace = readWorkspace(files, cache)
  const existing = existingForms(workspace)
  const answers = normalizeNewForm(asked)
  const reasons = checkNewForm(answers, existing)
  if (reasons.length > 0) return { ok: false, reasons }
  const { slug, title, description, tags, copyOf } = answers
  const colour = answers.colour ?? freeColour(existing.colours)
  const reference = answers.reference ?? freeReference(title, existing.references)
  const manifest = workspace.sources.get(manifestPath)
  const copied = existing.cards.find((each) => each.slug === copyOf)
  // How popular the original is says nothing about its copy.
  const card = { ...copied, slug, title, description, colour, popularity, tags: [...tags] }
  const add = answers.isUnlisted ? addUnlisted : addCard
  const cards = manifest && manifest.reports.length === 0 ? add(manifest, card) : undefined
  if (cards === undefined) return { ok: false, reasons: [{ text: texts.manifest }] }
  const parts =
    copyOf === undefined
      ? Object.entries(newDefinition(answers, existing, { colour, reference })).map(
          ([part, value]) => [`forms/${slug}/${part}.json`, writeJson(value)] as const,
        )
      : copiedFiles(workspace, copyOf, slug, {
          schema: { title, description },
          message: { webhook: slug, colour, reference },
        })
  if (!parts) return { ok: false, reasons: [{ text: fillText(texts.copyOf, { value: copyOf ?? '' }) }] }
  const written = new Map([...parts, [manifestPath, cards] as const])
  return { ok: true, files: withFixes(files, written, slug, cache) }
}

/** The form's files with fixtures added and keys in order; fixes to other forms are left out. */
function withFixes(
  files: WorkspaceFiles,
  written: ReadonlyMap<string, string>,
  slug: string,
  cache: LintCache,
): ReadonlyMap<string, string> {
  const fixes = fixForms(withChanges(files, written), cache)
  const own = [...fixes].flatMap(([path, text]) =>
    text !== null && (path === manifestPath || path.startsWith(`forms/${slug}/`))
      ? [[path, text] as const]
      : [],
  )
  return new Map([...written, ...own])
}

/** The manifest's text with a card after the last one; undefined where the list of cards cannot be found. */
function addCard({ text, root }: SourceFile, card: HubCard): string | undefined {
  const cards = nodeAt(root, ['cards'])
  if (cards?.kind !== 'array') return undefined
  const last = cards.items.at(-1)
  const written = writeJson(card).trim()
  const at = last?.end ?? cards.start + 1
  return formatJson(`${text.slice(0, at)}${last ? ',' : ''}\n${written}${text.slice(at)}`)
}

/** The manifest's text with a form added to those without a card; undefined where the cards cannot be found. */
function addUnlisted({ text, root }: SourceFile, { slug }: HubCard): string | undefined {
  if (nodeAt(root, ['cards'])?.kind !== 'array') return undefined
  const count = itemsOf(nodeAt(root, ['unlisted'])).length
  return formatJson(applyEdits(text, modify(text, ['unlisted', count], slug, {})))
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/**
 * Two capital letters that no other form uses as its reference: those of the title's words if they are free, else two
 * of its letters, else any.
 * @example freeReference('Build Contest', ['BR']) // => 'BC'
 */
function freeReference(title: string, taken: readonly string[]): string {
  const words = title.toUpperCase().match(/[A-Z]+/g) ?? []
  const initials = words.map((word) => word.charAt(0)).join('')
  const pairs = [initials, words.join('')].flatMap(pairsIn)
  const any = letters.flatMap((one) => letters.map((other) => one + other))
  return [...pairs, ...any].find((pair) => !taken.includes(pair)) ?? 'XX'
}

/** All pairs of letters of a text in order, those that begin with its first letter first. */
function pairsIn(text: string): readonly string[] {
  const all = [...text]
  return all.flatMap((one, index) => all.slice(index + 1).map((other) => one + other))
}

type Values = Readonly<Record<string, string>>

/**
 * The files of another form for a new folder, changed to these values; undefined where one of them is missing or cannot be
 * read. The snapshot is left to the fixes, as it follows from the others.
 */
function copiedFiles(
  { sources }: Workspace,
  from: string,
  slug: string,
  values: { readonly schema: Values; readonly message: Values },
): readonly (readonly [path: string, text: string])[] | undefined {
  const parts = { ...values, ui: {}, fixtures: {} }
  const files = Object.entries(parts).flatMap(([part, own]) => {
    const source = sources.get(`forms/${from}/${part}.json`)
    if (!source && part === 'fixtures') return []
    const text = source?.root && source.reports.length === 0 ? withValues(source.text, own) : undefined
    return [[`forms/${slug}/${part}.json`, text] as const]
  })
  const read = files.flatMap(([path, text]) => (text === undefined ? [] : [[path, text] as const]))
  return read.length === files.length ? read : undefined
}

/** A text with these properties, all else in it as it was written. */
function withValues(text: string, values: Values): string {
  return Object.entries(values).reduce(
    (now, [key, value]) => applyEdits(now, modify(now, [key], value, {})),
    text,
  )
}
