import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { waitUntil } from '../support/served-site'

/** A WebDriver process, with a virtual screen. */
export interface DriverServer {
  readonly address: string
  readonly stop: () => void
}

/** Starts WebKit's driver; it needs a screen, so Xvfb provides one if there is none. */
export async function startWebKitDriver(program: string): Promise<DriverServer> {
  const started: ChildProcess[] = []
  const start = (command: string, args: readonly string[], env = process.env): ChildProcess => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
    started.push(child)
    return child
  }
  const display = process.env['DISPLAY'] ?? (await openScreen(start))
  const port = await freePort()
  start(program, [`--port=${port}`, '--host=127.0.0.1'], { ...process.env, DISPLAY: display })
  const address = `http://127.0.0.1:${port}`
  await waitUntil(async () => (await fetch(`${address}/status`)).ok)
  return { address, stop: () => started.forEach((child) => child.kill()) }
}

/** Xvfb chooses a free display number by itself, and writes it to the given descriptor. */
function openScreen(start: (command: string, args: readonly string[]) => ChildProcess): Promise<string> {
  const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'])
  return new Promise((resolve, reject) => {
    screen.on('error', () => reject(new Error('Xvfb is missing. On Debian: apt-get install xvfb')))
    screen.stdio[3]?.on('data', (number: Buffer) => resolve(`:${number.toString().trim()}`))
  })
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with that port.
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
