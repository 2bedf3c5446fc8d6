/**
 * How many forms the site has ready for everybody: their cards stand in the forms page and can be shown at once, and
 * their pages are kept for offline visits. What comes after them in the manifest is fetched when someone wants it.
 */
export const cardsAhead = 24
