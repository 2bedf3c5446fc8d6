const heart = '/images/islands/default.svg'

/** A picture that cannot be loaded is the heart instead, and hidden where there is none: a new form has no emblem yet. */
export function replaceMissingPictures(): void {
  const replace = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return
    if (new URL(target.src).pathname === heart) target.hidden = true
    else target.src = heart
  }
  document.addEventListener('error', replace, true)
}
