import { Link } from 'react-router-dom'
import { pluralText } from '../../../../engine/fill-text'
import { Mark } from '../../components/Mark'
import { fileName } from '../../files/describe-file'
import type { PlacedFile } from '../../files/form-file'
import { routeTo } from '../../files/route-to'
import texts from '../../texts.json'
import { useOneForm } from './one-form'

/** The files of a form as links, in groups; each says whether it is changed and how many errors it has. */
export function FileNav() {
  const { placed } = useOneForm()
  const isPart = ({ file }: PlacedFile) => file.kind !== 'fixtures' && file.kind !== 'snapshot'
  return (
    <nav className="file-nav" aria-label={texts.files.nav}>
      <Group title={texts.files.form} files={placed.filter(isPart)} />
      <Group title={texts.files.examples} files={placed.filter((file) => !isPart(file))} />
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
                className={`file-link file-link-${file.kind}`}
                aria-current={path === current ? 'page' : undefined}
                aria-describedby={`holds-${file.kind}`}
              >
                <span className="file-name">{fileName(file)}</span>
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
