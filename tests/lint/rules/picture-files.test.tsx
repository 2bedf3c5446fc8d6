import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { namedPictures } from '../../../src/lint/source/pictures'
import { createCache, readWorkspace } from '../../../src/lint/source/read-workspace'
import { Picture } from '../../../src/ui/Picture'
import { sampleFiles } from '../sample-files'

it('the linter wants exactly those files of a picture that the page fetches', () => {
  const page = renderToStaticMarkup(<Picture id="spawn-hub" alt="" sizes="10rem" />)
  const fetched = [...page.matchAll(/\/images\/([\w.-]+)/g)].map(([, name = '']) => name)
  const pictures = namedPictures(readWorkspace(sampleFiles(), createCache()))
  const wanted = pictures.find(({ id }) => id === 'spawn-hub')?.files ?? []
  // The gallery's Download button fetches a JPEG, which no page shows.
  expect(wanted.toSorted()).toEqual([...new Set([...fetched, 'spawn-hub.jpg'])].toSorted())
})
