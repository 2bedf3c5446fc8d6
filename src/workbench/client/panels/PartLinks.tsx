import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { formParts, partRoute } from '../files/route-to'
import texts from '../texts.json'

interface PartLinksProps {
  readonly slug: string
  readonly text: string
}

/**
 * A text with a link in place of each part of a form that it names.
 * @example <PartLinks slug="staff" text="Also used under {card}." /> // "Card" is a link
 */
export function PartLinks({ slug, text }: PartLinksProps) {
  return text.split(/[{}]/).map((words, index) => {
    const part = index % 2 === 1 && formParts.find((each) => each === words)
    return part ? (
      <Link key={part} to={partRoute(slug, part)}>
        {texts.panels.parts[part]}
      </Link>
    ) : (
      <Fragment key={words}>{words}</Fragment>
    )
  })
}
