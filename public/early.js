// Runs before the first paint, so it is small and stands alone. The page's own script comes later.
;(() => {
  const root = document.documentElement
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'dark' || theme === 'light') root.dataset.theme = theme
  } catch {
    // Storage is off: the system's theme is shown.
  }
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
})()
