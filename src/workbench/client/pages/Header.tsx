import { Link } from 'react-router-dom'
import { HeartMark } from '../../../ui/marks/HeartMark'
import texts from '../texts.json'
import { ThemeChoice } from '../components/ThemeChoice'

/** The mark, the way back to all forms, and the theme. */
export function Header() {
  return (
    <header className="workbench-header">
      <Link to="/" className="workbench-brand">
        <HeartMark size={28} />
        <span>{texts.title}</span>
      </Link>
      <nav aria-label={texts.title}>
        <Link to="/" className="workbench-home">
          {texts.home}
        </Link>
      </nav>
      <ThemeChoice />
    </header>
  )
}
