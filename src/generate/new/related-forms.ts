import type { NewFormAnswers } from './new-form-answers'
import type { Surroundings } from './surroundings'

const most = 2

/** The forms to offer beside a new one: those that share most of its tags, the popular ones first. */
export function relatedForms({ slug, tags }: NewFormAnswers, { cards }: Surroundings): readonly string[] {
  const shared = (own: readonly string[] = []): number => own.filter((tag) => tags.includes(tag)).length
  const others = cards.filter((card) => card.slug !== undefined && card.slug !== slug)
  const ranked = others.toSorted(
    (one, other) => shared(other.tags) - shared(one.tags) || (other.popularity ?? 0) - (one.popularity ?? 0),
  )
  return ranked.flatMap((card) => card.slug ?? []).slice(0, most)
}
