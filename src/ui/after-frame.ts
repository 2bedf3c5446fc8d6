/**
 * Call back once the browser has drawn what was asked of it so far. Returns how to call it off.
 * @example useEffect(() => afterFrame(() => setRest(true)), [])
 */
export function afterFrame(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(call)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
