import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { pluralText } from '../../../../engine/fill-text'
import { markScrolled, Mark } from '../../components/Tabs'
import { baseName } from '../../files/describe-file'
import type { FormFileKind, PlacedFile } from '../../../form-files'
import { hasFixedPage } from '../../files/form-list'
import { formParts, partRoute, routeTo } from '../../files/route-to'
import texts from '../../texts.json'
import { useOneForm } from '../../form/one-form'

/** Links to the panels of a form's parts or to its files, and a switch between the two. */
export function FormNav() {
  const { part } = useOneForm()
  return (
    <div className="form-nav">
      <PartNav />
      {part === undefined && <FileNav />}
    </div>
  )
}

function PartNav() {
  const { slug, part, held, plan } = useOneForm()
  const { panels } = texts
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (list.current) scrollToCurrent(list.current)
    // oxlint-disable-next-line react/exhaustive-deps -- another part is another current link
  }, [part])
  const shown = formParts.filter((name) => name !== 'card' || !hasFixedPage(slug))
  return (
    <nav className="part-nav" aria-label={panels.nav}>
      <ul className="plain-list" ref={list} onScroll={({ currentTarget }) => markScrolled(currentTarget)}>
        {shown.map((name) => {
          const notRight = held.filter(({ panel }) => panel.part === name).length
          return (
            <li key={name}>
              <Link
                className="file-link"
                to={partRoute(slug, name)}
                aria-current={part === name ? 'page' : undefined}
              >
                {panels.parts[name]}
                {name === 'questions' && part !== name && plan.what !== undefined && (
                  <Mark className="file-changed" sign="●" words={texts.save.planned[plan.what]} />
                )}
                {notRight > 0 && <Mark sign={notRight} words={pluralText(texts.list.errors, notRight)} />}
              </Link>
            </li>
          )
        })}
        <li>
          <Link className="file-link" to={routeTo(slug)} aria-current={part === undefined || undefined}>
            {panels.asText}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

/** How much of the previous tab stays visible, in pixels, to show that the row scrolls. */
const glimpse = 40

/** On a phone, scrolls the row of links to the current one, with the end of the previous one visible. */
function scrollToCurrent(list: HTMLElement): void {
  const current = list.querySelector<HTMLElement>('[aria-current]')?.offsetLeft ?? 0
  const furthest = Math.min(current - glimpse, list.scrollWidth - list.clientWidth)
  const starts = [...list.querySelectorAll('a')].map((link) => link.offsetLeft - glimpse)
  list.scrollTo({ left: starts.findLast((start) => start <= furthest) ?? 0 })
}

const fileGroups: readonly { readonly title: string; readonly kinds: readonly FormFileKind[] }[] = [
  { title: texts.files.form, kinds: ['schema', 'ui', 'message'] },
  { title: texts.files.examples, kinds: ['fixtures', 'snapshot'] },
  { title: texts.files.shared, kinds: ['manifest'] },
]

/** The files of a form as links, in groups; each says whether it is changed and how many errors it has. */
function FileNav() {
  const { placed } = useOneForm()
  return (
    <nav className="file-nav" aria-label={texts.files.nav}>
      {fileGroups.map(({ title, kinds }) => (
        <Group key={title} title={title} files={placed.filter(({ file }) => kinds.includes(file.kind))} />
      ))}
    </nav>
  )
}

/** A group of files: what each of them holds is below its name. */
function Group({ title, files }: { readonly title: string; readonly files: readonly PlacedFile[] }) {
  const { slug, path: current, changes, counts } = useOneForm()
  return (
    <div className="file-group">
      <h2 className="file-group-title">{title}</h2>
      <ul className="plain-list">
        {files.map(({ path, file }) => {
          const draft = changes.find((each) => each.path === path)
          const state = draft?.text === null ? texts.files.deleted : texts.files.changed
          const errorCount = counts.get(path) ?? 0
          return (
            <li key={path}>
              <Link
                to={routeTo(slug, path)}
                className="file-link"
                aria-current={path === current ? 'page' : undefined}
                aria-describedby={`holds-${file.kind}`}
              >
                <span className="file-name">{baseName(path)}</span>
                {draft && <Mark className="file-changed" sign="●" words={state} />}
                {errorCount > 0 && (
                  <Mark sign={errorCount} words={pluralText(texts.diagnostics.count, errorCount)} />
                )}
              </Link>
              <p className="muted small file-holds" id={`holds-${file.kind}`}>
                {texts.files[file.kind].holds}
              </p>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
