import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesIn } from '../build-into'

const packable = /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/
const smallest = 500
/** The next level saves four bytes of twelve thousand in a page, and takes six times as long. */
const brotliQuality = 8
/** How many files are compressed in parallel: Node has this many threads for it. */
const together = 4

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Write a `.br` and a `.gz` beside every text file of a folder, so that a host need not compress on each request. */
export async function packFolder(folder: string): Promise<void> {
  const names = filesIn(folder).filter((name) => packable.test(name))
  const packNext = async (): Promise<void> => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) await packFile(join(folder, name))
  }
  await Promise.all(Array.from({ length: together }, packNext))
}

async function packFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < smallest) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [gz, br] = await Promise.all([toGzip(bytes, { level: 9 }), toBrotli(bytes, { params })])
  await Promise.all([writeFile(`${path}.gz`, gz), writeFile(`${path}.br`, br)])
}
