import './updates.css'
import { Fragment } from 'react'
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

const lead = '(min-width: 80rem) 45rem, (min-width: 48rem) 60vw, calc(100vw - 2rem)'
const other = '(min-width: 80rem) 24rem, (min-width: 64rem) 30vw, (min-width: 48rem) 46vw, calc(100vw - 2rem)'

type NewsItem = News['news'][number]

interface Year {
  readonly year: string
  readonly news: readonly NewsItem[]
}

/** Group consecutive news by year; they stay in the order of the content file. */
function byYear(news: readonly NewsItem[]): readonly Year[] {
  return news.reduce<readonly Year[]>((years, item) => {
    const year = item.date.slice(-4)
    const last = years.at(-1)
    return last?.year === year
      ? [...years.slice(0, -1), { year, news: [...last.news, item] }]
      : [...years, { year, news: [item] }]
  }, [])
}

const [featured] = content.news
const years = byYear(content.news)

/** The news, in the order of the content file: the first is featured. Each card can be linked to by its id. */
export function UpdatesPage() {
  return (
    <>
      <PageTop island="page-updates" title={texts.heading} lead={texts.lead} />
      <PageBody>
        {years.map(({ year, news }, at) => {
          const others = news.filter((item) => item !== featured)
          return (
            <Fragment key={news[0]?.id}>
              <p className="news-year" id={`year-${at}`}>
                {year}
              </p>
              {featured && news.includes(featured) && <NewsCard {...featured} isFeatured />}
              {others.length > 0 && (
                <ul className="plain-list news" aria-labelledby={`year-${at}`}>
                  {others.map((item) => (
                    <li key={item.id}>
                      <NewsCard {...item} />
                    </li>
                  ))}
                </ul>
              )}
            </Fragment>
          )
        })}
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

interface NewsCardProps extends NewsItem {
  readonly isFeatured?: boolean
}

function NewsCard({ id, title, description, date, image, island, isFeatured = false }: NewsCardProps) {
  return (
    <Card as="article" id={id} className={isFeatured ? 'news-card is-featured' : 'news-card'}>
      {image !== undefined && (
        <Picture id={image} alt="" sizes={isFeatured ? lead : other} urgent={isFeatured} />
      )}
      <div className="news-words">
        {image === undefined && island !== undefined && <Emblem name={island} />}
        <div className="news-when small">
          {isFeatured && <strong>{texts.featured}</strong>} <time dateTime={isoDay(date)}>{date}</time>
        </div>
        <h2>{title}</h2>
        <p>{fillContent(description)}</p>
      </div>
    </Card>
  )
}
