import './updates.css'
import { buttonClass } from '../../../ui/Button'
import { Icon } from '../../../ui/icons/Icon'
import { config } from '../../config'
import type { News } from '../../content/content-types'
import newsContent from '../../content/news.json'
import { OutsideLink } from '../../shell/OutsideLink'
import { PageBody } from '../../shell/page-header/PageBody'
import { PageTop } from '../../shell/page-header/PageTop'
import { NewsByYear } from './NewsByYear'
import texts from './updates.json'

// The linter validates it against its grammar.
const { news } = newsContent as News

/** The news, in the order of the content file, and where to follow it. */
export function UpdatesPage() {
  return (
    <>
      <PageTop island="page-updates" title={texts.heading} lead={texts.lead} />
      <PageBody>
        <NewsByYear news={news} />
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
