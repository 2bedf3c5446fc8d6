import { useRef, useState, type PointerEvent, type RefObject } from 'react'

/** The index of a dragged entry, and the one it would be dropped at. */
type Dragged = Readonly<Record<'from' | 'to', number>>

export type DragHandle = ReturnType<ReturnType<typeof useDragging>['handle']>

/** Lets the entries of a list be dragged by a handle, with the mouse or a finger; calls `onDrop` with the new index. */
export function useDragging(
  list: RefObject<HTMLElement | null>,
  onDrop: (name: string, place: number) => void,
) {
  const [dragged, setDragged] = useState<Dragged>()
  const latest = useRef<Dragged>(undefined)
  const set = (next: Dragged | undefined) => {
    latest.current = next
    setDragged(next)
  }
  const placeAt = (y: number, from: number): number => {
    const entries = [...(list.current?.children ?? [])].map((each) => each.getBoundingClientRect())
    return entries.filter(({ top, height }, index) => index !== from && top + height / 2 < y).length
  }
  const handle = (name: string, index: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      set({ from: index, to: index })
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      const { from, to } = latest.current ?? {}
      if (from !== index || to === undefined) return
      const place = placeAt(clientY, from)
      if (place !== to) set({ from, to: place })
    },
    onPointerUp: () => {
      const { from, to } = latest.current ?? {}
      set(undefined)
      if (to !== undefined && to !== from) onDrop(name, to)
    },
    onPointerCancel: () => set(undefined),
  })
  /** The class name of the entry at an index: whether it is dragged, or has the drop mark above or below it. */
  const markAt = (index: number): string => {
    if (dragged?.from === index) return 'entry-dragged'
    if (dragged?.to !== index) return ''
    return dragged.to < dragged.from ? 'entry-drop-above' : 'entry-drop-below'
  }
  return { markAt, handle }
}
