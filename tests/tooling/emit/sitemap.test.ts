import { expect, it } from 'vitest'
import { robots, sitemap } from '../../../src/tooling/emit/side-files'

it('lists each path once, as an escaped absolute address', () => {
  const xml = sitemap('https://emberfall.example', ['/', '/a&b'])
  expect(xml.match(/<loc>.*<\/loc>/g)).toEqual([
    '<loc>https://emberfall.example/</loc>',
    '<loc>https://emberfall.example/a&amp;b</loc>',
  ])
})

it('points search engines to the sitemap', () => {
  expect(robots('https://emberfall.example')).toContain('Sitemap: https://emberfall.example/sitemap.xml')
})
