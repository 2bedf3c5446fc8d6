import './theme-control.css'
import { useSyncExternalStore } from 'react'
import { chooseTheme, onThemeChange, readTheme, type Theme } from '../../ui/theme/theme-store'
import texts from './shell.json'

const themes: readonly Theme[] = ['system', 'dark', 'light']

/** Lets a visitor choose System, Dark or Light; the choice is kept in this browser. A second one on a page has its own name. */
export function ThemeControl({ name = 'theme' }: { readonly name?: string }) {
  const chosen = useSyncExternalStore<Theme>(onThemeChange, readTheme, () => 'system')
  return (
    <fieldset className="theme-control no-print">
      <legend>{texts.theme}</legend>
      <div className="slab theme-options">
        {themes.map((theme) => (
          <label key={theme}>
            <input
              className="theme-choice"
              type="radio"
              name={name}
              value={theme}
              checked={chosen === theme}
              onChange={() => chooseTheme(theme)}
            />
            <span>{texts.themes[theme]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
