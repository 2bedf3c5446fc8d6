import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fillText } from '../engine/fill-text'
import texts from './texts.json'

// A shorter value may occur anywhere by chance, so it is not searched for.
const shortestSecret = 6

// The path of any webhook, on any host, also as escaped in JSON.
const webhookPath = /api(?:\\?\/v\d+)?\\?\/webhooks\\?\/\d{17,20}/

/**
 * Search every file of a built site for secrets: addresses of webhooks, and the values given by name. Returns a
 * sentence for each file that contains one; the sentence never repeats the secret.
 * @example findLeaks('dist', { VOTE_KEY: 'abc' }) // => ['assets/config-1a2b.js holds the value of VOTE_KEY.']
 */
export function findLeaks(folder: string, secrets: Readonly<Record<string, string>>): readonly string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return files.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name)
    return leaksIn(relative(folder, path), readFileSync(path, 'latin1'), secrets)
  })
}

/** The same for the text of one file. */
export function leaksIn(
  file: string,
  text: string,
  secrets: Readonly<Record<string, string>>,
): readonly string[] {
  const named = Object.entries(secrets).filter(
    ([, secret]) => secret.length >= shortestSecret && text.includes(secret),
  )
  return [
    ...(webhookPath.test(text) ? [fillText(texts.leakWebhook, { file })] : []),
    ...named.map(([name]) => fillText(texts.leakValue, { file, name })),
  ]
}
