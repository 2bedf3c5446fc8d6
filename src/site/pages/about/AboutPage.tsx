import './about.css'
import about from '../../content/about.json'
import { fillContent } from '../../content/fill-content'
import { Picture } from '../../../ui/Picture'
import { PageTop } from '../../shell/page-header/PageTop'
import { Team } from './Team'

/** The network's story, and its core team. */
export function AboutPage() {
  return (
    <>
      <PageTop island="page-about" title={about.title} lead={fillContent(about.lead)} />
      <div className="page about">
        <section className="prose" aria-labelledby="story">
          <Picture
            id={about.image.id}
            alt={about.image.alt}
            sizes="(min-width: 64rem) 42rem, calc(100vw - 2rem)"
            className="about-picture"
          />
          <h2 id="story">{about.storyTitle}</h2>
          {about.story.map((paragraph) => (
            <p key={paragraph}>{fillContent(paragraph)}</p>
          ))}
        </section>
        <Team />
      </div>
    </>
  )
}
