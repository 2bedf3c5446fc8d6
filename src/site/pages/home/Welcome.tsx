import { fillContent } from '../../content/fill-content'
import home from '../../content/home.json'

/** Says where the visitor is. */
export function Welcome() {
  return (
    <section className="welcome">
      <h1>{fillContent(home.welcome.title)}</h1>
      <p className="lead">{fillContent(home.welcome.text)}</p>
    </section>
  )
}
