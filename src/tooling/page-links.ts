/** The build's own list of what it wrote, as Vite's `manifest.json` has it. */
export type BuildManifest = Readonly<
  Record<
    string,
    {
      readonly file: string
      readonly css?: readonly string[]
      readonly imports?: readonly string[]
    }
  >
>

/** What a page is made of, as addresses from the site's root. */
export interface PageParts {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
}

/**
 * The styles and scripts that these modules need. A module the manifest does not name is left out.
 * @example partsOf(manifest, ['site/pages/vote/VotePage.tsx']).styles // => ['/assets/VotePage-DhEQDUuZ.css']
 */
export function partsOf(manifest: BuildManifest, modules: readonly string[]): PageParts {
  const chunks = [
    ...reach(
      manifest,
      modules.map((name) => keyOf(manifest, name)),
    ),
  ]
  return {
    styles: [...new Set(chunks.flatMap((key) => manifest[key]?.css ?? []))].map(addressOf),
    scripts: chunks.flatMap((key) => manifest[key]?.file ?? []).map(addressOf),
  }
}

/** The address of the script a module was built to; undefined where the build has none. */
export function scriptOf(manifest: BuildManifest, module: string): string | undefined {
  const file = manifest[keyOf(manifest, module)]?.file
  return file === undefined ? undefined : addressOf(file)
}

function addressOf(file: string): string {
  return `/${file}`
}

/** The keys of a manifest by the names of its modules. */
const keys = new WeakMap<BuildManifest, ReadonlyMap<string, string>>()

function keyOf(manifest: BuildManifest, name: string): string {
  const known = keys.get(manifest) ?? new Map(Object.keys(manifest).map((key) => [nameOf(key), key]))
  keys.set(manifest, known)
  return known.get(name) ?? name
}

/** The manifest lists a virtual module as if it were a file beside the folder of the sources. */
function nameOf(key: string): string {
  return key.replace(/^\.\.\/(?=virtual:)/, '')
}

function reach(manifest: BuildManifest, keys: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key) || !manifest[key]) return
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
  }
  for (const key of keys) visit(key)
  return seen
}
