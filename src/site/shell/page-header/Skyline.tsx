import { useMemo } from 'react'
import { townOf } from './town'

/** A town of cubes at the top of a page, another one for each page, with two lamps lit. Decoration only. */
export function Skyline({ name }: { readonly name: string }) {
  const { rows, lamps } = useMemo(() => townOf(name, 20), [name])
  return (
    <svg className="skyline no-print" viewBox="-104 -126 230 248" aria-hidden="true" focusable="false">
      {rows.map((row) => (
        <g key={row.top}>
          <path className="skyline-top" d={row.top} />
          <path className="skyline-right" d={row.right} />
          <path className="skyline-left" d={row.left} />
        </g>
      ))}
      {lamps.map((lamp) => (
        <g key={lamp.top}>
          <path className="skyline-lit-top" d={lamp.top} />
          <path className="skyline-lit-right" d={lamp.right} />
          <path className="skyline-lit-left" d={lamp.left} />
        </g>
      ))}
    </svg>
  )
}
