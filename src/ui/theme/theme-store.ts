import { useEffect } from 'react'

/** What a visitor chose: a theme, or the one their system has. */
export type Theme = 'system' | 'dark' | 'light'

/** `public/bootstrap.js` reads the same key before the first paint. */
const key = 'theme'

type Listener = () => void
const listeners = new Set<Listener>()

/** The theme set on `<html>`; `bootstrap.js` put it there from what was stored. */
export function readTheme(): Theme {
  const theme = document.documentElement.dataset['theme']
  return theme === 'dark' || theme === 'light' ? theme : 'system'
}

/** Put the kept theme on `<html>`, where no script did before the first paint. */
export function showKeptTheme(): void {
  try {
    const kept = localStorage.getItem(key)
    if (kept === 'dark' || kept === 'light') document.documentElement.dataset['theme'] = kept
  } catch {
    // Storage is off in this browser: the page follows the system.
  }
}

/** Show and keep a theme. Where nothing can be stored it lasts until the page is closed. */
export function chooseTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
  try {
    if (theme === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, theme)
  } catch {
    // Storage is off in this browser: the choice holds for this page.
  }
  showPageColour()
  for (const listener of listeners) listener()
}

/** Hear of every change of the theme; returns the way to stop. */
export function onThemeChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Give the phone browser's bar the page's colour. The HTML holds the brand's colour there, because chat apps take the
 * side bar of a link preview from it and run no scripts.
 */
export function showPageColour(): void {
  const page = getComputedStyle(document.documentElement).backgroundColor
  const meta = document.querySelector('meta[name="theme-color"]')
  if (page !== '' && page !== 'rgba(0, 0, 0, 0)') meta?.setAttribute('content', page)
}

/** Keep the phone browser's bar in the page's colour, also when the system goes dark or light. */
export function usePageColour(): void {
  useEffect(() => {
    showPageColour()
    const system = window.matchMedia('(prefers-color-scheme: light)')
    system.addEventListener('change', showPageColour)
    return () => system.removeEventListener('change', showPageColour)
  }, [])
}
