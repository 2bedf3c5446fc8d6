import { Fragment } from 'react'
import { Card } from '../../../ui/Card'
import { Emblem } from '../../../ui/Emblem'
import { Icon } from '../../../ui/icons/Icon'
import { betweenMargins, Picture } from '../../../ui/Picture'
import { config } from '../../config'
import type { NewsItem } from '../../content/content-types'
import { fillContent } from '../../content/fill-content'
import { OutsideLink } from '../../shell/OutsideLink'
import { NewsDate } from './NewsDate'
import texts from './updates.json'

const lead = `(min-width: 80rem) 44rem, (min-width: 64rem) 58vw, (min-width: 48rem) 40vw, ${betweenMargins}`
const other = '(min-width: 80rem) 24rem, (min-width: 64rem) 30vw, (min-width: 48rem) 46vw, 6rem'

interface NewsByYearProps {
  readonly news: readonly NewsItem[]
}

/** The news in its order, the first featured, with a heading over each year. Each card can be linked to by its id. */
export function NewsByYear({ news: all }: NewsByYearProps) {
  if (all.length === 0) return <p>{texts.none}</p>
  const [featured] = all
  return byYear(all).map(({ year, news }, at) => {
    const others = news.filter((item) => item !== featured)
    return (
      <Fragment key={news[0]?.id}>
        {year !== undefined && (
          <p className="news-year" id={`year-${at}`}>
            {year}
          </p>
        )}
        {featured && news.includes(featured) && <NewsCard {...featured} isFeatured />}
        {others.length > 0 && (
          <ul className="plain-list news" aria-labelledby={year && `year-${at}`}>
            {others.map((item) => (
              <li key={item.id}>
                <NewsCard {...item} />
              </li>
            ))}
          </ul>
        )}
      </Fragment>
    )
  })
}

interface YearOfNews {
  /** Undefined before the first news that names one. */
  readonly year: string | undefined
  readonly news: readonly NewsItem[]
}

/**
 * Group consecutive news by the year in its date, which may be any text; news without a year joins the group before it.
 */
function byYear(news: readonly NewsItem[]): readonly YearOfNews[] {
  return news.reduce<readonly YearOfNews[]>((years, item) => {
    const year = item.date.match(/\b\d{4}\b/g)?.at(-1)
    const last = years.at(-1)
    return last && (year === undefined || last.year === year)
      ? [...years.slice(0, -1), { year: last.year, news: [...last.news, item] }]
      : [...years, { year, news: [item] }]
  }, [])
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
          {isFeatured && <strong>{texts.featured}</strong>} <NewsDate date={date} />
        </div>
        <h2>{title}</h2>
        <p>{fillContent(description)}</p>
        {isFeatured && (
          <OutsideLink className="icon-link" href={config.links.chat}>
            <Icon name="chat" size={20} /> {texts.talk}
          </OutsideLink>
        )}
      </div>
    </Card>
  )
}
