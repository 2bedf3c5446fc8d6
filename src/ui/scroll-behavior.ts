/**
 * How the page scrolls to what an action led to: at once for those who want no motion.
 * @example place.scrollIntoView({ behavior: scrollBehavior() })
 */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
