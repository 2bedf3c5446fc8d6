import { fillText } from '../../engine/fill-text'
import { config } from '../config'

/** The port of every game server (specification.md, 9.01). */
export const serverPort = 25565

/** The address that players type and that the buttons copy: host and port. */
export const serverAddress = `${config.network.host}:${serverPort}`

const facts: Readonly<Record<string, string>> = {
  network: config.network.name,
  address: serverAddress,
  host: config.network.host,
  supportMail: config.links.supportMail,
}

/**
 * Fill the network's facts into a text of the content files: `{network}`, `{address}`, `{host}`, `{supportMail}`, and
 * those in `more`. An unknown placeholder stays as it is, so that the mistake shows.
 * @example fillContent('Welcome to {network}') // => 'Welcome to Emberfall Network'
 */
export function fillContent(text: string, more: Readonly<Record<string, string | number>> = {}): string {
  return fillText(text, { ...facts, ...more })
}
