import { describe, expect, it } from 'vitest'
import { readDefinition } from '../../src/catalog/read-definitions'
import { loadForm } from '../../src/catalog/load-form'
import { visibleQuestions } from '../../src/engine/schema/questions'

const topics = [
  'How to Join the Server',
  'How to Vote',
  'Account Issues',
  'Technical Problems',
  'Gameplay Questions',
  'Report a Player',
  'Server Performance Issues',
  'Plugin/Mod Support',
  'Rules Clarification',
  'Event Information',
  'Donations and Purchases',
  'General Feedback',
  'Other',
]

const partners = [
  'Survival',
  'SMP',
  'LifeSteal',
  'Bedwars',
  'Practice PvP',
  'Skyblock',
  'Creative',
  'Discord Community',
  'Other',
]

/** Source: specification, part 5; decisions, part 5. */
const lists: readonly (readonly [slug: string, name: string, options: readonly (string | number)[]])[] = [
  ['staff', 'serverType', ['Minecraft Server', 'Discord Server']],
  ['general-support', 'topic', topics],
  ['rule-break-report', 'server', ['LIFESTEAL', 'SURVIVAL', 'BEDWARS', 'PRACTICE PVP']],
  ['suggestion', 'category', ['Gameplay', 'Plugins', 'Events', 'Community', 'Server Performance', 'Other']],
  ['event-feedback', 'rating', [1, 2, 3, 4, 5]],
  ['appeal-minor-punishment', 'punishmentType', ['Warning', 'Mute', 'Kick']],
  ['partnership-application', 'serverType', partners],
  ['media-influencer-apply', 'platform', ['YouTube', 'Twitch', 'TikTok', 'Instagram', 'Kick', 'Other']],
]

describe('the options', () => {
  it.each(lists)('of %s/%s are those of the specification, in order', (slug, name, options) => {
    expect(readDefinition(slug).schema.properties[name]?.enum).toEqual(options)
  })
})

describe('the role in the staff application', () => {
  it.each([
    ['Minecraft Server', ['Admin', 'Moderator', 'Junior Moderator', 'Chat Moderator', 'Helper']],
    ['Discord Server', ['Admin', 'Moderator', 'Support', 'Event Staff', 'Helper']],
    ['', ['Admin', 'Moderator', 'Junior Moderator', 'Chat Moderator', 'Support', 'Event Staff', 'Helper']],
  ])('depends on the server type %j', async (serverType, options) => {
    const form = await loadForm('staff')
    const asked = form ? visibleQuestions(form, serverType === '' ? {} : { serverType }) : []
    const role = asked.find(({ name }) => name === 'role')
    expect(role?.required).toBe(true)
    expect(role?.rules.enum).toEqual(options)
    expect(role?.rules.not).toEqual({ enum: ['Admin'] })
  })

  it('waits for the server type and says that Admin is full', () => {
    const { schema, ui } = readDefinition('staff')
    const role = ui['role']
    expect(role).toHaveProperty(['ui:options', 'dependsOn', 'property'], 'serverType')
    expect(role).toHaveProperty('ui:enumDisabled', ['Admin'])
    expect(role).toHaveProperty('ui:enumNames', { Admin: 'Admin (Full)' })
    expect(schema.properties['role']?.errorMessage?.not).toBe('This position is currently full')
  })
})

describe('the other topic in general support', () => {
  it.each(topics)('is asked for the topic Other alone: %s', async (topic) => {
    const form = await loadForm('general-support')
    const names = form ? visibleQuestions(form, { topic }).map(({ name }) => name) : []
    const asked = topic === 'Other' ? ['topic', 'otherTopic'] : ['topic']
    expect(names).toEqual(['name', 'discord', ...asked, 'message'])
  })
})

describe('the suggestions for the timezone', () => {
  it('are the offsets from UTC, from west to east', () => {
    const offsets = readDefinition('moderator-application').schema.properties['timezone']?.examples
    expect(offsets).toEqual(expect.arrayContaining(['UTC-12:00', 'UTC+00:00', 'UTC+05:45', 'UTC+14:00']))
    expect(offsets).toHaveLength(38)
  })
})
