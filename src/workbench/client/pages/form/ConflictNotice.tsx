import { fillText } from '../../../../engine/fill-text'
import { LineDifferences } from '../../components/LineDifferences'
import { PaneAlert } from '../../components/PaneAlert'
import type { Change } from '../../../form-files'
import { nameOfPath } from '../../files/describe-file'
import texts from '../../texts.json'
import { Tool } from '../../components/Tool'
import { useOneForm } from '../../form/one-form'

/** A file that somebody else has changed in the meantime: both texts are kept until one is chosen. */
export function ConflictNotice({ mine }: { readonly mine: Change }) {
  const { slug, store, actions } = useOneForm()
  const { path } = mine
  const theirs = store.state.disk.get(path)
  return (
    <PaneAlert kind="warn" role="alert" className="conflict">
      <h2 className="conflict-title">{fillText(texts.conflict.title, { file: nameOfPath(path) })}</h2>
      <p>{theirs === undefined ? texts.conflict.gone : texts.conflict.text}</p>
      <details>
        <summary>{texts.conflict.difference}</summary>
        <LineDifferences
          one={[texts.conflict.other, theirs ?? '']}
          other={[texts.conflict.own, mine.text ?? '']}
        />
      </details>
      <div className="row">
        <Tool onClick={() => actions.resolveConflict({ type: 'kept', path })}>{texts.conflict.mine}</Tool>
        <Tool onClick={() => actions.resolveConflict({ type: 'reverted', form: slug, paths: [path] })}>
          {texts.conflict.theirs}
        </Tool>
      </div>
    </PaneAlert>
  )
}
