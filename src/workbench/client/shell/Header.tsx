import { Link } from 'react-router-dom'
import { HeartMark } from '../../../ui/marks/HeartMark'
import texts from '../texts.json'
import { ThemeChoice } from './ThemeChoice'

/** The mark, the way back to all forms, and the theme. */
export function Header() {
  return (
    <header className="bench-header">
      <Link to="/" className="bench-brand">
        <HeartMark size={28} />
        <span>{texts.title}</span>
      </Link>
      <nav aria-label={texts.title}>
        <Link to="/" className="bench-home">
          {texts.home}
        </Link>
      </nav>
      <ThemeChoice />
    </header>
  )
}
