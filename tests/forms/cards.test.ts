import { describe, expect, it } from 'vitest'
import { formSlugs, readDefinition } from '../../src/catalog/read-definitions'
import { cards } from '../../src/catalog/catalog'

/** Source: specification, part 2 (order, titles, popularity); decisions, part 4 (tags). */
const known = [
  ['staff', 'Staff Application', 100, 'application, staff'],
  ['player-report', 'Player Report', 95, 'report, player'],
  ['bug-report', 'Bug Report', 90, 'report, bug'],
  ['unban-request', 'Unban Request', 85, 'appeal, ban, request'],
  ['general-support', 'General Support', 80, 'support, general'],
  ['purchase-support', 'Purchase Support', 75, 'support, purchase'],
  ['ban-report', 'Ban Report', 70, 'report, ban'],
  ['rule-break-report', 'Rule Break Report', 65, 'report, rule-break'],
  ['creator-apply', 'Creator Apply', 60, 'application, creator'],
  ['appeal-minor-punishment', 'Appeal Warning/Mute/Kick', 55, 'appeal, minor-punishment'],
  ['suggestion', 'Suggestion', 50, 'suggestion, feedback'],
  ['moderator-application', 'Moderator Application', 50, 'application, moderator, staff'],
  ['event-feedback', 'Event Feedback', 45, 'feedback, event'],
  ['partnership-application', 'Partnership Application', 40, 'application, partnership'],
  ['media-influencer-apply', 'Media/Influencer Application', 35, 'application, media, influencer'],
  ['builder-application', 'Builder Application', 30, 'application, builder'],
  ['whitelist-request', 'Whitelist Request', 25, 'request, whitelist'],
  ['custom-rank-request', 'Custom Rank Request', 20, 'request, custom-rank'],
  ['name-change-request', 'Name Change Request', 15, 'request, name-change'],
] as const

/** Source: specification, part 2, "Tags". */
const tags =
  'application, staff, report, bug, player, support, purchase, creator, appeal, ban, general, rule-break, ' +
  'suggestion, feedback, event, minor-punishment, partnership, media, influencer, builder, moderator, request, ' +
  'whitelist, custom-rank, name-change'

const definitions = formSlugs().map((slug) => readDefinition(slug))

describe('the cards', () => {
  it('stand in the order of the specification', () => {
    const slugs = known.map(([slug]) => slug)
    expect(cards.map(({ slug }) => slug).filter((slug) => slugs.some((one) => one === slug))).toEqual(slugs)
  })

  it.each(known)('%s has its title, popularity and tags', (slug, title, popularity, words) => {
    const card = cards.find((one) => one.slug === slug)
    expect(card).toMatchObject({ title, popularity, tags: words.split(', ') })
  })

  it('use every tag of the specification', () => {
    expect(cards.flatMap((card) => card.tags)).toEqual(expect.arrayContaining(tags.split(', ')))
  })

  it('lead to every form but contact, which has a page of its own', () => {
    const slugs = formSlugs().filter((slug) => slug !== 'contact')
    expect(cards.map(({ slug }) => slug).toSorted()).toEqual(slugs)
  })

  it.each(cards)('$slug has the title, the sentence and the colour of its form', (card) => {
    const { schema, message } = readDefinition(card.slug)
    const { title, description } = schema
    expect(card).toMatchObject({ title, description, colour: message.colour })
  })
})

describe('what tells forms apart', () => {
  it.each([
    ['colours', definitions.map(({ message }) => message.colour)],
    ['reference letters', definitions.map(({ message }) => message.reference)],
    ['webhooks', definitions.map(({ message }) => message.webhook)],
  ])('are %s of their own', (_, values) => {
    expect(new Set(values).size).toBe(definitions.length)
  })
})
