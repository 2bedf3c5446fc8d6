import { nearest } from '../report/near'
import { addressOf } from '../source/address-of'
import { findAt, valueSpan } from '../source/locate'
import type { WorkspaceRule } from './rule'

/** A related form that does not exist, or is the form itself. */
export const unknownRelated: WorkspaceRule = ({ forms }) => {
  // A folder whose name must be mended has a report of its own.
  const slugs = forms.map(({ slug }) => addressOf(slug))
  return forms.flatMap(({ slug, ui }) =>
    (ui?.value['ui:related'] ?? []).flatMap((other, index) => {
      if (!ui || (other !== slug && slugs.includes(other))) return []
      const at = ['ui:related', index]
      if (other === slug) return [findAt('related-to-itself', ui, at, { slug })]
      const near = nearest(other, slugs)
      const fix = near && {
        near: near.value,
        ...(near.isCertain && { fix: [{ ...valueSpan(ui.root, at), text: JSON.stringify(near.value) }] }),
      }
      return [findAt('unknown-related', ui, at, { other }, fix)]
    }),
  )
}
