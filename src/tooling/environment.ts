import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { sampleRoleId } from '../discord/sample-role'
import { sandboxGuildId, sandboxWebhookUrl } from '../sandbox/identity'
import type { WebhookOptions } from '../sandbox/webhooks'
import { webhooksOf, webhookVariable } from '../engine/message/webhook'
import { formSlugs, readDefinition } from '../catalog/read-definitions'
import { root } from './root'
import {
  readSiteConfig,
  withValue,
  type ConfigReading,
  type ConfiguredForm,
  type Environment,
} from './site-config'

/**
 * Where each form is sent, and whether it mentions staff. Forms that cannot be read are left out: the linter
 * reports them.
 */
export function formWebhooks(folder?: string): readonly ConfiguredForm[] {
  return formSlugs(folder).flatMap((slug) => {
    try {
      const { message } = readDefinition(slug, folder)
      return webhooksOf(message).map((webhook) => ({
        slug,
        webhook,
        ...(message.thread !== undefined && { hasPosts: true as const }),
        ...(webhook === message.webhook ? { mention: message.mention } : { isRoute: true as const }),
      }))
    } catch {
      return []
    }
  })
}

/**
 * The webhooks that forms are sent to, without duplicates, as options of the sandbox; a form that opens posts
 * makes its channel a forum.
 */
export function sandboxWebhooks(folder?: string): readonly WebhookOptions[] {
  const forums = new Map(formWebhooks(folder).map(({ webhook, hasPosts }) => [webhook, hasPosts === true]))
  return [...forums].map(([name, forum]) => ({ name, forum }))
}

/**
 * The configuration for a build: the process's variables, then those of `.env`, then, where `SANDBOX_ORIGIN` names a
 * sandbox, its doubles for whatever is still missing. With `SANDBOX_ONLY` only the doubles are used, so that no test
 * can ever reach a real webhook; `SANDBOX_RELAY` names the relay in front of it, if there is one.
 */
export function readConfig(processEnv: Environment): ConfigReading {
  const sandbox = processEnv['SANDBOX_ORIGIN']
  const sandboxed = sandbox
    ? {
        STATUS_URL: `${sandbox}/2/{address}`,
        WIDGET_URL: `${sandbox}/api/v10/guilds/${sandboxGuildId}/widget.json`,
        ...sandboxReceivers(sandbox),
      }
    : {}
  const relay = { RELAY_URL: processEnv['SANDBOX_RELAY'] }
  if (processEnv['SANDBOX_ONLY']) return readSiteConfig({ ...sandboxed, ...relay }, formWebhooks())
  return readSiteConfig({ ...sandboxed, ...readEnvironment(processEnv) }, formWebhooks())
}

/** Some editors on Windows write UTF-16, or begin a file with a byte order mark, which decoding removes. */
function textIn(file: string): string {
  const bytes = readFileSync(file)
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes)
}

/** The variables of `.env`, overridden by those of the process; empty ones are left out. */
export function readEnvironment(processEnv: Environment, file = `${root}.env`): Environment {
  const fromFile = existsSync(file) ? parseEnv(textIn(file)) : {}
  return { ...withValue(fromFile), ...withValue(processEnv) }
}

/** The sandbox's doubles of what a relay uses: the webhooks, the role that messages mention, the vote site. */
export function sandboxReceivers(origin: string): Readonly<Record<string, string>> {
  const webhooks = formWebhooks().map(({ webhook }) => [
    webhookVariable(webhook),
    sandboxWebhookUrl(origin, webhook),
  ])
  return {
    VOTE_SITE_URL: origin,
    VOTE_SERVER_ID: '12345',
    VOTE_KEY: 'sandbox-key',
    STAFF_ROLE_ID: sampleRoleId,
    ...Object.fromEntries(webhooks),
  }
}
