import type { FileChanges } from '../../generate/fix/file-changes'
import { toSlug } from '../../generate/new/to-slug'
import { slugsIn } from '../../workbench/client/files/files-of-form'
import { canBeDeleted, deleteForm } from '../../workbench/client/files/delete-form'
import { shadesOf, type Shades } from './shades'

/** What a network says about itself. Colours are written as `#rrggbb`. */
export interface Network {
  readonly name: string
  readonly host: string
  readonly site: string
  readonly chat: string
  readonly photos: string
  readonly videos: string
  readonly mail: string
  readonly main: string
  readonly second: string
  /** The forms that stay, by their names; one with a page of its own stays anyway. */
  readonly forms: readonly string[]
}

export const tokensPath = 'src/ui/styles/tokens.css'
export const placeholder = 'Emberfall'
const placeholderSite = 'emberfall.example'

/**
 * The files that make the site this network's: `.env`, the page content, the colours and the forms; null for a file that
 * goes. `files` are all texts it may change, `env` what `.env` says now, or `.env.example` where there is none.
 * @example adopt(files, env, network).get('.env') // => '# Everything that differs …\nNETWORK_NAME="Lantern Isles"\n…'
 */
export function adopt(files: ReadonlyMap<string, string>, env: string, network: Network): FileChanges {
  const gone = slugsIn(files).filter((slug) => canBeDeleted(slug) && !network.forms.includes(slug))
  const now = new Map<string, string | null>(files)
  for (const slug of gone) {
    const left = new Map([...now].filter((entry): entry is [string, string] => entry[1] !== null))
    for (const [path, text] of deleteForm(left, slug)) now.set(path, text)
  }
  for (const [path, text] of now)
    if (text !== null) now.set(path, path === tokensPath ? withShades(text, network) : renamed(text, network))
  now.set('.env', filledIn(env, network))
  return new Map([...now].filter(([path, text]) => files.get(path) !== (text ?? undefined)))
}

/** The shades that the tokens get. */
export function shadesIn(tokens: string, { main, second }: Pick<Network, 'main' | 'second'>): Shades {
  const grounds = ['page', 'card', 'field'].map((name) => pairOf(tokens, name))
  return shadesOf(main, second, {
    light: grounds.map(([light]) => light),
    dark: grounds.map(([, dark]) => dark),
  })
}

function withShades(tokens: string, network: Network): string {
  return Object.entries(shadesIn(tokens, network)).reduce(
    (text, [name, [light, dark]]) =>
      text.replace(new RegExp(`(--${name}: light-dark)\\([^)]*\\)`), `$1(${light}, ${dark})`),
    tokens,
  )
}

function pairOf(tokens: string, name: string): readonly [string, string] {
  const [, light = '#ffffff', dark = '#000000'] =
    new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(tokens) ?? []
  return [light, dark]
}

/** The placeholder's name and addresses give way; addresses of others that it stands in get the name as they write it. */
function renamed(text: string, { name, site, videos }: Network): string {
  return text
    .replaceAll(`videos.${placeholderSite}`, new URL(videos).host)
    .replaceAll(placeholderSite, new URL(site).host)
    .replaceAll(`${placeholder} Network`, name)
    .replaceAll(placeholder, name)
    .replaceAll(placeholder.toLowerCase(), toSlug(name))
}

function filledIn(env: string, network: Network): string {
  const values = {
    NETWORK_NAME: network.name,
    SERVER_HOST: network.host,
    SITE_URL: network.site,
    CHAT_INVITE_URL: network.chat,
    PHOTO_PROFILE_URL: network.photos,
    VIDEO_CHANNEL_URL: network.videos,
    SUPPORT_MAIL: network.mail,
  }
  return Object.entries(values).reduce((text, [variable, value]) => {
    const line = `${variable}=${JSON.stringify(value)}`
    const old = new RegExp(`^${variable}=.*$`, 'm')
    return old.test(text) ? text.replace(old, () => line) : `${text.trimEnd()}\n${line}\n`
  }, env)
}
