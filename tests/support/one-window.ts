// oxlint-disable-next-line import/no-unassigned-import -- React must find it when it is loaded
import './watch-draws'
import { afterAll, vi } from 'vitest'

// The page tests of one process share a window and all modules. Each file finds the window as the first one did.
if ('window' in globalThis) {
  const lentTo = [Element.prototype, HTMLDialogElement.prototype, Range.prototype, navigator]
  const before = lentTo.map((object) => Object.getOwnPropertyDescriptors(object))
  afterAll(() => {
    vi.unstubAllGlobals()
    localStorage.clear()
    document.head.replaceChildren()
    document.body.replaceChildren()
    history.replaceState(null, '', '/')
    lentTo.forEach((object, index) => restore(object, before[index] ?? {}))
  })
}

function restore(object: object, own: PropertyDescriptorMap): void {
  for (const key of Object.keys(Object.getOwnPropertyDescriptors(object)))
    if (!(key in own)) Reflect.deleteProperty(object, key)
  Object.defineProperties(object, own)
}
