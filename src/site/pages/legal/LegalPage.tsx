import './legal.css'
import type { Legal } from '../../content/content-types'
import { Icon } from '../../../ui/icons/Icon'
import { useHydrated } from '../../../ui/use-hydrated'
import { fillContent } from '../../content/fill-content'
import { PageBody } from '../../shell/page-header/PageBody'
import { PageTop } from '../../shell/page-header/PageTop'
import texts from './legal.json'
import { config } from '../../config'
import { momentWords } from '../../moment-words'
import { useToday } from '../../use-today'
import { useCurrentSection } from './use-current-section'

interface LegalPageProps {
  /** The island beside the heading. */
  readonly island: string
  readonly text: Omit<Legal, '$schema'>
}

/** A legal text on its page, with a list of contents, and sections that can be linked to. */
export function LegalPage({ island, text }: LegalPageProps) {
  const current = useCurrentSection(text.sections)
  return (
    <>
      <PageTop island={island} title={text.title} lead={fillContent(text.lead)} />
      <PageBody className="legal">
        {text.sections.length > 0 && (
          // Folded on a phone, where it would fill the screen before the text; the styles open it where there is room.
          <details className="legal-contents slab no-print">
            <summary>
              <Icon name="list" size={20} /> {texts.contents}
            </summary>
            <ol>
              {text.sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </details>
        )}
        <article className="prose legal-text slab">
          <p className="muted legal-date">{text.effective ?? <Today />}</p>
          {text.sections.length === 0 && <p>{texts.none}</p>}
          {text.sections.map(({ id, title, paragraphs }, at) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{`${at + 1}. ${title}`}</h2>
              {paragraphs.map((paragraph) => (
                <LegalParagraph key={paragraph} text={paragraph} />
              ))}
            </section>
          ))}
        </article>
      </PageBody>
    </>
  )
}

/** Today's date in words, in the visitor's time zone; in the prerendered page, in UTC. */
function Today() {
  const { isoDate, ...words } = momentWords(useToday(), useHydrated() ? undefined : 0)
  return <time dateTime={isoDate}>{fillContent(texts.date, words)}</time>
}

/** A paragraph in which the support mailbox, if it is named, is a link that writes to it. */
function LegalParagraph({ text }: { readonly text: string }) {
  const mail = config.links.supportMail
  const [before = '', ...after] = text.split('{supportMail}')
  return (
    <p>
      {fillContent(before)}
      {after.map((part, at) => (
        // The parts of one text never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at}>
          <a href={`mailto:${mail}`}>{mail}</a>
          {fillContent(part)}
        </span>
      ))}
    </p>
  )
}
