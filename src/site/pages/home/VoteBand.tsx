import { Link } from 'wouter'
import { buttonClass } from '../../../ui/Button'
import { HeartMark } from '../../../ui/marks/HeartMark'
import { fillContent } from '../../content/fill-content'
import home from '../../content/home.json'

/** Asks for a vote, and leads to the vote page. */
export function VoteBand() {
  const { vote } = home
  return (
    <section className="vote-band slab" aria-labelledby="vote-band">
      <HeartMark size={72} />
      <div>
        <h2 id="vote-band">{vote.title}</h2>
        <p>{fillContent(vote.text)}</p>
      </div>
      <Link className={buttonClass('secondary')} to="/vote">
        {vote.button}
      </Link>
    </section>
  )
}
