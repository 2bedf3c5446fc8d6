import { useRef, type KeyboardEvent, type ReactNode } from 'react'

interface MarkProps {
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

export interface Tab<Name extends string> {
  readonly name: Name
  readonly label: string
  readonly mark?: MarkProps | undefined
  readonly panel: ReactNode
}

interface TabsProps<Name extends string> {
  readonly label: string
  readonly tabs: readonly Tab<Name>[]
  readonly chosen: Name
  readonly onChoose: (name: Name) => void
  /** Shown between the tabs and the selected panel. */
  readonly children?: ReactNode
}

/** Marks the edges at which a row can be scrolled further, for the styles that fade it there. */
export function markScrolled(row: HTMLElement): void {
  row.toggleAttribute('data-scrolled', row.scrollLeft > 0)
  row.toggleAttribute('data-at-end', row.scrollLeft >= row.scrollWidth - row.clientWidth - 1)
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * Tabs after the ARIA pattern: arrows, Home and End select. All panels stay on the page, hidden, so that input in one
 * is still there when it is shown again.
 */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Name>) {
  const list = useRef<HTMLDivElement>(null)
  const select = (name: Name) => {
    onChoose(name)
    // A chosen tab is bold, so it is wider.
    requestAnimationFrame(() =>
      list.current?.querySelector(`#tab-${name}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    )
  }
  const choose = (index: number) => {
    const tab = tabs.at(index % tabs.length)
    if (!tab) return
    select(tab.name)
    list.current?.querySelector<HTMLElement>(`#tab-${tab.name}`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ name }) => name === chosen)
    const step = steps[event.key]
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step === undefined ? undefined : at + step
    if (next === undefined) return
    event.preventDefault()
    choose(next)
  }
  return (
    <>
      {/* The tabs inside take the focus and receive the keys; they only bubble to the list. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        className="tabs"
        role="tablist"
        aria-label={label}
        ref={list}
        onKeyDown={onKeyDown}
        onScroll={({ currentTarget }) => markScrolled(currentTarget)}
      >
        {tabs.map(({ name, label, mark }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            className="tab"
            aria-selected={name === chosen}
            aria-controls={`panel-${name}`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => select(name)}
          >
            {label}
            {mark && <Mark {...mark} />}
          </button>
        ))}
      </div>
      {children}
      {tabs.map(({ name, panel }) => (
        <div
          key={name}
          role="tabpanel"
          id={`panel-${name}`}
          className="tab-panel"
          aria-labelledby={`tab-${name}`}
          hidden={name !== chosen}
          tabIndex={0}
        >
          {panel}
        </div>
      ))}
    </>
  )
}
