import { Link } from 'react-router-dom'
import { HeartMark } from '../../../ui/marks/HeartMark'
import texts from '../texts.json'
import { ToolIcon } from './Tool'

/** The way back to all forms: the first part of a breadcrumb, or an arrow on a phone. */
export function HomeLink() {
  return (
    <nav className="form-home" aria-label={texts.title}>
      <Link to="/" className="workbench-brand">
        <ToolIcon name="arrow-left" />
        <HeartMark size={28} />
        <span>{texts.home}</span>
      </Link>
    </nav>
  )
}
