import { expect, test } from 'vitest'
import { nearestPages } from '../../../src/site/pages/not-found/nearest-pages'

const pages = [
  '/',
  '/gallery',
  '/vote',
  '/forms/sailor-report',
  '/forms/leak-report',
  '/forms/sailor-report',
  '/forms/guild',
].map((path) => ({ label: path, path }))

test.each([
  ['/galery', '/gallery'],
  ['/Vote', '/vote'],
  ['/forms/leak-reports', '/forms/leak-report'],
  ['/guild', '/forms/guild'],
])('%s is nearest to %s', (path, nearest) => {
  expect(nearestPages(path, pages)[0]?.path).toBe(nearest)
})

test('no more than three pages are offered', () => {
  expect(
    nearestPages('/forms/report', [...pages, { label: 'x', path: '/forms/report-x' }]).length,
  ).toBeLessThanOrEqual(3)
})

test.each(['/', '/x', '/wp-login.php'])('%s is near no page', (path) => {
  expect(nearestPages(path, pages)).toEqual([])
})
