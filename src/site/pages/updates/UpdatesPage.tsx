import './updates.css'
import { Card } from '../../../ui/Card'
import { Icon } from '../../../ui/icons/Icon'
import { fillText } from '../../content/fill-text'
import content from '../../content/news.json'
import { PageTop } from '../../shell/page-header/PageTop'
import { isoDay } from './iso-day'
import texts from './updates.json'

/** The news, in the order of the content file; each card can be linked to by its id. */
export function UpdatesPage() {
  return (
    <>
      <PageTop title={texts.heading} lead={texts.lead} />
      <div className="page">
        <ul className="plain-list news">
          {content.news.map(({ id, title, description, date }) => (
            <li key={id}>
              <Card as="article" id={id} className="news-card">
                <time className="small muted" dateTime={isoDay(date)}>
                  {date}
                </time>
                <h2>{title}</h2>
                <p>{fillText(description)}</p>
              </Card>
            </li>
          ))}
        </ul>
        <p>
          <a className="icon-link" href="/feed.xml">
            <Icon name="feed" size={20} /> {texts.subscribe}
          </a>
        </p>
      </div>
    </>
  )
}
