import { useEffect, useState } from 'react'
import { formPath } from '../../../catalog/form-path'
import navigation from '../../content/navigation.json'
import { nearestPages } from './nearest-pages'

type Pages = ReturnType<typeof nearestPages>

/**
 * The pages whose addresses are most similar to this one, forms included. Empty at first, because the forms' names have to
 * be fetched; if that fails, only the other pages are compared.
 */
export function useNearPages(path: string): Pages {
  const [pages, setPages] = useState<Pages>([])
  useEffect(() => {
    let isOver = false
    const look = async () => {
      const pages = [...navigation.main, ...(await formPages())]
      if (!isOver) setPages(nearestPages(path, pages))
    }
    void look()
    return () => void (isOver = true)
  }, [path])
  return pages
}

async function formPages(): Promise<Pages> {
  try {
    const { cards } = await import('../../../catalog/catalog')
    return cards.map(({ slug, title }) => ({ label: title, path: formPath(slug) }))
  } catch {
    // Offline, say.
    return []
  }
}
