import { expect, it } from 'vitest'
import { robots, sitemap } from '../../../src/tooling/emit/side-files'

it('names each path once, as an absolute address, made safe', () => {
  const xml = sitemap('https://emberfall.example', ['/', '/a&b'])
  expect(xml.match(/<loc>.*<\/loc>/g)).toEqual([
    '<loc>https://emberfall.example/</loc>',
    '<loc>https://emberfall.example/a&amp;b</loc>',
  ])
})

it('tells search engines where the map is', () => {
  expect(robots('https://emberfall.example')).toContain('Sitemap: https://emberfall.example/sitemap.xml')
})
