import { useMemo, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { fillText } from '../../../engine/fill-text'
import { buttonClass } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { Emblem } from '../../../ui/Emblem'
import { Status } from '../../../ui/Status'
import type { OpenedForms } from '../api/connection'
import { useServices } from '../api/services'
import { useApp } from './App'
import { count } from '../components/count'
import { TextField } from '../components/TextField'
import { findForms, listForms, type FoundForm } from '../files/find-forms'
import { readCards } from '../files/read-cards'
import { partRoute } from '../files/route-to'
import { countByForm } from '../diagnostics/sort-diagnostics'
import { changedSlugs } from '../store/reducer'
import texts from '../texts.json'
import { useTitle } from '../components/use-title'

/** So many forms are seen at a glance, without searching. */
const fewForms = 8

const groups = ['changed', 'problems', 'listed', 'unlisted'] as const

/** The first page: every form to choose from, and how the workbench works. */
export function FormListPage() {
  const { store, check, opened } = useApp()
  const { files, state } = store
  const [wanted, setWanted] = useState('')
  useTitle()
  const { now } = useServices()
  const forms = useMemo(() => listForms(files, now().getTime()), [files, now])
  const colours = useMemo(() => new Map(readCards(files).map(({ slug, colour }) => [slug, colour])), [files])
  const changed = changedSlugs(state)
  const problems = countByForm(check.problems)
  const found = findForms(forms, wanted)
  const groupOf = ({ slug, hasCard }: FoundForm): (typeof groups)[number] => {
    if (changed.has(slug)) return 'changed'
    if (problems.has(slug)) return 'problems'
    return hasCard ? 'listed' : 'unlisted'
  }
  const shown = groups.filter((group) => found.some((form) => groupOf(form) === group))
  return (
    <div className="page start">
      <div className="start-head">
        <h1 tabIndex={-1}>{texts.list.title}</h1>
        <Link className={buttonClass(forms.length === 0 ? 'primary' : 'secondary')} to="/new">
          <span className="button-label">{texts.list.new}</span>
        </Link>
        <p className="lead">{forms.length === 0 ? texts.list.none : texts.lead}</p>
      </div>
      {forms.length > fewForms && (
        <search className="form-search">
          <TextField
            type="search"
            label={texts.list.search.label}
            hint={texts.list.search.hint}
            value={wanted}
            onChange={setWanted}
          />
        </search>
      )}
      <Status className="muted small">{wanted.trim() !== '' && wordsFor(found.length, wanted)}</Status>
      {shown.map((group, index) => (
        <FormGroup
          key={group}
          title={texts.list.groups[group]}
          forms={found.filter((form) => groupOf(form) === group)}
          changed={changed}
          problems={problems}
          colours={colours}
        >
          {index === shown.length - 1 && <NewTile />}
        </FormGroup>
      ))}
      <details className="start-steps">
        <summary>{texts.list.how}</summary>
        <ol>
          {[...texts.list.steps, lastStep(opened)].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
    </div>
  )
}

interface FormGroupProps {
  readonly title: string
  readonly forms: readonly FoundForm[]
  readonly changed: ReadonlySet<string>
  readonly problems: ReadonlyMap<string, number>
  /** The colours of the cards. */
  readonly colours: ReadonlyMap<string, string>
  /** What comes after them in the list. */
  readonly children: ReactNode
}

function FormGroup({ title, forms, changed, problems, colours, children }: FormGroupProps) {
  return (
    <section>
      <h2 className="form-group-title">{title}</h2>
      <ul className="form-list plain-list">
        {forms.map(({ slug, title, questions, hasNamesake, isClosed, foundBy }) => (
          <li key={slug}>
            <Card clickable className="form-card" colour={colours.get(slug) ?? 'transparent'}>
              <Emblem name={slug} />
              <h3 className="form-card-title">
                <Link className="card-link" to={partRoute(slug, 'questions')}>
                  {hasNamesake ? fillText(texts.list.namesake, { title, slug }) : title}
                </Link>
              </h3>
              <p className="form-card-about">
                {count(texts.list.questions, questions)}
                {isClosed && <span className="mark mark-closed">{texts.list.closed}</span>}
                {changed.has(slug) && <span className="mark mark-changed">{texts.list.unsaved}</span>}
                {(problems.get(slug) ?? 0) > 0 && (
                  <span className="mark mark-problems">
                    {count(texts.list.problems, problems.get(slug) ?? 0)}
                  </span>
                )}
              </p>
              {foundBy !== undefined && (
                <p className="form-card-about">{fillText(texts.list.search.asks, { label: foundBy })}</p>
              )}
            </Card>
          </li>
        ))}
        {children}
      </ul>
    </section>
  )
}

function NewTile() {
  return (
    <li>
      <Link className="form-new" to="/new">
        <strong>{texts.list.newTile}</strong>
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
  if (number > 0) return count(texts.list.search.found, number)
  return fillText(texts.list.search.nothing, { words: wanted.trim() })
}
