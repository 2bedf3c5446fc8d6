import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { compatibilityDate, objectClasses, workerConfig } from '../../../src/tooling/relay/run-worker'
import { root } from '../../../src/tooling/root'

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

it('runs the same platform and the same objects here as online', () => {
  // `wrangler` checks its shape.
  const online = JSON.parse(readFileSync(`${root}src/relay/wrangler.json`, 'utf8')) as {
    readonly compatibility_date: string
    readonly durable_objects: {
      readonly bindings: readonly { readonly name: string; readonly class_name: string }[]
    }
    readonly migrations: readonly { readonly new_sqlite_classes: readonly string[] }[]
  }
  expect(online.compatibility_date).toBe(compatibilityDate)
  expect(
    Object.fromEntries(online.durable_objects.bindings.map((each) => [each.name, each.class_name])),
  ).toEqual(objectClasses)
  expect(online.migrations.flatMap((step) => step.new_sqlite_classes)).toEqual(Object.values(objectClasses))
})
