import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { headersFor } from '../../src/tooling/headers-file'
import { hostHeaders } from '../../src/tooling/host-headers'
import { nginxHeaders } from '../../src/tooling/nginx-headers'
import { root } from '../../src/tooling/root'
import { readSiteConfig } from '../../src/tooling/site-config'

const guide = readFileSync(`${root}.github/DEPLOY.md`, 'utf8')
const server = /```nginx\n(.*?)```/s.exec(guide)?.[1] ?? ''
const { config } = readSiteConfig({ STATUS_URL: 'https://status.example/{address}' }, [])
const rules = hostHeaders(config, { scripts: ["'sha256-a+/='"], styles: ["'sha256-b'"] })

type Headers = Readonly<Record<string, string>>

/** The headers nginx sends for a path, with the server of the guide around the file the build writes. */
function sentBy(configuration: string, path: string): Headers {
  const places = [...configuration.matchAll(/location (= )?(\/\S*) \{([^}]*)\}/g)]
  const fitting = places
    .filter(([, exact, place = '']) => (exact ? path === place : path.startsWith(place)))
    .toSorted(([, exactA, a = ''], [, exactB, b = '']) =>
      exactA === exactB ? b.length - a.length : exactA ? -1 : 1,
    )
  const own = linesIn(fitting[0]?.[3] ?? '')
  // A place with headers of its own has those alone.
  return Object.keys(own).length > 0 ? own : linesIn(configuration.replaceAll(/location .*\{[^}]*\}/g, ''))
}

function linesIn(text: string): Headers {
  const lines = [...text.matchAll(/^\s*add_header (\S+) "([^"]*)" always;$/gm)]
  const names = lines.map(([, name = '']) => name)
  // Unlike in a `_headers` file nothing is overwritten: nginx would send both.
  expect(new Set(names).size).toBe(names.length)
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]))
}

describe('nginx, as the guide sets it up', () => {
  const include = /^ *include \S*\/_headers\.nginx;$/gm
  const whole = server.replace(include, () => nginxHeaders(rules))

  it('takes its headers from the file the build writes, once, and has none of its own', () => {
    expect(server.match(include)).toHaveLength(1)
    expect(server).not.toContain('add_header')
  })

  it.each([
    '/',
    '/forms/staff',
    '/404.html',
    '/sw.js',
    '/sw.js.map',
    '/assets/a.js',
    '/images/hero-640.avif',
    '/feed.xml',
  ])('sends for %s what other hosts send by the same rules', (path) => {
    const headers = headersFor(rules, path)
    expect(Object.keys(headers).length).toBeGreaterThan(5)
    expect(sentBy(whole, path)).toEqual(headers)
  })

  it('has each place once, as nginx refuses to start otherwise', () => {
    const places = [...whole.matchAll(/location (.*?) \{/g)].map(([, place]) => place)
    expect(new Set(places).size).toBe(places.length)
    expect(places.length).toBeGreaterThan(rules.length)
  })
})

it('refuses a value that nginx would read otherwise', () => {
  for (const text of ['a "b"', '$host', 'a\\b'])
    expect(() => nginxHeaders([{ path: '/*', headers: { 'X-A': text } }])).toThrow(text)
})
