import { formatHex, interpolate, wcagContrast } from 'culori'
import { changesBetween, withChanges, type FileChanges } from '../../generate/fix/file-changes'
import { asciiWords } from '../../lint/source/slug'
import { hasFixedPage } from '../../workbench/client/files/form-list'
import { slugsIn } from '../../workbench/form-files'
import { deleteForm } from '../../workbench/client/files/delete-form'

/** What a network says about itself. Colours are written as `#rrggbb`. */
export interface NetworkFacts {
  readonly name: string
  readonly host: string
  readonly site: string
  readonly chat: string
  readonly photos: string
  readonly videos: string
  readonly mail: string
  readonly main: string
  readonly second: string
  /** The slugs of the forms to keep; those with a special page are kept anyway. */
  readonly forms: readonly string[]
}

export const tokensPath = 'src/ui/styles/tokens.css'
export const placeholder = 'Emberfall'
const placeholderSite = 'emberfall.example'

/**
 * The files that make the site this network's: `.env`, the page content, the colours and the forms; null for a file to
 * delete. `files` are all texts it may change, `env` is the text of `.env`, or of `.env.example` where there is none.
 * @example adopt(files, env, network).get('.env') // => '# Everything that differs …\nNETWORK_NAME="Lantern Isles"\n…'
 */
export function adopt(files: ReadonlyMap<string, string>, env: string, network: NetworkFacts): FileChanges {
  const gone = slugsIn(files).filter((slug) => !hasFixedPage(slug) && !network.forms.includes(slug))
  const kept = gone.reduce((left, slug) => withChanges(left, deleteForm(left, slug)), files)
  const own = [...kept].map(
    ([path, text]) =>
      [path, path === tokensPath ? withShades(text, network) : renamed(text, network)] as const,
  )
  return changesBetween(files, new Map([...own, ['.env', filledIn(env, network)]]))
}

export function shadesIn(tokens: string, { main, second }: Pick<NetworkFacts, 'main' | 'second'>): Shades {
  const backgrounds = ['page', 'card', 'field', 'chosen'].map((name) => pairOf(tokens, name))
  const [light, dark] = [backgrounds.map(([shade]) => shade), backgrounds.map(([, shade]) => shade)]
  return shadesOf(main, second, { light, dark })
}

function withShades(tokens: string, network: NetworkFacts): string {
  return Object.entries(shadesIn(tokens, network)).reduce(
    (text, [name, [light, dark]]) =>
      text.replace(new RegExp(`(--${name}: light-dark)\\([^)]*\\)`), `$1(${light}, ${dark})`),
    tokens,
  )
}

/** A colour of the tokens, for the light theme and for the dark one. */
export function pairOf(tokens: string, name: string): readonly [string, string] {
  const [, light = '#ffffff', dark = '#000000'] =
    new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(tokens) ?? []
  return [light, dark]
}

/**
 * Replaces the placeholder name and addresses; in addresses of other sites, the name is spelled as they spell
 * it. Video channels in the content belong to people, so they stay placeholders, which the build reports.
 */
function renamed(text: string, { name, site }: NetworkFacts): string {
  const slug = asciiWords(name).join('-') || 'other'
  // Replacer functions, because `$` is special in a replacement string.
  return text
    .replaceAll(`videos.${placeholderSite}`, 'videos.example')
    .replaceAll(placeholderSite, () => new URL(site).host)
    .replaceAll(`${placeholder} Network`, () => name)
    .replaceAll(placeholder, () => name)
    .replaceAll(placeholder.toLowerCase(), slug)
}

function filledIn(env: string, network: NetworkFacts): string {
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
    const line = `${variable}=${quoted(value)}`
    const old = new RegExp(`^${variable}=.*$`, 'm')
    return old.test(text) ? text.replace(old, () => line) : `${text.trimEnd()}\n${line}\n`
  }, env)
}

/**
 * A value for `.env`, in quotes that it does not contain, because nothing can be escaped there. In double quotes, `\n`
 * would be a line break.
 */
function quoted(value: string): string {
  const quotes = value.includes('\\') ? ["'", '`', '"'] : ['"', "'", '`']
  const quote = quotes.find((each) => !value.includes(each)) ?? ''
  return quote + value + quote
}

/** The tokens' colours derived from the two that a network chooses: for the light theme, then for the dark one. */
type Shades = Readonly<Record<string, readonly [light: string, dark: string]>>

interface Backgrounds {
  readonly light: readonly string[]
  readonly dark: readonly string[]
}

/**
 * Shades of two colours with enough contrast on these backgrounds: 4.5 to 1 for text, 3 to 1 for edges (WCAG
 * 2.2). A colour with enough contrast is not changed.
 * @example shadesOf('#ffb02e', '#b3123a', backgrounds)['on-ember'] // => ['#1b1005', '#1b1005']
 */
export function shadesOf(main: string, second: string, { light, dark }: Backgrounds): Shades {
  // Either black or white has enough contrast on any colour; the design's own dark is preferred to black.
  const onMain = ['#1b1005', '#ffffff'].find((text) => wcagContrast(text, main) >= 4.5) ?? '#000000'
  // On hover the main colour moves away from the colour of its text.
  const hover = mix(main, onMain === '#ffffff' ? '#000000' : '#ffffff', 0.15)
  const edge = [readable(main, light, 3, '#000000'), readable(main, dark, 3, '#ffffff')] as const
  return {
    ember: [main, main],
    'ember-hover': [hover, hover],
    'on-ember': [onMain, onMain],
    'ember-edge': edge,
    'ember-slab': [edge[0], mix(main, '#000000', 0.35)],
    heart: [readable(second, light, 4.5, '#000000'), readable(second, dark, 4.5, '#ffffff')],
  }
}

/** The colour, mixed with `towards` just enough for the contrast it needs on all backgrounds. */
function readable(colour: string, backgrounds: readonly string[], needs: number, towards: string): string {
  for (let part = 0; part < 1; part += 0.02) {
    const shade = part === 0 ? colour : mix(colour, towards, part)
    if (backgrounds.every((background) => wcagContrast(shade, background) >= needs)) return shade
  }
  return towards
}

function mix(one: string, other: string, part: number): string {
  return formatHex(interpolate([one, other])(part))
}
