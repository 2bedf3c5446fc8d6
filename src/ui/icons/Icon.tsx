import icons from './icons.json'

/** The names of the icons in `icons.json`, each drawn on a grid of 24 by 24. */
export type IconName = keyof typeof icons

interface IconProps {
  readonly name: IconName
  /** Edge length in CSS pixels. */
  readonly size?: number
}

/**
 * One line icon in the colour of the surrounding text. It is decoration: the words beside it, or the control's label,
 * say the same.
 * @example <Icon name="copy" />
 */
export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  )
}
