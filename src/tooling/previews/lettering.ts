import alphabet from './alphabet.json'

/** A line of capitals: path data drawn from 0, 0 (top left), and how wide it is. */
export type Lettering = { readonly path: string; readonly width: number; readonly stroke: number }

type Letter = { readonly width: number; readonly strokes: readonly string[] }

// The middle lines of the strokes are 6 units apart from top to bottom; with the strokes a capital is 7.1 units high.
const strokeUnits = 1.1
const capUnits = 6 + strokeUnits
const gapUnits = 1.05
const spaceUnits = 2.3

// TypeScript knows only the keys in the JSON file; any other character has no letter.
const letters = alphabet as Readonly<Record<string, Letter>>
/** Letters that Unicode does not take apart into a plain one and an accent. */
const likeLetters: Readonly<Record<string, string>> = {
  Ł: 'L',
  Ø: 'O',
  Đ: 'D',
  Ð: 'D',
  Ħ: 'H',
  Æ: 'AE',
  Œ: 'OE',
  Þ: 'TH',
}
const unknownLetter: Letter = { width: 1.6, strokes: ['0.8 2.2 1.6 3 0.8 3.8 0 3 0.8 2.2'] }

/**
 * A text in the house's square chamfered capitals, `height` pixels high, as paths: it looks the same on any machine,
 * whatever fonts it has. Small letters become capitals and accents are dropped; a character that the alphabet lacks
 * becomes a small diamond.
 *
 * @example lettering('Ban Report', 60).width
 */
export function lettering(text: string, height: number): Lettering {
  const unit = height / capUnits
  const half = strokeUnits / 2
  const paths: string[] = []
  let pen = 0
  for (const character of plainCapitals(text)) {
    if (character === ' ') {
      pen += spaceUnits
      continue
    }
    const letter = letters[character] ?? unknownLetter
    paths.push(...letter.strokes.map((stroke) => line(stroke, pen + half, half, unit)))
    pen += letter.width + strokeUnits + gapUnits
  }
  return { path: paths.join(''), width: Math.max(0, pen - gapUnits) * unit, stroke: strokeUnits * unit }
}

/**
 * Breaks a text at spaces and after slashes into lines no wider than `width` pixels; a word that is too long
 * gets its own line.
 */
export function wrapLettering(text: string, height: number, width: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.replaceAll('/', '/\u200b').split(/[ \u200b]/)) {
    const last = lines.at(-1)
    const joined = last === undefined ? word : `${last}${last.endsWith('/') ? '' : ' '}${word}`
    if (last !== undefined && lettering(joined, height).width <= width) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines
}

/** Breaks a line that is too wide between any two letters; others stay whole. */
export function breakLine(line: string, height: number, width: number): readonly string[] {
  const parts: string[] = []
  for (const letter of line) {
    const joined = `${parts.at(-1) ?? ''}${letter}`
    if (parts.length > 0 && lettering(joined, height).width <= width) parts[parts.length - 1] = joined
    else parts.push(letter)
  }
  return parts
}

/**
 * The text without emoji, if the alphabet has all of its letters and digits; else empty.
 * @example writable('🔥 Fire') // => 'Fire'
 */
export function writable(text: string): string {
  const words = text
    .replace(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200D|\uFE0F/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  const isKnown = (character: string) => !/[\p{L}\p{N}]/u.test(character) || character in letters
  return [...plainCapitals(words)].every(isKnown) ? words : ''
}

function plainCapitals(text: string): string {
  const capitals = text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
  return Array.from(capitals, (letter) => likeLetters[letter] ?? letter).join('')
}

function line(stroke: string, x: number, y: number, unit: number): string {
  const numbers = stroke.split(' ').map(Number)
  const points: string[] = []
  for (let index = 0; index < numbers.length; index += 2) {
    points.push(
      `${short(((numbers[index] ?? 0) + x) * unit)} ${short(((numbers[index + 1] ?? 0) + y) * unit)}`,
    )
  }
  return `M${points.join('L')}`
}

/** A coordinate in its shortest form: at most one decimal. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}
