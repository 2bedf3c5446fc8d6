import { useSyncExternalStore } from 'react'
import { chooseTheme, onThemeChange, readTheme, type Theme } from '../../../ui/theme/theme-store'
import texts from '../texts.json'

const themes: readonly Theme[] = ['system', 'dark', 'light']

/** Lets staff choose System, Dark or Light. */
export function ThemeChoice() {
  const theme = useSyncExternalStore(onThemeChange, readTheme)
  return (
    <label className="choice">
      <span>{texts.theme}</span>
      <select
        className="control control-select"
        value={theme}
        onChange={({ currentTarget }) =>
          chooseTheme(themes.find((name) => name === currentTarget.value) ?? 'system')
        }
      >
        {themes.map((name) => (
          <option key={name} value={name}>
            {texts.themes[name]}
          </option>
        ))}
      </select>
    </label>
  )
}
