import { describe, expect, it } from 'vitest'
import { runNew } from '../../src/generate/cli/run-new'
import type { WorkspaceFiles } from '../../src/lint/source/read-workspace'
import { withChanges } from '../../src/generate/fix/file-changes'
import { pathsThatDiffer, sampleForms, textAt } from './sample-forms'
import { session } from './session'

const timeout = 60_000

const flags = [
  '--title',
  'Lost Pet Notice',
  '--description',
  'Tell us about a pet that ran away.',
  '--tags',
  'player,request',
  '--question',
  'Minecraft username | text | required',
  '--question',
  'Kind of pet | choice | optional | Wolf, Cat',
]

describe('the command forms:new', { timeout }, () => {
  it('writes a form from its options, checks it, and says what to do next', async () => {
    const { shown, files, code } = await session(runNew, { args: flags })
    expect(code).toBe(0)
    expect(shown).toContain('The check finds no problems.')
    expect(shown).toContain('WEBHOOK_LOST_PET_NOTICE')
    expect(JSON.parse(textAt(files, 'forms/lost-pet-notice/schema.json')).required).toEqual([
      'minecraftUsername',
    ])
  })

  it('copies a form, with its own title and sentence', async () => {
    const args = ['--copy-of', 'guild', '--title', 'Lost Pet Notice', '--description', 'Tell us about a pet.']
    const { shown, files, code } = await session(runNew, { args })
    expect(code).toBe(0)
    expect(shown).toContain('The check finds no problems.')
    const ui = (slug: string) => textAt(files, `forms/${slug}/ui.json`)
    expect(ui('lost-pet-notice')).toBe(ui('guild'))
  })

  it('asks for the ends of a number, and the question before again', async () => {
    const start = ['Lost Pet Notice', '', 'Tell us about a pet that ran away.', 'player']
    const wrong = ['Kind of pets', '', '', 'back']
    const questions = ['Age', 'number', '20 to 1', '1 to 20', '', 'Weight', 'number', 'to 90', '', '']
    const lines = [...start, 'Name', '', '', ...wrong, ...questions, '', '', '', 'yes']
    const { files, code } = await session(runNew, { lines })
    expect(code).toBe(0)
    const { properties } = JSON.parse(textAt(files, 'forms/lost-pet-notice/schema.json'))
    expect(Object.keys(properties)).toEqual(['name', 'age', 'weight'])
    expect(properties.age).toMatchObject({ minimum: 1, maximum: 20 })
    expect(properties.weight.minimum).toBeUndefined()
    expect(properties.weight.errorMessage.maximum).toBe('Weight must be 90 or less')
  })

  it('asks step by step, again if an answer is not accepted, and writes the same form', async () => {
    const lines = [
      'guild application',
      'Lost Pet Notice',
      'Lost Pet',
      '',
      'Tell us about a pet that ran away.',
      '',
      'player, request',
      '',
      'Minecraft username',
      '',
      '',
      'Minecraft username',
      'Kind of pet',
      'table',
      'choice',
      'Wolf',
      'Wolf, Cat',
      'maybe',
      'no',
      '',
      '',
      'in December',
      '',
      '',
      'yes',
    ]
    const asked = await session(runNew, { lines })
    const told = await session(runNew, { args: flags })
    expect(asked.code).toBe(0)
    expect(pathsThatDiffer(asked.files, told.files)).toEqual([])
    for (const text of [
      'Another form has the title "Guild application".',
      'Use small letters and digits',
      'Write one tag or more',
      'Two questions have the label "Minecraft username".',
      'Type one of: text, long text, choice',
      'A choice needs two options or more',
      'Write a date, T, a time and a time zone',
      'Type yes or no.',
    ])
      expect(asked.shown).toContain(text)
    const paths = ['schema', 'ui', 'message', 'fixtures', 'messages.snapshot'].map(
      (part) => `  forms/lost-pet-notice/${part}.json`,
    )
    const [before = '', after] = asked.shown.split('Write them? (yes/no)')
    for (const path of [...paths, '  forms/manifest.json']) {
      expect(before.split('This writes 6 files:')[1]).toContain(path)
      expect(after).not.toContain(`${path}\n`)
    }
  })

  it('accepts a question that depends on an answer, from an option and step by step', async () => {
    const waiting = [
      ...flags,
      '--question',
      'Colour of the collar | text | optional | when kind of pet = Wolf',
    ]
    const told = await session(runNew, { args: waiting })
    const beginning = ['Lost Pet Notice', '', 'Tell us about a pet that ran away.', 'player, request']
    const first = ['Minecraft username', '', '']
    const second = ['Kind of pet', 'choice', 'Wolf, Cat', 'no']
    const third = [
      'Colour of the collar',
      '',
      'no',
      'Wolf',
      'Kind of pet = Horse',
      'Kind of pet = Cat, Wolf',
      'kind of pet = wolf',
    ]
    const lines = [...beginning, ...first, ...second, ...third, '', '', '', '', 'yes']
    const asked = await session(runNew, { lines })
    expect([told.code, asked.code]).toEqual([0, 0])
    expect(pathsThatDiffer(asked.files, told.files)).toEqual([])
    expect(asked.shown).toContain('such as: Kind of pet = Wolf')
    expect(asked.shown).toContain('"Horse" is not an option of "Kind of pet". Write one of: Wolf, Cat.')
    expect(asked.shown).toContain('A question can depend on some of these answers, not for all: Wolf, Cat.')
    const schema = JSON.parse(textAt(told.files, 'forms/lost-pet-notice/schema.json'))
    expect(schema.allOf[0].if.properties).toEqual({ kindPet: { const: 'Wolf' } })
  })

  it('accepts a question that is asked unless there is an answer, from an option and step by step', async () => {
    const question = 'Colour of the collar | text | optional | unless Kind of pet = Cat'
    const told = await session(runNew, { args: [...flags, '--question', question] })
    const beginning = ['Lost Pet Notice', '', 'Tell us about a pet that ran away.', 'player, request']
    const first = ['Minecraft username', '', '']
    const second = ['Kind of pet', 'choice', 'Wolf, Cat', 'no']
    const third = ['Colour of the collar', '', 'no', 'unless Kind of pet', 'Unless kind of pet = cat']
    const lines = [...beginning, ...first, ...second, ...third, '', '', '', '', 'yes']
    const asked = await session(runNew, { lines })
    expect([told.code, asked.code]).toEqual([0, 0])
    expect(pathsThatDiffer(asked.files, told.files)).toEqual([])
    expect(asked.shown).toContain('or unless Kind of pet = Wolf')
    const schema = JSON.parse(textAt(told.files, 'forms/lost-pet-notice/schema.json'))
    expect(schema.allOf[0].if.properties).toEqual({ kindPet: { const: 'Cat' } })
    expect(schema.allOf[0]).not.toHaveProperty('then')
    expect(Object.keys(schema.allOf[0].else.properties)).toEqual(['colourCollar'])
  })

  it('makes a form without a card that opens and closes and posts to a forum, from options and step by step', async () => {
    const [from, until] = ['2026-12-01T18:00[Europe/Berlin]', '2026-12-31T18:00[Europe/Berlin]']
    const wishes = ['--unlisted', '--from', from, '--until', until, '--posts']
    const told = await session(runNew, { args: [...flags, ...wishes] })
    const beginning = ['Lost Pet Notice', '', 'Tell us about a pet that ran away.', 'player, request']
    const questions = ['Minecraft username', '', '', 'Kind of pet', 'choice', 'Wolf, Cat', 'no', '']
    const times = [`${until} to ${from}`, `${from} to ${until}`]
    const asked = await session(runNew, {
      lines: [...beginning, ...questions, 'yes', ...times, 'yes', 'yes'],
    })
    expect([told.code, asked.code]).toEqual([0, 0])
    expect(pathsThatDiffer(asked.files, told.files)).toEqual([])
    expect(asked.shown).toContain('It would close before it opens.')
    const manifest = JSON.parse(textAt(told.files, 'forms/manifest.json'))
    expect(manifest.unlisted).toContain('lost-pet-notice')
    expect(manifest.cards.map((card: { readonly slug: string }) => card.slug)).not.toContain(
      'lost-pet-notice',
    )
    const { 'ui:door': door } = JSON.parse(textAt(told.files, 'forms/lost-pet-notice/ui.json'))
    expect(door).toEqual({ from, until, text: 'This form is closed at the moment.' })
    const { thread } = JSON.parse(textAt(told.files, 'forms/lost-pet-notice/message.json'))
    expect(thread).toBe('New lost pet notice: {minecraftUsername}')
  })

  it('asks for another kind of answer where there is nothing to choose from', async () => {
    const beginning = ['Lost Pet Notice', '', 'Tell us about a pet that ran away.', 'player, request']
    const question = ['Name of the pet', 'choice', 'Rex', '', 'text', '']
    const { shown, code, files } = await session(runNew, {
      lines: [...beginning, ...question, '', '', '', '', 'yes'],
    })
    expect(shown).toContain('A choice needs two options or more')
    expect(code).toBe(0)
    const { properties } = JSON.parse(textAt(files, 'forms/lost-pet-notice/schema.json'))
    expect(properties.namePet).not.toHaveProperty('enum')
  })

  it.each([
    ['checkbox', 'tick box'],
    ['Dropdown', 'choice'],
    ['several', 'choices'],
    ['longtext', 'long text'],
    ['emial', 'email'],
  ])('asks whether %s means %s', async (typed, meant) => {
    const lines = ['Lost Pet Notice', '', 'Tell us.', 'player', 'Name of the pet', typed]
    expect((await session(runNew, { lines })).shown).toContain(`Did you mean "${meant}"?`)
  })

  it('keeps what is saved while it asks', async () => {
    const manifest = 'forms/manifest.json'
    const saved = (now: WorkspaceFiles) =>
      withChanges(
        now,
        new Map([[manifest, textAt(now, manifest).replace(/"popularity": \d+/, '"popularity": 99')]]),
      )
    const beginning = ['Lost Pet Notice', '', 'Tell us about a pet that ran away.', 'player, request']
    const lines = [...beginning, 'Minecraft username', '', '', '', '', '', '', 'yes']
    const { files, code } = await session(runNew, { lines, saved })
    expect(code).toBe(0)
    expect(textAt(files, manifest)).toContain('"popularity": 99')
    expect(textAt(files, manifest)).toContain('lost-pet-notice')
  })

  it.each([
    ['no', 0],
    [undefined, 1],
  ])('writes nothing when %j is typed at the end', async (last, expected) => {
    const lines = ['Lost Pet Notice', '', 'Tell us.', 'player', 'Minecraft username', '', '', '', '', '', '']
    const { files, code } = await session(runNew, { lines: last === undefined ? lines : [...lines, last] })
    expect(pathsThatDiffer(files, sampleForms)).toEqual([])
    expect(code).toBe(expected)
  })

  it.each([
    [['--title', 'X'], /Write one sentence/],
    [['--question', 'Pet'], /"Pet" is not written like a question/],
    [['--question', 'Pet | text | perhaps'], /is not written like a question/],
    [['--question', 'Pet | text | required | if Kind = Wolf'], /is not written like a question/],
    [['--question', 'Pet | text | required | when Kind'], /is not written like a question/],
    [['--colour'], /argument missing/],
    [['--copy-of', 'gild'], /There is no form "gild" to copy/],
    [['--copy-of', 'guild', '--posts'], /a copy has those of its original/],
  ])('refuses %j and explains its use', async (args, reason) => {
    const { shown, code, writes } = await session(runNew, { args })
    expect(shown).toMatch(reason)
    expect(shown).toContain('Usage: npm run forms:new')
    expect([code, writes]).toEqual([2, 0])
  })
})
