import { fillText } from '../../content/fill-text'
import home from '../../content/home.json'

/** Says where the visitor is. */
export function Welcome() {
  return (
    <section className="welcome">
      <h1>{fillText(home.welcome.title)}</h1>
      <p className="lead">{fillText(home.welcome.text)}</p>
    </section>
  )
}
