import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { fillText } from '../../../engine/fill-text'
import { buttonClass } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { Status } from '../../../ui/Status'
import type { OpenedForms } from '../api/connection'
import { useApp } from './App'
import { count } from '../components/count'
import { TextField } from '../components/TextField'
import { findForms, listForms, type FoundForm } from '../files/find-forms'
import { fileOf } from '../files/form-file'
import { readCards } from '../files/read-cards'
import { partRoute } from '../files/route-to'
import { countByForm } from '../diagnostics/sort-diagnostics'
import texts from '../texts.json'
import { useTitle } from '../components/use-title'

const groups = ['changed', 'problems', 'listed', 'unlisted'] as const

/** The first page: every form to choose from, and how the workbench works. */
export function FormListPage() {
  const { store, check, opened } = useApp()
  const { files, state } = store
  const [wanted, setWanted] = useState('')
  useTitle()
  const forms = useMemo(() => listForms(files), [files])
  const colours = useMemo(() => new Map(readCards(files).map(({ slug, colour }) => [slug, colour])), [files])
  const changed = new Set([...state.drafts.keys()].map((path) => fileOf(path)?.slug))
  const problems = countByForm(check.problems)
  const found = findForms(forms, wanted)
  const groupOf = ({ slug, hasCard }: FoundForm): (typeof groups)[number] => {
    if (changed.has(slug)) return 'changed'
    if (problems.has(slug)) return 'problems'
    return hasCard ? 'listed' : 'unlisted'
  }
  return (
    <div className="page start">
      <h1 tabIndex={-1}>{texts.list.title}</h1>
      <p className="lead">{texts.lead}</p>
      <div className="start-tools">
        {forms.length === 0 ? (
          <p>{texts.list.none}</p>
        ) : (
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
        <Link className={buttonClass(forms.length === 0 ? 'primary' : 'secondary')} to="/new">
          <span className="button-label">{texts.list.new}</span>
        </Link>
      </div>
      <Status className="muted small">{wanted.trim() !== '' && wordsFor(found.length, wanted)}</Status>
      {groups.map((group) => (
        <FormGroup
          key={group}
          title={texts.list.groups[group]}
          forms={found.filter((form) => groupOf(form) === group)}
          problems={problems}
          colours={colours}
        />
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
  readonly problems: ReadonlyMap<string, number>
  /** The colours of the cards. */
  readonly colours: ReadonlyMap<string, string>
}

function FormGroup({ title, forms, problems, colours }: FormGroupProps) {
  if (forms.length === 0) return null
  return (
    <section>
      <h2 className="form-group-title">{title}</h2>
      <ul className="form-list plain-list">
        {forms.map(({ slug, title, labels, hasNamesake, foundBy }) => (
          <li key={slug}>
            <Card clickable className="form-card" colour={colours.get(slug) ?? 'transparent'}>
              <h3 className="form-card-title">
                <Link className="card-link" to={partRoute(slug, 'questions')}>
                  {hasNamesake ? fillText(texts.list.namesake, { title, slug }) : title}
                </Link>
              </h3>
              <p className="form-card-about">
                {count(texts.list.questions, new Set(labels).size)}
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
      </ul>
    </section>
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
