import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'

/** The pages that are no forms. `handle.modules` names a route's own files, for the preloads of its prerendered page. */
export const pageRoutes: RouteObject[] = [
  page('/', 'home/HomePage', async () => (await import('../pages/home/HomePage')).HomePage),
  page(
    '/updates',
    'updates/UpdatesPage',
    async () => (await import('../pages/updates/UpdatesPage')).UpdatesPage,
  ),
  page('/stats', 'stats/StatsPage', async () => (await import('../pages/stats/StatsPage')).StatsPage),
  page('/about', 'about/AboutPage', async () => (await import('../pages/about/AboutPage')).AboutPage),
  page(
    '/gallery',
    'gallery/GalleryPage',
    async () => (await import('../pages/gallery/GalleryPage')).GalleryPage,
  ),
  page('/vote', 'vote/VotePage', async () => (await import('../pages/vote/VotePage')).VotePage),
  page(
    '/privacy-policy',
    'legal/PrivacyPage',
    async () => (await import('../pages/legal/PrivacyPage')).PrivacyPage,
  ),
  page(
    '/terms-of-service',
    'legal/TermsPage',
    async () => (await import('../pages/legal/TermsPage')).TermsPage,
  ),
  page('/forms', 'forms-hub/FormsHub', async () => (await import('../pages/forms-hub/FormsHub')).FormsHub),
  page(
    '*',
    'not-found/NotFoundPage',
    async () => (await import('../pages/not-found/NotFoundPage')).NotFoundPage,
  ),
]

function page(path: string, file: string, load: () => Promise<ComponentType>): RouteObject {
  return {
    id: path,
    path,
    handle: { modules: [`site/pages/${file}.tsx`] },
    lazy: async () => ({ Component: await load() }),
  }
}
