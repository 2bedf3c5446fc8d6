import { freeColour } from '../../../generate/new/free-colour'
import { firstPopularity } from '../../../generate/new/new-form-answers'
import { Button } from '../../../ui/Button'
import { editForm, valuesOf, type FormTexts } from '../files/form-texts'
import texts from '../texts.json'

interface NoCardProps {
  readonly slug: string
  readonly form: FormTexts
  readonly onChange: (form: FormTexts) => void
}

/** In place of the panel of a card where a form has none. */
export function NoCard({ slug, form, onChange }: NoCardProps) {
  return (
    <>
      <p>{texts.panels.noCard}</p>
      <div className="row">
        <Button
          onClick={() => {
            // The button gives way to the panel.
            document.getElementById('editor-title')?.focus()
            onChange(withCard(form, slug))
          }}
        >
          {texts.panels.makeCard}
        </Button>
      </div>
    </>
  )
}

/**
 * The form with a card after those of the others, with the words of its page and the colour of its message. It has no
 * tags yet, which only staff can choose.
 */
export function withCard(form: FormTexts, slug: string): FormTexts {
  const { schema, message } = valuesOf(form)
  return editForm(form, ({ manifest }) => {
    const { cards = [], unlisted } = manifest ?? {}
    const isFree = !cards.some((card) => card.colour === message.colour)
    cards.push({
      slug,
      title: schema.title,
      description: schema.description,
      colour: isFree ? message.colour : freeColour(cards.map((card) => card.colour)),
      popularity: firstPopularity,
      tags: [],
    })
    if (manifest && unlisted) manifest.unlisted = unlisted.filter((each) => each !== slug)
  })
}
