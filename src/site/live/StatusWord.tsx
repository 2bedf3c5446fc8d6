import './live.css'
import { Cube } from '../../ui/marks/Cube'
import texts from './live.json'

/** Online or Offline: a word, with a cube in its colour beside it. */
export function StatusWord({ online }: { readonly online: boolean }) {
  return (
    <span className={`status-word ${online ? 'is-online' : 'is-offline'}`}>
      <Cube size={20} />
      <span>{online ? texts.server.online : texts.server.offline}</span>
    </span>
  )
}
