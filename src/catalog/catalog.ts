export { cards, situations, suggested, unlisted } from 'virtual:cards'
