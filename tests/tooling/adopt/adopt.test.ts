import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import { wcagContrast } from 'culori'
import { describe, expect, it, onTestFinished } from 'vitest'
import { lint } from '../../../src/lint/lint'
import { readFiles } from '../../../src/lint/read-files'
import { createCache } from '../../../src/lint/source/read-workspace'
import { adopt, pairOf, placeholder, tokensPath, shadesIn, shadesOf } from '../../../src/tooling/adopt/adopt'
import { runAdopt } from '../../../src/tooling/adopt/run-adopt'
import { root } from '../../../src/tooling/root'
import { adoptedForms, answersOfANetwork, typing } from './a-network'

/** The files that adopting reads and writes. */
const parts = ['forms', 'src/site/content', 'public/images', tokensPath, '.env.example']

function aCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'adopted-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const part of parts) {
    mkdirSync(dirname(join(folder, part)), { recursive: true })
    cpSync(join(root, part), join(folder, part), { recursive: true })
  }
  return folder
}

const slow = { timeout: 120_000 }

/** Every text below a folder, by its path. */
function textsIn(folder: string): ReadonlyMap<string, string> {
  const paths = readdirSync(folder, { recursive: true }).map(String)
  const files = paths.filter(
    (path) => statSync(join(folder, path)).isFile() && /\.(?:json|md|css)$|\.env$/.test(path),
  )
  return new Map(files.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}

describe('npm run adopt', () => {
  it('asks nothing when it gets arguments, and says that it takes none', async () => {
    const folder = aCopy()
    for (const [args, code] of [
      [['--help'], 0],
      [['--root', '/srv/other'], 2],
    ] as const) {
      const { conversation, asked } = typing([])
      expect(await runAdopt(conversation, folder, args)).toBe(code)
      expect(asked).toEqual([])
    }
  })

  it(
    'asks twelve questions at most, and leaves forms and content without an error or the old name',
    slow,
    async () => {
      const folder = aCopy()
      const kept = adoptedForms(folder)
      const { conversation, asked } = typing([...answersOfANetwork, kept.join(', ')])
      expect(await runAdopt(conversation, folder)).toBe(0)
      expect(asked.length).toBeLessThanOrEqual(12)
      const errors = lint(readFiles(folder), createCache()).filter(({ severity }) => severity === 'error')
      expect(errors.map(({ file, message }) => `${file}: ${message}`)).toEqual([])
      const texts = textsIn(folder)
      const named = [...texts].filter(([path, text]) => {
        const isShown = !path.includes('_schema') && path !== '.env'
        return isShown && text.toLowerCase().includes(placeholder.toLowerCase())
      })
      expect(named.map(([path]) => path)).toEqual([])
      expect(texts.get('.env')).toContain('NETWORK_NAME="Lantern Isles"\n')
      expect(texts.get('.env')).toContain('SITE_URL="https://lantern.example"\n')
      const values = (texts.get('.env') ?? '').split('\n').filter((line) => !line.startsWith('#'))
      expect(values.join('\n').toLowerCase()).not.toContain(placeholder.toLowerCase())
      expect(texts.get(tokensPath)).toContain('--ember: light-dark(#0b6b43, #0b6b43);')
      expect(readdirSync(join(folder, 'forms'))).toEqual(expect.arrayContaining([...kept]))
      const forms = [...texts.keys()].filter(
        (path) => path.startsWith('forms/') && path.endsWith('/schema.json'),
      )
      // The form with its own page is kept in addition to the named ones.
      expect(forms).toHaveLength(kept.length + 1)
    },
  )

  it('asks again if an answer is invalid, and says why', slow, async () => {
    const folder = aCopy()
    const { conversation, said } = typing([
      '',
      'Emberfall Two',
      ...answersOfANetwork.slice(0, 1),
      'play lantern',
      'play.lantern.example',
      'https://lantern.example/mc',
    ])
    expect(await runAdopt(conversation, folder)).toBe(1)
    expect(said.filter((text) => text.startsWith('Write a name'))).toHaveLength(2)
    expect(said).toContain('Write the address of the site alone, like https://example.net.')
    expect(said).toContain('Write a host name without a port, like play.example.net.')
  })

  it('writes nothing when it is stopped', slow, async () => {
    const folder = aCopy()
    const before = textsIn(folder)
    expect(await runAdopt(typing(answersOfANetwork).conversation, folder)).toBe(1)
    expect(textsIn(folder)).toEqual(before)
  })
})

const network = {
  name: 'Lantern Isles',
  host: 'play.lantern.example',
  site: 'https://lantern.example',
  chat: 'https://chat.example/lantern',
  photos: 'https://photos.example/lantern',
  videos: 'https://videos.net/lantern',
  mail: 'help@lantern.example',
  main: '#0b6b43',
  second: '#7a1fa2',
  forms: [],
}
const content = 'src/site/content/terms.json'

it('the full name is replaced as a whole', () => {
  const text = `${placeholder} Network, or ${placeholder} for short`
  expect(adopt(new Map([[content, text]]), '', network)).toContainEqual([
    content,
    'Lantern Isles, or Lantern Isles for short',
  ])
})

it.each(['The "Best" Net', "Mira's", 'C:\\Craft', 'AC\\nDC', 'Ca$$h Craft', "Pay$' Play"])(
  'the name %s arrives as it was typed, in .env and in the content',
  (name) => {
    const texts = adopt(new Map([[content, `${placeholder} Network!`]]), 'NETWORK_NAME="x"\n', {
      ...network,
      name,
    })
    expect(parseEnv(texts.get('.env') ?? '')['NETWORK_NAME']).toBe(name)
    expect(texts.get(content)).toBe(`${name}!`)
  },
)

it("the team's channels stay placeholders, which the build names, and become no one else's", () => {
  const text = `https://videos.${placeholder.toLowerCase()}.example/mira`
  expect(adopt(new Map([[content, text]]), '', network).get(content)).toBe('https://videos.example/mira')
})

describe('shades', () => {
  const grounds = { light: ['#fbf7f2', '#ffffff', '#f2ebe3'], dark: ['#100c16', '#1b1524', '#261e33'] }

  it.each(['#ffb02e', '#ffffff', '#000000', '#ff0000', '#0000ff', '#777777', '#00ff00'])(
    'of %s can be read in both themes',
    (colour) => {
      const shades = shadesOf(colour, colour, grounds)
      const [main = '', on = '', hover = ''] = ['ember', 'on-ember', 'ember-hover'].map(
        (name) => shades[name]?.[0],
      )
      expect(Math.min(wcagContrast(on, main), wcagContrast(on, hover))).toBeGreaterThanOrEqual(4.5)
      for (const [theme, index] of [
        ['light', 0],
        ['dark', 1],
      ] as const) {
        for (const ground of grounds[theme]) {
          expect(wcagContrast(shades['heart']?.[index] ?? '', ground)).toBeGreaterThanOrEqual(4.5)
          expect(wcagContrast(shades['ember-edge']?.[index] ?? '', ground)).toBeGreaterThanOrEqual(3)
        }
      }
    },
  )

  it.each(['#ffb02e', '#0e7c86', '#b3123a', '#5b3fd6', '#000000'])(
    'of %s are seen on a chosen tile too',
    (colour) => {
      const tokens = readFileSync(join(root, tokensPath), 'utf8')
      const shades = shadesIn(tokens, { main: colour, second: colour })
      const contrasts = ['ember-edge', 'heart'].flatMap((name) =>
        pairOf(tokens, 'chosen').map((ground, theme) => wcagContrast(shades[name]?.[theme] ?? '', ground)),
      )
      expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(3)
    },
  )

  it('that are readable already stay as they are', () => {
    expect(shadesOf('#0b6b43', '#b3123a', grounds)).toMatchObject({
      ember: ['#0b6b43', '#0b6b43'],
      heart: ['#b3123a', expect.anything()],
    })
  })
})
