import { useSyncExternalStore } from 'react'
import { chooseTheme, onThemeChange, readTheme, type Theme } from '../../../ui/theme/theme-store'
import texts from '../texts.json'
import { Choice } from './Choice'

const themes: readonly Theme[] = ['system', 'dark', 'light']

export function ThemeChoice() {
  const theme = useSyncExternalStore(onThemeChange, readTheme)
  return (
    <Choice
      label={texts.theme}
      options={themes.map((name) => [name, texts.themes[name]] as const)}
      value={theme}
      onChange={chooseTheme}
    />
  )
}
