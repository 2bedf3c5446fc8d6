export interface MarkProps {
  readonly sign: string | number
  readonly words: string
  readonly className?: string
}

/** A number or a symbol beside a name, with words for those who cannot see it. */
export function Mark({ sign, words, className = 'mark mark-errors' }: MarkProps) {
  return (
    <span className={className}>
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  )
}
