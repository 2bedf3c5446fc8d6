import { startTransition, useEffect, useState } from 'react'
import type { Card } from '../../../engine/schema/definition'
import { afterFrame } from '../../../ui/after-frame'

/** How many cards are written in one frame, and are in sight at first: two rows, of three cards on wide screens. */
const inFrame = { wide: 6, narrow: 2 }
/** From this width on, in CSS pixels, cards stand beside each other. */
const wide = 768

/** The cards to draw, of which those after the first `most` are hidden. */
interface ShownCards {
  readonly cards: readonly Card[]
  readonly most: number
}

/** The cards found, of which the first ones are drawn so far, and those that stand in the other places still. */
interface Drawing {
  readonly found: readonly Card[]
  readonly drawn: number
  readonly before: readonly Card[]
}

/**
 * The cards to draw of those found, so that a key or a choice is answered in the next frame on a slow device too: in that
 * frame the cards in sight are the new ones, and below them what was there before stays until its turn comes, a few in
 * each frame. Cards that nobody looks for are hidden first, and go once all others stand. `room` is how many cards are
 * shown at most.
 */
export function useShownCards(found: readonly Card[], room: number): ShownCards {
  const [last, setLast] = useState<Drawing>({ found, drawn: room, before: [] })
  const now = last.found === found ? last : { found, drawn: cardsInFrame(), before: cardsOf(last) }
  const most = Math.min(found.length, room)
  const { drawn, before } = now
  const isSettled = drawn >= most && before.length <= most
  useEffect(() => {
    if (isSettled) return undefined
    const next = drawn < most ? { drawn: Math.min(drawn + cardsInFrame(), most) } : { before: [] }
    return afterFrame(() => startTransition(() => setLast({ ...now, ...next })))
    // oxlint-disable-next-line react/exhaustive-deps -- `now` changes with these
  }, [found, drawn, most, isSettled])
  return { cards: cardsOf(now), most }
}

function cardsOf({ found, drawn, before }: Drawing): readonly Card[] {
  return [...found.slice(0, drawn), ...before.slice(Math.min(drawn, found.length))]
}

function cardsInFrame(): number {
  return window.innerWidth < wide ? inFrame.narrow : inFrame.wide
}
