import { describe, expect, it } from 'vitest'
import { nginxHeaders, headersFor } from '../../src/tooling/headers'
import { rules, server } from './nginx-of-guide'

type Headers = Readonly<Record<string, string>>

/** The headers nginx sends for a path, with the guide's server block around the file the build writes. */
function sentBy(configuration: string, path: string): Headers {
  const places = [...configuration.matchAll(/location (= )?(\/\S*) \{([^}]*)\}/g)]
  const fitting = places
    .filter(([, exact, place = '']) => (exact ? path === place : path.startsWith(place)))
    .toSorted(([, exactA, a = ''], [, exactB, b = '']) =>
      exactA === exactB ? b.length - a.length : exactA ? -1 : 1,
    )
  const own = linesIn(fitting[0]?.[3] ?? '')
  // A location with its own headers has only those.
  return Object.keys(own).length > 0 ? own : linesIn(configuration.replaceAll(/location .*\{[^}]*\}/g, ''))
}

function linesIn(text: string): Headers {
  const lines = [...text.matchAll(/^\s*add_header (\S+) "([^"]*)" always;$/gm)]
  const names = lines.map(([, name = '']) => name)
  // Unlike in a `_headers` file nothing is overwritten: nginx would send both.
  expect(new Set(names).size).toBe(names.length)
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]))
}

describe('nginx, set up as in the guide', () => {
  const include = /^ *include \S*\/_headers\.nginx;$/gm
  const whole = server.replace(include, () => nginxHeaders(rules))

  it('takes its headers only from the file the build writes, once', () => {
    expect(server.match(include)).toHaveLength(1)
    expect(server).not.toContain('add_header')
  })

  it.each([
    '/',
    '/forms/guild',
    '/404.html',
    '/sw.js',
    '/sw.js.map',
    '/assets/a.js',
    '/images/hero-640.avif',
    '/feed.xml',
  ])('sends the same headers for %s as other hosts', (path) => {
    const headers = headersFor(rules, path)
    expect(Object.keys(headers).length).toBeGreaterThan(5)
    expect(sentBy(whole, path)).toEqual(headers)
  })

  it('has each location once, as nginx refuses to start otherwise', () => {
    const places = [...whole.matchAll(/location (.*?) \{/g)].map(([, place]) => place)
    expect(new Set(places).size).toBe(places.length)
    expect(places.length).toBeGreaterThan(rules.length)
  })
})

it('refuses a value that nginx would interpret differently', () => {
  for (const text of ['a "b"', '$host', 'a\\b'])
    expect(() => nginxHeaders([{ path: '/*', headers: { 'X-A': text } }])).toThrow(text)
})
