import { fillText } from '../engine/fill-text'
import texts from './texts.json'

/** The port that a variable asks for; exits, with a sentence, where it is not one that a program of ours can listen on. */
export function readPort(name: string, text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 1024 && port <= 65000) return port
  console.error(fillText(texts.badPort, { name, value: text }))
  return process.exit(1)
}
