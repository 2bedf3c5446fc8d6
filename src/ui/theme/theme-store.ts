import { useEffect } from 'react'

/** The visitor's choice: a theme, or the one of their system. */
export type Theme = 'system' | 'dark' | 'light'

/** `public/bootstrap.js` reads the same key before the first paint. */
const key = 'theme'

type Listener = () => void
const listeners = new Set<Listener>()

/** The theme set on `<html>`; `bootstrap.js` set the stored one there. */
export function readTheme(): Theme {
  const theme = document.documentElement.dataset['theme']
  return theme === 'dark' || theme === 'light' ? theme : 'system'
}

/** Set the stored theme on `<html>`, for pages without the script that does so before the first paint. */
export function showKeptTheme(): void {
  try {
    const kept = localStorage.getItem(key)
    if (kept === 'dark' || kept === 'light') document.documentElement.dataset['theme'] = kept
  } catch {
    // Storage is off in this browser: the page follows the system.
  }
}

/** Show and store a theme. Where storage is off, it lasts until the page is closed. */
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

/** Call the listener on every change of the theme; returns the unsubscribe function. */
export function onThemeChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Set the colour of a phone browser's bar to that of the page. In the HTML it is the brand's colour, because chat apps
 * use that for the side bar of a link preview and run no scripts.
 */
export function showPageColour(): void {
  const page = getComputedStyle(document.documentElement).backgroundColor
  const meta = document.querySelector('meta[name="theme-color"]')
  if (page !== '' && page !== 'rgba(0, 0, 0, 0)') meta?.setAttribute('content', page)
}

/** Keep a phone browser's bar in the page's colour, even when the system switches to dark or light. */
export function usePageColour(): void {
  useEffect(() => {
    showPageColour()
    const system = window.matchMedia('(prefers-color-scheme: light)')
    system.addEventListener('change', showPageColour)
    return () => system.removeEventListener('change', showPageColour)
  }, [])
}
