import type { WorkspaceFiles } from '../../src/lint/source/read-workspace'
import {
  content,
  everyForm,
  fresh,
  file,
  manifestPath,
  parts,
  slugsIn,
  withFile,
  withForm,
  write,
  type Change,
  type Json,
} from './form-edits'
import { questionChanges } from './question-changes'
import { textAt } from './sample-forms'
import { wordChanges } from './word-changes'

/** Changes that staff make to forms and pages in a year, in any order; each fits the current forms. */
export function changesOfAYear(files: WorkspaceFiles): readonly Change[] {
  const cards = (edit: (cards: Json[]) => void) => file(manifestPath, (manifest) => edit(manifest['cards']))
  return [
    ...[...wordChanges, ...questionChanges].map(([says, edit]) => ({ says, change: everyForm(edit) })),
    {
      says: 'cards in another order',
      change: cards((all) => void all.splice(0, all.length, ...all.toReversed())),
    },
    {
      says: 'popularity of cards',
      change: cards((all) =>
        all.forEach((card, index) => {
          card['popularity'] = index * 37
        }),
      ),
    },
    {
      says: 'tags of cards',
      change: cards((all) =>
        all.forEach((card) => {
          const before = card['tags'].filter((tag: string) => tag.startsWith('seasonal')).length
          card['tags'] = [...card['tags'], `seasonal${' & again'.repeat(before)}`]
        }),
      ),
    },
    { says: 'a form retired', change: retireForm },
    { says: 'a form more', change: copyForm },
    {
      says: 'news',
      change: content(
        'news',
        (page) =>
          void page['news'].unshift({
            ...page['news'][0],
            // A year may follow a year.
            id: `after-${page['news'][0].id}`,
            title: 'Winter games',
            description: 'They are back.',
            date: 'Winter 2026',
          }),
      ),
    },
    {
      says: 'news dated in other words',
      change: content('news', (page) => {
        for (const item of page['news'].slice(0, 1)) item.date = 'Summer 2027'
      }),
    },
    { says: 'old news gone', change: content('news', (page) => void page['news'].pop()) },
    {
      says: 'a member of the team',
      change: content(
        'team',
        (page) =>
          void page['team'].push({
            role: 'Builder',
            text: 'Builds.',
            channel: 'https://videos.example/lanternfox',
            player: 'Lanternfox',
          }),
      ),
    },
    {
      says: 'rewards of a vote',
      change: content('vote', (page) => {
        for (const reward of page['rewards'].slice(0, 1)) reward.text = '900 coins'
      }),
    },
    { says: 'a vote site less', change: content('vote', (page) => void page['sites'].pop()) },
    {
      says: 'texts of the gallery',
      change: content('gallery', (page) => {
        page['lead'] = 'Places worth a visit.'
        for (const image of page['images'].slice(0, 1)) image.caption = 'Come and see.'
      }),
    },
    { says: 'a picture less', change: content('gallery', (page) => void page['images'].pop()) },
    ...emptied.map(([name, list]) => ({
      says: `no ${list} in ${name}`,
      change: content(name, (page) => void (page[list] = [])),
    })),
    { says: 'every text of every page', change: (all: WorkspaceFiles) => new Map([...all].map(rewordPage)) },
    { says: 'the story', change: content('about', (page) => void page['story'].push('And so it goes on.')) },
  ].filter(({ change }) => change(files) !== files)
}

/** The lists of the pages that staff may empty, apart from those that the other changes need. */
const emptied = [
  ['features', 'features'],
  ['latest-updates', 'updates'],
  ['vote', 'rewards'],
  ['privacy', 'sections'],
] as const

/** Keys of content files whose values are not prose. */
const noProse: ReadonlySet<string> = new Set([
  '$schema',
  'date',
  'effective',
  'id',
  'path',
  'url',
  'to',
  'icon',
])

function rewordPage([path, text]: readonly [string, string | Uint8Array]): readonly [
  string,
  string | Uint8Array,
] {
  if (!/^src\/site\/content\/[^/]+\.json$/.test(path)) return [path, text]
  const reworded = (value: Json, key: string): Json => {
    if (Array.isArray(value)) return value.map((entry) => reworded(entry, key))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, reworded(part, name)]))
    const isProse = typeof value === 'string' && !noProse.has(key) && (key === 'label' || value.includes(' '))
    return isProse ? value.replace(/[.!?]?$/, ' now$&') : value
  }
  return [path, write(reworded(JSON.parse(textAt(new Map([[path, text]]), path)), ''))]
}

function retireForm(files: WorkspaceFiles): WorkspaceFiles {
  const manifest: Json = JSON.parse(textAt(files, manifestPath))
  const { slug } = manifest['cards'].at(-1)
  manifest['cards'].pop()
  const others = (names: readonly string[]) => names.filter((name) => name !== slug)
  const { situations = [], suggested = [] } = manifest
  manifest['situations'] = situations
    .map((situation: Json) => ({ ...situation, forms: others(situation['forms']) }))
    .filter((situation: Json) => situation['forms'].length > 0)
  manifest['suggested'] = others(suggested)
  const kept = [...files].filter(([path]) => !path.startsWith(`forms/${slug}/`))
  return slugsIn(new Map(kept)).reduce<WorkspaceFiles>(
    (all, other) =>
      withForm(all, other, ({ ui }) => {
        if (ui['ui:related']) ui['ui:related'] = ui['ui:related'].filter((name: string) => name !== slug)
        if (ui['ui:related']?.length === 0) delete ui['ui:related']
      }),
    withFile(new Map(kept), manifestPath, manifest),
  )
}

/**
 * A new form as staff add one: a copy of another folder under a new name, with a card, a webhook and its own
 * reference.
 */
function copyForm(files: WorkspaceFiles): WorkspaceFiles {
  const manifest: Json = JSON.parse(textAt(files, manifestPath))
  const [from] = manifest['cards']
  const slug = fresh('season-pass', slugsIn(files))
  const copies = parts.map(
    (part) => [`forms/${slug}/${part}.json`, textAt(files, `forms/${from['slug']}/${part}.json`)] as const,
  )
  manifest['cards'].push({ ...from, slug, title: `Season Pass ${slug}`, colour: '#447755' })
  const added = new Map([...files, ...copies, [manifestPath, write(manifest)] as const])
  return withForm(added, slug, ({ schema, message }) => {
    schema['title'] = `Season Pass ${slug}`
    Object.assign(message, {
      webhook: slug,
      username: 'Season Pass',
      colour: '#447755',
      reference: 'QZ',
      title: 'New season pass',
    })
  })
}
