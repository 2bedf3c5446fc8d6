import { createContext } from 'react'
import type { Card } from '../../../engine/schema/definition'

/** All cards, while the build renders the pages; nothing in the browser, which fetches them when they are wanted. */
export const AllCards = createContext<readonly Card[] | undefined>(undefined)
