import { slugAt } from '../../catalog/form-path'
import { Emblem } from '../../ui/Emblem'

interface PageEmblemProps {
  /** The path of a page of the main navigation, or of a form. */
  readonly path: string
  /** As in `Emblem`. */
  readonly urgent?: boolean
}

/** The emblem of a page: that of its form, or the one with the page's name. */
export function PageEmblem({ path, urgent = false }: PageEmblemProps) {
  const name = path === '/' ? 'page-home' : (slugAt(path) ?? `page-${path.slice(1)}`)
  return <Emblem name={name} urgent={urgent} />
}
