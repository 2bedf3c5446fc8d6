// Runs before the first paint, so it is small and stands alone. The page's own scripts come later, and mark the page as
// ready when it listens; until then this one keeps what the visitor does.
;(() => {
  const root = document.documentElement
  /** Storage may be switched off, or full. */
  const attempt = (act) => {
    try {
      return act()
    } catch {
      return undefined
    }
  }
  const theme = attempt(() => localStorage.getItem('theme'))
  if (theme === 'dark' || theme === 'light') root.dataset.theme = theme
  // With a search in its address, the page of all forms hides its cards until the search has run
  // (src/site/pages/forms-hub/use-hub-query.ts).
  const query = new URLSearchParams(location.search)
  for (const name of ['happened', 'tag', 'q']) if (query.get(name)) root.dataset.search = name

  // A picture that cannot be loaded, as without a network, is marked for the style sheets.
  const onPicture = ({ type, target }) => target.toggleAttribute('data-broken', type === 'error')
  for (const type of ['error', 'load']) document.addEventListener(type, onPicture, true)

  // A form that is sent before the page listens would reload the page and put the answers into the address. It is sent
  // again once the page is ready, and so is the last button that was clicked; links the browser follows by itself. Both ask
  // again for scripts that could not be fetched.
  let clicked
  document.addEventListener(
    'click',
    ({ target }) => {
      if (root.dataset.ready) return
      clicked = target.closest('button[type=button]')
      start()
    },
    true,
  )
  document.addEventListener(
    'submit',
    (event) => {
      if (root.dataset.ready) return
      event.preventDefault()
      event.target.setAttribute('data-submit-waiting', '')
      start()
      setTimeout(() => root.dataset.ready || tellStuck(event.target), timeout)
    },
    true,
  )
  document.addEventListener('page-ready', () => {
    tell('none')
    // From now on the page saves its fields itself.
    attempt(() => localStorage.removeItem(draftKey))
    clicked?.click()
  })

  // How long to wait, in milliseconds, before a visitor who sent the form is told that the scripts are missing.
  const timeout = 2500
  let draftKey
  const tell = (state) =>
    document.querySelectorAll('[data-stuck]').forEach((part) => {
      part.hidden = part.dataset.stuck !== state
      if (!part.hidden) part.role = 'alert'
    })
  /**
   * No script has taken a form over: say so, save what is typed in it, and reload the page if the server no longer has its
   * scripts.
   */
  const tellStuck = async (form) => {
    const isKept = keepDraft(form) === true
    tell(isKept ? 'kept' : 'not-kept')
    if (!isKept || !(await areScriptsGone())) return
    // Once for each version of the page, as it helps the first time or not at all.
    const version = scripts.join()
    if (sessionStorage.getItem('reloaded') === version) return
    sessionStorage.setItem('reloaded', version)
    location.reload()
  }
  /** Keep the answers as the site keeps its drafts (src/site/submission/draft.ts). */
  const keepDraft = (form) =>
    attempt(() => {
      const [answers, labels] = [{}, {}]
      for (const field of form.querySelectorAll('[id^=root_]')) {
        const isChoice = field.type === 'radio' || field.type === 'checkbox'
        if (!field.value || (isChoice && !field.checked)) continue
        const name = field.id.slice('root_'.length).replace(/-\d+$/, '')
        const label = field.closest('fieldset')?.querySelector('legend') ?? field.labels?.[0]
        // Of several options that are ticked each is a line.
        answers[name] = answers[name] ? `${answers[name]}\n${field.value}` : field.value
        labels[name] = label?.textContent.trim() ?? name
      }
      if (Object.keys(answers).length === 0) return false
      draftKey ??= `form-draft/${slug}/${Date.now().toString(36)}`
      const draft = { savedAt: Date.now(), version: '', answers, labels, others: [] }
      localStorage.setItem(draftKey, JSON.stringify(draft))
      return true
    })
  /** Another version of the site has taken their place, or the browser has kept the answer that they were missing. */
  const areScriptsGone = async () => {
    const isGone = async (script) => (await fetch(script, { cache: 'reload' })).status === 404
    return (await Promise.all(scripts.map(isGone)).catch(() => [])).includes(true)
  }

  // A form's page is mostly only read, so its scripts come when someone reaches for it; or where there is something to tell:
  // a draft on this device, no network, whether the form is open.
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input']
  const hasDraft = () =>
    attempt(() => Object.keys(localStorage).some((key) => key.startsWith(`form-draft/${slug}/`)))
  let slug
  let scripts = []
  let hasDoor
  let canStart = false
  let isWanted = false
  const preload = (href) =>
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
    )
  const start = () => {
    isWanted = true
    if (!canStart) return
    canStart = false
    watching.abort()
    scripts.forEach(preload)
    run().catch(() => (canStart = true))
  }
  /** One after the other, each after what it imports: the browser can respond to the visitor in between. */
  const run = async () => {
    for (const script of scripts) await import(script)
  }
  /** A form's page mostly waits for a sign of use alone; others start by themselves once the pictures in view are shown. */
  const startAfterPictures = async () => {
    const pictures = [...document.images].filter(({ loading }) => loading === 'eager')
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
    // A task after the next frame runs once that frame is drawn.
    requestAnimationFrame(() => setTimeout(() => isWanted || start()))
  }
  addEventListener('online', () => isWanted && !root.dataset.ready && start())
  const watching = new AbortController()
  for (const sign of [...signs, 'offline'])
    addEventListener(sign, start, { capture: true, passive: true, signal: watching.signal })

  document.addEventListener('DOMContentLoaded', () => {
    // The footer's control is rendered with the system's theme chosen.
    const chosen = document.querySelector(`input[name=theme][value=${root.dataset.theme}]`)
    if (chosen) chosen.checked = true
    const data = document.getElementById('page-data')?.textContent
    if (!data) return
    ;({ form: slug, scripts = [], hasDoor } = JSON.parse(data))
    canStart = true
    if (isWanted || (slug && (hasDraft() || !navigator.onLine))) start()
    else if (!slug || hasDoor) startAfterPictures()
    addEventListener('load', () => setTimeout(keepSite, 5000))
  })

  /**
   * Register the service worker, which keeps the site for visits without a network. Its installation
   * fetches the whole site; on a slow phone, during hydration, errors would be shown half as fast.
   */
  const keepSite = () => {
    const address = '/sw.js'
    // The page's policy lets no text be the address of a script but this one.
    const policy = window.trustedTypes?.createPolicy('site-worker', { createScriptURL: () => address })
    navigator.serviceWorker?.register(policy?.createScriptURL(address) ?? address).catch(() => {})
  }
})()
