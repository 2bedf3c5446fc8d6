// @vitest-environment node
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { root } from '../../../src/tooling/root'
import { temporaryFolder } from '../../support/temporary-folder'
import { freePort } from '../../relay/load/free-port'

const program = ['src/tooling/relay.mjs']

it.each([
  ['PORT', 'abc'],
  ['RELAY_PORT', '80'],
])(
  'npm run relay refuses %s=%s in words',
  (name, value) => {
    const env = { ...process.env, [name]: value }
    const { status, stderr } = spawnSync(process.execPath, program, { cwd: root, env, encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toBe(`${name} is "${value}". Write a number between 1024 and 65000, like 4300.\n`)
  },
  60_000,
)

it('refuses in words to build into a folder that cannot be written', () => {
  const env = { ...process.env, RELAY_OUT_DIR: 'package.json/relay' }
  const { status, stderr } = spawnSync(process.execPath, program, { cwd: root, env, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^Nothing was built, because .*package\.json\/relay cannot be written\./)
}, 60_000)

/** Everything that `npm run relay` prints with these variables until it ends, or says how to go on. */
async function printedBy(variables: Readonly<Record<string, string>>): Promise<string> {
  const env = { ...process.env, RELAY_OUT_DIR: temporaryFolder(), ...variables }
  const child = spawn(process.execPath, program, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  const end = once(child, 'close')
  const note = (chunk: Buffer) => {
    printed += chunk.toString()
    if (printed.includes('npm start\n')) child.kill('SIGTERM')
  }
  child.stdout.on('data', note)
  child.stderr.on('data', note)
  await end
  return printed
}

it('says how to start the site, on the port that was asked for, and builds into an absolute folder', async () => {
  const port = await freePort()
  const relayPort = await freePort()
  const printed = await printedBy({ PORT: String(port), RELAY_PORT: String(relayPort) })
  expect(printed).toContain(`PORT=${port} RELAY_URL=http://127.0.0.1:${relayPort} npm start`)
}, 120_000)

it('says in words that its port is taken', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  // A server that listens on a port has an address with one.
  const { port } = taken.address() as AddressInfo
  const printed = await printedBy({ RELAY_PORT: String(port) })
  taken.close()
  expect(printed).toContain(
    `Port ${port} is in use by another program. Choose another one, like this: RELAY_PORT=4300 npm run relay`,
  )
}, 120_000)
