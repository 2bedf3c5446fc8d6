import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const packable = /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/

/** Put a `.br` and a `.gz` beside every text file of a folder, so that a host need not pack on each request. */
export function packFolder(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    if (!packable.test(path) || !statSync(path).isFile()) continue
    const bytes = readFileSync(path)
    if (bytes.length < 500) continue
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    )
  }
}
