import { withChanges } from '../../../../generate/fix/file-changes'
import { LineDifferences } from '../../components/LineDifferences'
import { PaneAlert } from '../../components/PaneAlert'
import { Tool } from '../../components/Tool'
import { nameOfPath } from '../../files/describe-file'
import { useOneForm } from '../../form/one-form'
import { changesInWords } from '../../form/changes-in-words'
import { isFollowUp } from '../../../form-files'
import texts from '../../texts.json'

/** What the last fix has changed, in sentences and line by line, and a button that takes it back. */
export function FixedNote() {
  const { slug, store, actions } = useOneForm()
  const { fixed } = actions
  if (!fixed) return null
  const { before, after } = fixed
  const changes = changesInWords(slug, withChanges(store.files, before), store.files)
  // Examples follow the form: their lines are many, and nothing to read.
  const written = [...after].filter(([path]) => !isFollowUp(path, slug))
  return (
    <PaneAlert kind="info" className="fixed-note">
      <ul>
        {changes.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {written.length > 0 && (
        <details>
          <summary>{texts.conflict.difference}</summary>
          {written.map(([path, text]) => (
            <LineDifferences
              key={path}
              caption={nameOfPath(path)}
              one={[texts.diagnostics.before, before.get(path) ?? '']}
              other={[texts.diagnostics.after, text ?? '']}
            />
          ))}
        </details>
      )}
      <Tool icon="undo" onClick={() => actions.undoFix(fixed)}>
        {texts.panels.undoDelete}
      </Tool>
    </PaneAlert>
  )
}
