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
  const watching = new AbortController()
  const want = () => {
    watching.abort()
    root.dataset.wanted = 'true'
    document.dispatchEvent(new Event('page-wanted'))
  }
  const whenIdle = (task) => {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 1000 })
    else task()
  }
  for (const sign of signs)
    addEventListener(sign, want, { capture: true, passive: true, signal: watching.signal })
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
  // The page's scripts, which the build has named beside it: once all there is to see has come, or when someone reaches
  // for the page. Those of a form's page only then, as most of it is only read; or where there is something to tell: a
  // draft on this device, no network.
  const hasDraft = (slug) => {
    try {
      return Object.keys(localStorage).some((key) => key.startsWith(`form-draft/${slug}`))
    } catch {
      return false
    }
  }
  const run = async ({ scripts, steps }) => {
    for (const href of scripts) {
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }))
    }
    // Each in a task of its own, so that no key and no tap has to wait for all of them.
    for (const step of steps) {
      const { start } = await import(step)
      await start?.()
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  // A picture that has come is not there to see before it is decoded.
  const seeFirstPicture = async () => document.querySelector('img[fetchpriority=high]')?.decode()
  document.addEventListener('DOMContentLoaded', () => {
    const chosen = document.querySelector(`input[name=theme][value=${root.dataset.theme}]`)
    if (chosen) chosen.checked = true
    const data = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}')
    if (!data.steps) return
    let running = false
    const start = () => {
      if (running) return
      running = true
      // What was there to see, or was typed or tapped, is shown first.
      requestAnimationFrame(() => setTimeout(bringToLife))
    }
    const bringToLife = () => {
      // What could not be fetched is asked for again with the next sign of life.
      const again = () => {
        running = false
        for (const sign of ['online', 'click', 'submit']) addEventListener(sign, start, { once: true })
      }
      run(data).catch(again)
    }
    addEventListener('load', () => {
      if (running) return
      if (!data.form) return void seeFirstPicture().then(start, start)
      // The first step is here already, and is half of what takes its time: whoever reaches for the page waits less.
      whenIdle(() => void import(data.steps[0]).catch(() => {}))
    })
    const isDue = data.form && (hasDraft(data.form.slug) || !navigator.onLine)
    if (isDue || root.dataset.wanted) start()
    else {
      document.addEventListener('page-wanted', start, { once: true })
      addEventListener('offline', start, { once: true })
    }
  })
})()
