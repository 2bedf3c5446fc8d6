import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { fillText } from '../engine/fill-text'
import { readFiles } from '../lint/read-files'
import { filesOfPicture, namedPictures, picturesFolder, type NamedPicture } from '../lint/source/pictures'
import { createCache, readWorkspace } from '../lint/source/read-workspace'
import { root } from './root'
import { pictures as texts } from './texts.json'

const least = { width: 1920, height: 1080 }

/**
 * The end of a file's name, its format, its width, and its maximum size in kilobytes, as a page has several pictures.
 */
const kinds = [
  ['-640.avif', 'avif', 640, 30],
  ['-640.webp', 'webp', 640, 40],
  ['-832.avif', 'avif', 832, 35],
  ['-832.webp', 'webp', 832, 45],
  ['-1280.avif', 'avif', 1280, 60],
  ['-1280.webp', 'webp', 1280, 75],
  ['-1920.avif', 'avif', 1920, 90],
  ['-1920.webp', 'webp', 1920, 120],
  ['.jpg', 'jpeg', 1920, 350],
] as const

/** Tried from the first on, until the file is small enough. */
const qualities = [65, 50, 35, 20, 5]

/**
 * The command `npm run pictures`: makes the missing files of each picture that the pages' content names from the
 * largest one that is there. Overwrites nothing. Returns the exit code: 1 where a picture could not be made.
 */
export async function makePictures(top: string, say: (text: string) => void): Promise<0 | 1> {
  const files = readFiles(top)
  const folder = join(top, picturesFolder)
  const isMissing = (name: string) => !files.has(picturesFolder + name)
  const due = namedPictures(readWorkspace(files, createCache())).filter((one) => one.files.some(isMissing))
  if (due.length === 0) say(texts.nothing)
  let code: 0 | 1 = 0
  for (const picture of due) {
    const source = await findSource(folder, picture, filesOfPicture(picture.id, [...files.keys()]))
    if ('refusal' in source) {
      say(source.refusal)
      code = 1
      continue
    }
    const written = await write(folder, source, picture.files.filter(isMissing))
    say(fillText(texts.written, { source: source.name, files: written.join(', ') }))
    if (!picture.files.includes(source.name)) say(fillText(texts.original, { source: source.name }))
  }
  return code
}

interface Source {
  readonly name: string
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/** The largest of these files; or, in a sentence, why nothing can be made from it. */
async function findSource(
  folder: string,
  { id, files }: NamedPicture,
  names: readonly string[],
): Promise<Source | { readonly refusal: string }> {
  const [first] = names
  if (first === undefined) return { refusal: fillText(texts.missing, { id, ...least }) }
  const found = await Promise.all(names.map((name) => read(folder, name)))
  const [largest] = found
    .filter((source) => source !== undefined)
    .toSorted((a, b) => b.width * b.height - a.width * a.height)
  if (!largest) return { refusal: fillText(texts.unreadable, { source: first }) }
  const { name, bytes, width, height } = largest
  const about = { source: name, width, height, size: kilobytes(bytes) }
  if (width < least.width || height < least.height)
    return { refusal: fillText(texts.tooSmall, { ...about, least: `${least.width} x ${least.height}` }) }
  const isOffered = name === `${id}.jpg` && files.includes(name)
  if (isOffered && (width > least.width || height > least.height || about.size > kindOf(name).most))
    return { refusal: fillText(texts.tooHeavy, { ...about, name: `${id}-${width}.jpg` }) }
  return largest
}

/** A file with its size after EXIF rotation; undefined if it is not a picture. */
async function read(folder: string, name: string): Promise<Source | undefined> {
  const bytes = readFileSync(join(folder, name))
  try {
    const { autoOrient } = await sharp(bytes).metadata()
    return { name, bytes, ...autoOrient }
  } catch {
    return undefined
  }
}

/** Returns the names and sizes of what was written, in words. */
async function write(folder: string, source: Source, names: readonly string[]): Promise<readonly string[]> {
  const written: string[] = []
  for (const name of names) {
    const picture = await encode(source, name)
    // Someone else may have put it there meanwhile.
    writeFileSync(join(folder, name), picture, { flag: 'wx' })
    written.push(fillText(texts.file, { name, size: kilobytes(picture) }))
  }
  return written
}

/** The picture in the format and width that its file's name says. It is cropped to 16 to 9 around its centre. */
async function encode({ bytes }: Source, name: string): Promise<Buffer> {
  const { format, width, most } = kindOf(name)
  const resized = sharp(bytes)
    .autoOrient()
    .resize(width, (width * least.height) / least.width)
  let picture = Buffer.alloc(0)
  for (const quality of qualities) {
    picture = await resized.clone().toFormat(format, { quality }).toBuffer()
    if (kilobytes(picture) <= most) break
  }
  return picture
}

function kindOf(name: string) {
  const kind = kinds.find(([end]) => name.endsWith(end))
  if (!kind) throw new Error(`No page asks for a picture like ${name}.`)
  const [, format, width, most] = kind
  return { format, width, most }
}

function kilobytes(file: Buffer): number {
  return Math.ceil(file.length / 1000)
}

if (process.argv[1] === import.meta.filename)
  process.exitCode = await makePictures(root, (text) => console.log(text))
