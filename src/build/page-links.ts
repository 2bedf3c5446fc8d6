/** The build's own list of what it wrote, as Vite's `manifest.json` has it. */
export type BuildManifest = Readonly<
  Record<
    string,
    {
      readonly file: string
      readonly css?: readonly string[]
      readonly imports?: readonly string[]
      readonly isEntry?: boolean
    }
  >
>

/**
 * The links that let a prerendered page fetch its own scripts and styles at once, instead of one after another: a
 * `stylesheet` for each style and a `modulepreload` for each script that the modules need and the entry has not.
 * A module the manifest does not name is left out.
 * @example linksFor(manifest, ['site/pages/vote/VotePage.tsx']) // => ['<link rel="stylesheet" …>', …]
 */
export function linksFor(manifest: BuildManifest, modules: readonly string[]): readonly string[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const already = reach(manifest, entries)
  const chunks = [
    ...reach(
      manifest,
      modules.map((name) => keyOf(manifest, name)),
    ),
  ].filter((key) => !already.has(key))
  const styles = [...new Set(chunks.flatMap((key) => manifest[key]?.css ?? []))]
  const scripts = chunks.flatMap((key) => manifest[key]?.file ?? [])
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ]
}

/** A virtual module stands in the manifest under its inner name, which begins with a character no file name has. */
function keyOf(manifest: BuildManifest, name: string): string {
  return Object.keys(manifest).find((key) => key === name || key.replace(/^.*\0/, '').endsWith(name)) ?? name
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
