import './about.css'
import about from '../../content/about.json'
import { fillText } from '../../content/fill-text'
import { PageTop } from '../../page-top/PageTop'
import { Team } from './Team'

/** The network's story, and its core team. */
export function AboutPage() {
  return (
    <>
      <PageTop title={about.title} lead={fillText(about.lead)} />
      <div className="page about">
        <section className="prose" aria-labelledby="story">
          <h2 id="story">{about.storyTitle}</h2>
          {about.story.map((paragraph) => (
            <p key={paragraph}>{fillText(paragraph)}</p>
          ))}
        </section>
        <Team />
      </div>
    </>
  )
}
