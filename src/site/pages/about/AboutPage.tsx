import './about.css'
import about from '../../content/about.json'
import { fillContent } from '../../content/fill-content'
import { betweenMargins, Picture } from '../../../ui/Picture'
import { PageBody } from '../../shell/page-header/PageBody'
import { PageTop } from '../../shell/page-header/PageTop'
import type { News } from '../../content/content-types'
import newsContent from '../../content/news.json'
import { Milestones } from './Milestones'
import { CoreTeam } from './CoreTeam'

// The linter validates it against its grammar.
const { news } = newsContent as News

/** The network's story, its core team, and what happened when. */
export function AboutPage() {
  return (
    <>
      <PageTop island="page-about" title={about.title} lead={fillContent(about.lead)} />
      <PageBody className="about">
        <section className="about-story" aria-labelledby="story">
          <Picture
            id={about.image.id}
            alt={about.image.alt}
            sizes={`(min-width: 64rem) 42rem, ${betweenMargins}`}
            className="slab about-picture"
            urgent
          />
          <div className="prose">
            <h2 id="story">{about.storyTitle}</h2>
            {about.story.map((paragraph) => (
              <p key={paragraph}>{fillContent(paragraph)}</p>
            ))}
          </div>
        </section>
        <CoreTeam />
        <Milestones news={news} />
      </PageBody>
    </>
  )
}
