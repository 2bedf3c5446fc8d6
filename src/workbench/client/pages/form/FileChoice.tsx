import { useNavigate } from 'react-router-dom'
import texts from '../../texts.json'
import { fileName } from '../../files/describe-file'
import type { PlacedFile } from '../../files/files-of-form'
import { routeTo } from '../../files/route-to'

interface FileChoiceProps {
  readonly slug: string
  readonly files: readonly PlacedFile[]
  readonly path: string
  readonly problems: ReadonlyMap<string, number>
}

/** The same as `FileNav` for narrow screens: one list to choose from. */
export function FileChoice({ slug, files, path, problems }: FileChoiceProps) {
  const navigate = useNavigate()
  return (
    <label className="choice file-choice">
      <span>{texts.files.choose}</span>
      <select
        className="control control-select"
        value={path}
        onChange={({ currentTarget }) => navigate(routeTo(slug, currentTarget.value))}
      >
        {files.map(({ path, file }) => (
          <option key={path} value={path}>
            {fileName(file)}
            {(problems.get(path) ?? 0) > 0 ? ` (${problems.get(path) ?? 0})` : ''}
          </option>
        ))}
      </select>
    </label>
  )
}
