import './situations.css'
import type { Situation } from '../../../engine/schema/definition'
import { Emblem } from '../../../ui/Emblem'
import { Icon } from '../../../ui/icons/Icon'
import texts from './forms-hub.json'

interface SituationsProps {
  readonly situations: readonly Situation[]
  /** The id of the one that was chosen; empty where none is. */
  readonly happened: string
  readonly onChange: (id: string) => void
}

/**
 * What may have happened, in the visitor's own words. Choosing one shows only the forms that fit; choosing it again shows
 * all.
 */
export function Situations({ situations, happened, onChange }: SituationsProps) {
  if (situations.length === 0) return null
  return (
    <section className="situations" aria-labelledby="what-happened">
      <h2 id="what-happened">{texts.happened}</h2>
      <ul className="plain-list">
        {situations.map(({ id, text, forms }) => (
          <li key={id}>
            <button
              type="button"
              className="slab"
              aria-pressed={id === happened}
              onClick={() => onChange(id === happened ? '' : id)}
            >
              <Emblem name={forms[0] ?? 'default'} urgent />
              <span>{text}</span>
              {id === happened && <Icon name="check" size={20} />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
