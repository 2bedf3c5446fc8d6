import { useState } from 'react'
import { useSurroundings } from '../surroundings'
import texts from '../texts.json'
import { readTheme, showTheme, themes } from './theme'

/** Lets staff choose System, Dark or Light. */
export function ThemeChoice() {
  const { shelf } = useSurroundings()
  const [theme, setTheme] = useState(() => readTheme(shelf))
  return (
    <label className="choice">
      <span>{texts.theme}</span>
      <select
        className="control control-select"
        value={theme}
        onChange={({ currentTarget }) => {
          const chosen = themes.find((name) => name === currentTarget.value) ?? 'system'
          showTheme(document.documentElement, shelf, chosen)
          setTheme(chosen)
        }}
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
