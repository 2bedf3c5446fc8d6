import { expect, it } from 'vitest'
import wrangler from '../../../src/relay/wrangler.json'
import { readSettings } from '../../../src/relay/settings'
import { workerConfig } from '../../../src/tooling/relay/run-worker'

const config = workerConfig({
  port: 4175,
  storage: '/somewhere/objects',
  values: ['WEBHOOK_STAFF'],
})

it('makes the worker reachable only from this machine', () => {
  expect(config.match(/address = "[^"]*"/g)).toEqual(['address = "127.0.0.1:4175"'])
})

it('names the values and contains none', () => {
  expect(config).toContain('(name = "WEBHOOK_STAFF", fromEnvironment = "WEBHOOK_STAFF")')
})

it('has every durable object that is stored online', () => {
  const classes = [...config.matchAll(/durableObjectNamespace = "(\w+)"/g)].map(([, name]) => name)
  expect(wrangler.migrations.flatMap((step) => step.new_sqlite_classes)).toEqual(classes)
})

it('comes online with the limits that count where a value is missing', () => {
  const { visitorLimits, formLimits } = readSettings({})
  expect(readSettings(wrangler.vars)).toMatchObject({ visitorLimits, formLimits })
})
