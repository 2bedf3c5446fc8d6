import { Link } from 'react-router-dom'
import type { HubCard } from '../../../engine/schema/definition'
import { Card } from '../../../ui/Card'
import type { OpenedForms } from '../api/connection'
import { useApp } from './App'
import { count } from '../components/count'
import { addressOnSite } from '../files/address-on-site'
import { fileOf } from '../files/form-file'
import { slugsIn } from '../files/files-of-form'
import { schemaOf, textsOf } from '../panels/form-texts'
import { partRoute } from '../files/route-to'
import { countByForm } from '../diagnostics/sort-diagnostics'
import { readCards } from '../preview/model/read-cards'
import texts from '../texts.json'
import { useTitle } from '../components/use-title'

/** The first page: how the workbench works, and every form to choose from. */
export function FormListPage() {
  const { store, check, opened } = useApp()
  const { files, state } = store
  useTitle()
  const titleOf = (slug: string) => schemaOf(textsOf(files, slug))?.title ?? slug
  const cards = readCards(files)
  const changed = new Set([...state.drafts.keys()].map((path) => fileOf(path)?.slug))
  const problems = countByForm(check.problems)
  return (
    <div className="page start">
      <h1 tabIndex={-1}>{texts.list.title}</h1>
      <p className="lead">{texts.lead}</p>
      <ol className="start-steps">
        {[...texts.list.steps, lastStep(opened)].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        <Link className="button button-primary" to="/new">
          <span className="button-label">{texts.list.new}</span>
        </Link>
      </p>
      {slugsIn(files).length === 0 && <p>{texts.list.none}</p>}
      <ul className="form-list plain-list">
        {orderOf(cards, slugsIn(files), titleOf).map(({ slug, title }) => (
          <li key={slug}>
            <Card clickable className="form-card">
              <h2 className="form-card-title">
                <Link className="card-link" to={partRoute(slug, 'questions')}>
                  {title}
                </Link>
              </h2>
              <p className="form-card-about">
                <code>{addressOnSite(slug)}</code>
                {changed.has(slug) && <span className="mark mark-changed">{texts.list.unsaved}</span>}
                {(problems.get(slug) ?? 0) > 0 && (
                  <span className="mark mark-problems">
                    {count(texts.list.problems, problems.get(slug) ?? 0)}
                  </span>
                )}
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  )
}

function lastStep({ canSave, github }: OpenedForms): string {
  if (canSave) return texts.list.save
  return github ? texts.list.propose : texts.list.download
}

/** As on the forms page; forms without a card come last, by name. */
function orderOf(
  cards: readonly HubCard[],
  slugs: readonly string[],
  titleOf: (slug: string) => string,
): readonly { readonly slug: string; readonly title: string }[] {
  const withCard = cards.filter(({ slug }) => slugs.includes(slug))
  const without = slugs.filter((slug) => !cards.some((card) => card.slug === slug))
  return [...withCard, ...without.map((slug) => ({ slug, title: titleOf(slug) }))]
}
