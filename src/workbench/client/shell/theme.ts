/** A theme, or the one the system has. The site keeps its visitors' choice under the same key. */
export type Theme = 'system' | 'dark' | 'light'

export const themes: readonly Theme[] = ['system', 'dark', 'light']

const key = 'theme'

type ThemeShelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined

/** What was chosen in an earlier visit; the system's where nothing was. */
export function readTheme(shelf: ThemeShelf): Theme {
  const kept = shelf?.getItem(key)
  return kept === 'dark' || kept === 'light' ? kept : 'system'
}

/** Show a theme on the page, and keep it for the next visit. */
export function showTheme(root: HTMLElement, shelf: ThemeShelf, theme: Theme): void {
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
  try {
    if (theme === 'system') shelf?.removeItem(key)
    else shelf?.setItem(key, theme)
  } catch {
    // Storage is full: the theme is shown all the same.
  }
}
