// Runs before the first paint, so it is small and stands alone. The page's own script comes later, and marks the page
// as ready when it listens; until then this one keeps what the visitor does.
;(() => {
  const root = document.documentElement
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'dark' || theme === 'light') root.dataset.theme = theme
  } catch {
    // Storage is off: the system's theme is shown.
  }
  // Whoever points, taps, scrolls, types or lets a program fill in is about to use the page: a form's page waits for it.
  const signs = [
    'pointermove',
    'pointerdown',
    'touchstart',
    'wheel',
    'scroll',
    'keydown',
    'focusin',
    'input',
    'click',
  ]
  const seen = new AbortController()
  const want = () => {
    seen.abort()
    root.dataset.wanted = 'true'
    document.dispatchEvent(new Event('page-wanted'))
  }
  for (const sign of signs)
    addEventListener(sign, want, { capture: true, passive: true, signal: seen.signal })
  // A form that is sent before the page listens would reload the page and put the answers into the address.
  document.addEventListener(
    'submit',
    (event) => {
      if (root.dataset.ready) return
      event.preventDefault()
      event.target.setAttribute('data-submit-waiting', '')
    },
    true,
  )
  // The last button or link that was clicked is clicked again once the page listens. A link is followed by the browser
  // itself where that takes long, in milliseconds.
  const patience = 2000
  let clicked
  document.addEventListener(
    'click',
    (event) => {
      const isPlain = !(event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      if (root.dataset.ready || !isPlain) return
      const target = event.target.closest('button[type=button], a[href^="/"]:not([target], [download])')
      if (!target) return
      event.preventDefault()
      clicked = target
      if (target.href) setTimeout(() => clicked === target && location.assign(target.href), patience)
    },
    true,
  )
  document.addEventListener('page-ready', () => {
    const target = clicked
    clicked = undefined
    target?.click()
  })
})()
