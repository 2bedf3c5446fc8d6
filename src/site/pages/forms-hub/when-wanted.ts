/** Call back once someone is about to use the page, or now if that is so already. Returns how to call it off. */
export function whenWanted(call: () => void): () => void {
  if (document.documentElement.dataset['wanted']) call()
  else document.addEventListener('page-wanted', call, { once: true })
  return () => document.removeEventListener('page-wanted', call)
}
