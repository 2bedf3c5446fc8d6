import { describe, expect, it } from 'vitest'
import { readDefinition } from '../../src/catalog/read-definitions'
import { everyRuleOf } from '../../src/engine/schema/questions'
import { questionOrder } from '../../src/engine/schema/question-order'

/** Source: decisions, part 1. `?` marks an optional question, `!` one that is required once it appears. */
const questions = {
  contact: 'name, email, phone?, message',
  staff: 'name, discord, serverType, role, why, experience?',
  'player-report': 'reporterName, discord, reportedPlayer, reason, proof?',
  'bug-report': 'name, discord, bugDescription, stepsToReproduce',
  'creator-apply': 'minecraftUsername, realName, age, experience, whyJoin, contentLinks, additionalInfo?',
  'purchase-support': 'name, discord, orderID, issueDescription',
  'unban-request': 'name, discord, banReason?, whyUnban',
  'general-support': 'name, discord, topic, otherTopic!, message',
  'ban-report': 'reporterName, reportedPlayer, reason, evidence?',
  'rule-break-report': 'server, reporterUsername, reportedPlayer, details?, proofLink',
  suggestion: 'title, category, description',
  'event-feedback': 'eventName, eventDate, rating, feedback',
  'appeal-minor-punishment':
    'username, punishmentType, punishmentDate, punishmentReason, appealExplanation, evidenceURL?',
  'partnership-application':
    'serverName, ownerName, discordTag, serverIP?, serverType, playerCount?, websiteURL?, whyPartner',
  'media-influencer-apply': 'fullName, discordTag, platform, channelLink, followers, contentType, whyJoin',
  'builder-application': 'name, discord, portfolioLink?, experience, whyJoin',
  'moderator-application': 'name, discord, age, timezone, previousExperience, whyModerator, availability',
  'whitelist-request': 'minecraftName, discordTag, reason',
  'custom-rank-request': 'minecraftName, discordTag, desiredRank, reason',
  'name-change-request': 'currentName, newName, discordTag, reason',
}

describe('the questions', () => {
  it('are set for twenty forms', () => {
    expect(Object.keys(questions)).toHaveLength(20)
  })

  it.each(Object.entries(questions))('of %s stand in their order', (slug, expected) => {
    const definition = readDefinition(slug)
    const { required, allOf = [] } = definition.schema
    const onCondition = allOf.flatMap(({ then }) => then.required ?? [])
    const marked = questionOrder(definition).map((name) => {
      if (required.includes(name)) return name
      return onCondition.includes(name) ? `${name}!` : `${name}?`
    })
    expect(marked.join(', ')).toBe(expected)
  })

  it.each(Object.keys(questions))('of %s have room for long answers', (slug) => {
    const definition = readDefinition(slug)
    const limits = questionOrder(definition)
      .filter((name) => definition.ui[name] && isTextArea(definition.ui[name]))
      .flatMap((name) => everyRuleOf(definition, name).map(({ maxLength }) => maxLength ?? Infinity))
    const proofs = ['player-report', 'ban-report'].includes(slug) ? 1 : 0
    const room = slug === 'contact' ? 1500 : 2000
    expect(limits.filter((limit) => limit < room)).toHaveLength(proofs)
    expect(limits.length).toBeGreaterThan(proofs)
  })
})

describe('an empty optional answer', () => {
  it.each([
    ['contact', 'phone', 'Not provided'],
    ['staff', 'experience', 'None'],
    ['unban-request', 'banReason', 'Unknown'],
  ])('of %s/%s has a fallback of its own', (slug, name, fallback) => {
    expect(readDefinition(slug).message.fields[name]?.fallback).toBe(fallback)
  })

  it.each(Object.keys(questions))('of %s reads "Not provided" elsewhere', (slug) => {
    const own = Object.entries(readDefinition(slug).message.fields).flatMap(([name, { fallback }]) =>
      fallback === undefined || fallback === 'Not provided' ? [] : [`${slug}/${name}`],
    )
    expect(['staff/experience', 'unban-request/banReason']).toEqual(expect.arrayContaining(own))
  })
})

function isTextArea(control: unknown): boolean {
  return typeof control === 'object' && control !== null && 'ui:widget' in control
    ? control['ui:widget'] === 'textarea'
    : false
}
