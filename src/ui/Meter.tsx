import './meter.css'

interface MeterProps {
  /** How many blocks there are, and how many of them are lit. */
  readonly most: number
  readonly full: number
}

/** A row of blocks. Decoration only: the text beside it says the same. */
export function Meter({ most, full }: MeterProps) {
  return (
    <div className="meter" aria-hidden="true">
      {Array.from({ length: most }, (_, at) => (
        <span key={at} className={at < full ? 'is-full' : undefined} />
      ))}
    </div>
  )
}
