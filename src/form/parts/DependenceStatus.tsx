import { useEffect, useState } from 'react'
import type { Field } from '../field'
import { useSurroundings } from '../sheet-context'

/** Tells screen readers that a question's options are other ones now, each time the question it depends on changes. */
export function DependenceStatus({ field }: { readonly field: Field }) {
  const { sheet } = useSurroundings()
  const dependence = field.control['ui:dependsOn']
  const [changes, setChanges] = useState(0)
  useEffect(() => {
    if (!dependence) return undefined
    return sheet.watch(
      (_, cause) => setChanges((count) => (cause === 'typed' ? count + 1 : count)),
      [dependence.property],
    )
  }, [sheet, dependence])
  if (!dependence) return null
  return (
    <output className="visually-hidden">
      {/* A new element each time, so that the same words are read out again. */}
      {changes > 0 && <span key={changes}>{dependence.changed}</span>}
    </output>
  )
}
