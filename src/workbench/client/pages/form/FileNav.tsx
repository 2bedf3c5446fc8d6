import { Link } from 'react-router-dom'
import type { FileDrafts } from '../../store/reducer'
import { count } from '../../components/count'
import texts from '../../texts.json'
import { fileName } from '../../files/describe-file'
import type { PlacedFile } from '../../files/files-of-form'
import { routeTo } from '../../files/route-to'

interface FileNavProps {
  readonly slug: string
  readonly files: readonly PlacedFile[]
  readonly path: string
  readonly drafts: FileDrafts
  readonly problems: ReadonlyMap<string, number>
}

/** The files of a form as links, in groups; each says whether it is changed and how many problems it has. */
export function FileNav({ files, ...rest }: FileNavProps) {
  const isPart = ({ file }: PlacedFile) => file.kind !== 'fixtures' && file.kind !== 'snapshot'
  return (
    <nav className="file-nav" aria-label={texts.files.nav}>
      <Group title={texts.files.form} files={files.filter(isPart)} {...rest} />
      <Group title={texts.files.examples} files={files.filter((file) => !isPart(file))} {...rest} />
    </nav>
  )
}

function Group({ title, ...rest }: FileNavProps & { readonly title: string }) {
  return (
    <div className="file-group">
      <h2 className="file-group-title">{title}</h2>
      <List {...rest} />
    </div>
  )
}

function List({ slug, files, path: current, drafts, problems }: FileNavProps) {
  return (
    <ul className="plain-list">
      {files.map(({ path, file }) => (
        <li key={path}>
          <Link
            to={routeTo(slug, path)}
            className={`file-link file-link-${file.kind}`}
            aria-current={path === current ? 'page' : undefined}
          >
            <span className="file-name">{fileName(file)}</span>
            <Marks draft={drafts.get(path)} problems={problems.get(path) ?? 0} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

interface MarksProps {
  readonly draft: { readonly text: string | null } | undefined
  readonly problems: number
}

function Marks({ draft, problems }: MarksProps) {
  return (
    <>
      {draft && (
        <span className="file-changed">
          <span aria-hidden="true">●</span>
          <span className="visually-hidden">
            {draft.text === null ? texts.files.deleted : texts.files.changed}
          </span>
        </span>
      )}
      {problems > 0 && (
        <span className="mark mark-problems">
          <span aria-hidden="true">{problems}</span>
          <span className="visually-hidden">{count(texts.problems.count, problems)}</span>
        </span>
      )}
    </>
  )
}
