// Runs before the first paint, so it is small and stands alone. The page's own scripts come later, and mark the page as
// ready when it listens; until then this one keeps what the visitor does.
;(() => {
  const root = document.documentElement
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'dark' || theme === 'light') root.dataset.theme = theme
  } catch {
    // Storage is off: the system's theme is shown.
  }

  // A form that is sent before the page listens would reload the page and put the answers into the address. It is sent
  // again once the page is ready, and so is the last button that was clicked; links the browser follows by itself.
  let clicked
  const hold = (event) => {
    if (root.dataset.ready) return
    if (event.type === 'click') clicked = event.target.closest('button[type=button]')
    else {
      event.preventDefault()
      event.target.setAttribute('data-submit-waiting', '')
    }
  }
  document.addEventListener('submit', hold, true)
  document.addEventListener('click', hold, true)
  document.addEventListener('page-ready', () => clicked?.click())

  // A form's page is mostly only read, so its scripts come when someone reaches for it; or where there is something to tell:
  // a draft on this device, no network.
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input']
  const hasDraft = (form) => {
    try {
      return Object.keys(localStorage).some((key) => key.startsWith(`form-draft/${form}/`))
    } catch {
      return false
    }
  }
  const preload = (href) =>
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    )
  let reachedFor = false
  let start = () => (reachedFor = true)
  const watching = new AbortController()
  for (const sign of [...signs, 'offline'])
    addEventListener(sign, () => start(), { capture: true, passive: true, signal: watching.signal })

  document.addEventListener('DOMContentLoaded', () => {
    // The footer's control is rendered with the system's theme chosen.
    const chosen = document.querySelector(`input[name=theme][value=${root.dataset.theme}]`)
    if (chosen) chosen.checked = true
    const { form, scripts } = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}')
    start = () => {
      watching.abort()
      const [entry, ...others] = scripts ?? []
      if (!entry) return
      others.forEach(preload)
      import(entry).catch(() => {})
    }
    if (!scripts || reachedFor || hasDraft(form) || !navigator.onLine) start()
  })
})()
