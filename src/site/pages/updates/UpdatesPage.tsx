import './updates.css'
import { Card } from '../../../ui/Card'
import { Icon } from '../../../ui/icons/Icon'
import { fillContent } from '../../content/fill-content'
import type { News } from '../../content/content-types'
import newsContent from '../../content/news.json'
import { Emblem } from '../../../ui/Emblem'
import { Picture } from '../../../ui/Picture'
import { buttonClass } from '../../../ui/Button'
import { config } from '../../config'
import { OutsideLink } from '../../shell/OutsideLink'
import { PageBody } from '../../shell/page-header/PageBody'
import { PageTop } from '../../shell/page-header/PageTop'
import { isoDay } from './iso-day'
import texts from './updates.json'

// The linter validates it against its grammar.
const content = newsContent as News

const lead = '(min-width: 80rem) 50rem, (min-width: 64rem) 64vw, (min-width: 48rem) 92vw, calc(100vw - 2rem)'
const other = '(min-width: 80rem) 24rem, (min-width: 64rem) 30vw, (min-width: 48rem) 46vw, calc(100vw - 2rem)'

/** The news, in the order of the content file; each card can be linked to by its id. */
export function UpdatesPage() {
  return (
    <>
      <PageTop island="page-updates" title={texts.heading} lead={texts.lead} />
      <PageBody>
        <ul className="plain-list news">
          {content.news.map(({ id, title, description, date, image, island }, at) => (
            <li key={id}>
              <Card as="article" id={id} className="news-card">
                {image !== undefined && (
                  <Picture id={image} alt="" sizes={at === 0 ? lead : other} urgent={at === 0} />
                )}
                <div className="news-head">
                  {image === undefined && island !== undefined && <Emblem name={island} />}
                  <time className="small muted" dateTime={isoDay(date)}>
                    {date}
                  </time>
                  <h2>{title}</h2>
                </div>
                <p>{fillContent(description)}</p>
              </Card>
            </li>
          ))}
        </ul>
        <p className="news-more">
          <OutsideLink className={buttonClass('secondary')} href={config.links.chat}>
            {texts.chat}
          </OutsideLink>
          <a className="icon-link" href="/feed.xml">
            <Icon name="feed" size={20} /> {texts.subscribe}
          </a>
        </p>
      </PageBody>
    </>
  )
}
