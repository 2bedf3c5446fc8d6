import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { fillText, pluralText } from '../../../engine/fill-text'
import { buttonClass } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { Emblem } from '../../../ui/Emblem'
import { Status } from '../../../ui/Status'
import type { OpenedForms } from '../api/connection'
import { useServices } from '../services'
import { useApp, useTitle } from './App'
import { TextField } from '../components/TextField'
import { ToolIcon } from '../components/Tool'
import { findForms, type FoundForm, readListing, wordsIn } from '../files/find-forms'
import { listForms } from '../files/form-list'
import { partRoute } from '../files/route-to'
import { countByForm } from '../diagnostics/sort-diagnostics'
import { changedSlugs } from '../store/state'
import texts from '../texts.json'

/** Up to this many forms need no search field. */
const fewForms = 8

const groups = ['changed', 'errors', 'listed', 'unlisted'] as const

/** The first page: every form to choose from, and how the workbench works. */
export function FormListPage() {
  const { store, check, opened } = useApp()
  const { files, state } = store
  const [wanted, setWanted] = useState('')
  useTitle()
  const { now } = useServices()
  const forms = useMemo(() => listForms(files, now().getTime()), [files, now])
  const listing = useMemo(() => readListing(files), [files])
  const colours = new Map(listing.cards.map(({ slug, colour }) => [slug, colour]))
  const changed = changedSlugs(state)
  const errorCounts = countByForm(check.diagnostics)
  const matching = findForms(forms, wanted, listing)
  const words = wordsIn(wanted)
  const isSearching = words.length > 0
  const isNothing = isSearching && matching.length === 0
  const found = isNothing ? findForms(forms, '') : matching
  const groupOf = ({ slug, hasCard }: FoundForm): (typeof groups)[number] => {
    if (changed.has(slug)) return 'changed'
    if (errorCounts.has(slug)) return 'errors'
    return hasCard ? 'listed' : 'unlisted'
  }
  const shown = groups.filter((group) => found.some((form) => groupOf(form) === group))
  return (
    <div className="page start">
      <div className="start-head">
        <h1 tabIndex={-1}>{texts.list.title}</h1>
        <details className="start-steps">
          <summary>{texts.list.how}</summary>
          <ol>
            {[...texts.list.steps, lastStep(opened)].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
        {forms.length === 0 && <p className="lead">{texts.list.none}</p>}
        {forms.length > fewForms && (
          <search className="form-search">
            <TextField
              type="search"
              label={texts.list.search.label}
              hint={texts.list.search.hint}
              value={wanted}
              onChange={setWanted}
            />
            <Status className="muted small">{isSearching && wordsFor(matching.length, wanted)}</Status>
          </search>
        )}
        <Link className={buttonClass(forms.length === 0 ? 'primary' : 'secondary')} to="/new">
          <ToolIcon name="add" />
          <span className="button-label">{texts.list.new}</span>
        </Link>
      </div>
      {isNothing && <h2 className="form-group-title">{texts.list.search.all}</h2>}
      {shown.map((group, index) => (
        <section key={group}>
          <GroupTitle isBelow={isNothing} isHidden={isSearching && shown.length === 1}>
            {texts.list.groups[group]}
          </GroupTitle>
          <ul className="form-list plain-list">
            {found
              .filter((form) => groupOf(form) === group)
              .map((form) => (
                <FormCard
                  key={form.slug}
                  form={form}
                  wanted={isNothing ? [] : words}
                  colour={colours.get(form.slug)}
                  isChanged={changed.has(form.slug)}
                  errorCount={errorCounts.get(form.slug) ?? 0}
                />
              ))}
            {index === shown.length - 1 && <NewTile />}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface GroupTitleProps {
  /** Whether another title is above it. */
  readonly isBelow: boolean
  readonly isHidden: boolean
  readonly children: string
}

function GroupTitle({ isBelow, isHidden, children }: GroupTitleProps) {
  const Heading = isBelow ? 'h3' : 'h2'
  return <Heading className={isHidden ? 'visually-hidden' : 'form-group-title'}>{children}</Heading>
}

interface FormCardProps {
  readonly form: FoundForm
  /** The words that are looked for. */
  readonly wanted: readonly string[]
  readonly colour: string | undefined
  readonly isChanged: boolean
  readonly errorCount: number
}

function FormCard({ form, wanted, colour = 'transparent', isChanged, errorCount }: FormCardProps) {
  const { slug, name, questions, isClosed } = form
  const reason = reasonFor(form)
  return (
    <li>
      <Card clickable className="form-card" colour={colour}>
        <Emblem name={slug} />
        <h3 className="form-card-title">
          <Link className="card-link" to={partRoute(slug, 'questions')}>
            <Marked text={name} words={wanted} />
          </Link>
        </h3>
        <p className="form-card-about">
          {pluralText(texts.list.questions, questions)}
          {isClosed && <span className="mark mark-closed">{texts.list.closed}</span>}
          {isChanged && <span className="mark mark-warning">{texts.list.unsaved}</span>}
          {errorCount > 0 && (
            <span className="mark mark-errors">{pluralText(texts.list.errors, errorCount)}</span>
          )}
        </p>
        {reason !== undefined && (
          <p className="form-card-about">
            <span>
              <Marked text={reason} words={wanted} />
            </span>
          </p>
        )}
      </Card>
    </li>
  )
}

interface MarkedProps {
  readonly text: string
  /** The words to mark, in any case. */
  readonly words: readonly string[]
}

/**
 * A text with the words that were looked for marked in it.
 * @example <Marked text="Leak Report" words={['leak']} />
 */
function Marked({ text, words }: MarkedProps) {
  if (words.length === 0) return text
  const anyOf = words.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`)).join('|')
  // With the group in the pattern every second piece is a word that was found.
  return text.split(new RegExp(`(${anyOf})`, 'i')).map((piece, index) => {
    // oxlint-disable-next-line react/no-array-index-key -- the same piece may be there twice
    return index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece
  })
}

/** What a form was found by, if its title does not show it. */
function reasonFor({ foundBy, covers, happened }: FoundForm): string | undefined {
  const { search } = texts.list
  if (foundBy !== undefined) return fillText(search.asks, { label: foundBy })
  if (covers) return fillText(search.covers, { keywords: covers })
  return happened === undefined ? undefined : fillText(search.happened, { happened })
}

function NewTile() {
  return (
    <li>
      <Link className="form-new" to="/new">
        <strong>{texts.list.new}</strong>
        <span className="muted small">{texts.list.newAbout}</span>
      </Link>
    </li>
  )
}

function lastStep({ canSave, github }: OpenedForms): string {
  if (canSave) return texts.list.save
  return github ? texts.list.propose : texts.list.download
}

function wordsFor(number: number, wanted: string): string {
  if (number > 0) return pluralText(texts.list.search.found, number)
  return fillText(texts.list.search.nothing, { words: wanted.trim() })
}
