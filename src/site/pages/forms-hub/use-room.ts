import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'
import { cardsAhead } from './cards-ahead'
import type { HubQuery } from './find-cards'

/** How many cards are shown at most, and how to have more. */
export interface Room {
  readonly list: RefObject<HTMLUListElement | null>
  readonly room: number
  readonly more: () => void
}

/**
 * How many of the cards found for a query are shown at most: the first ones, and as many again each time someone asks for
 * more, who is taken to the first of them. Another query begins anew.
 */
export function useRoom(query: HubQuery): Room {
  const list = useRef<HTMLUListElement>(null)
  const [asked, setAsked] = useState({ query, room: cardsAhead })
  const room = asked.query === query ? asked.room : cardsAhead
  const goTo = useRef<number>(undefined)
  // After every drawing, as the card may come in a later one than the room for it.
  useEffect(() => {
    const card = goTo.current === undefined ? undefined : list.current?.children[goTo.current]
    if (!card) return
    goTo.current = undefined
    card.querySelector('a')?.focus()
  })
  const more = () => {
    goTo.current = room
    startTransition(() => setAsked({ query, room: room + cardsAhead }))
  }
  return { list, room, more }
}
