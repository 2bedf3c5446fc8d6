import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from './root'

// `npm run fonts` recreates the two font files of the site. They are committed, so the build does not need this.

/** The letters of western European names, and the other characters in our texts. */
const letters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)),
  ...Array.from({ length: 0x100 - 0xa0 }, (_, at) => String.fromCodePoint(0xa0 + at)),
  'Œœ–—‘’“”•…€™−',
].join('')

/** Only the weights that `fonts.css` names. */
const fonts = [
  {
    from: '@fontsource-variable/oxanium/files/oxanium-latin-wght-normal.woff2',
    to: 'oxanium-700.woff2',
    weight: 700,
  },
  {
    from: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    to: 'atkinson-hyperlegible-next.woff2',
    weight: { min: 400, max: 700 },
  },
]

const { resolve } = createRequire(import.meta.url)
for (const { from, to, weight } of fonts) {
  const subset = await subsetFont(readFileSync(resolve(from)), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
  })
  writeFileSync(join(root, 'src/ui/fonts', to), subset)
  console.log(`${to}: ${subset.length} bytes`)
}
