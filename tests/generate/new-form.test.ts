import { beforeAll, describe, expect, it } from 'vitest'
import { lint } from '../../src/lint/lint'
import { newForm } from '../../src/generate/new/new-form'
import { slugOfTitle } from '../../src/generate/new/check-answers'
import {
  hasOptions,
  questionKinds,
  type NewFormAnswers,
  type NewQuestion,
} from '../../src/generate/new/new-form-answers'
import { withChanges } from '../../src/generate/fix/file-changes'
import { createPlainAjv } from '../support/plain-ajv'
import { cache, sampleForms, textAt } from './sample-forms'

const timeout = 60_000

const contest: NewFormAnswers = {
  slug: 'build-contest',
  title: 'Build Contest Entry',
  description: "Enter your build in this month's contest",
  tags: ['event', 'builder'],
  questions: [
    { label: 'Minecraft username', kind: 'text', isRequired: true },
    { label: 'Why should it win?', kind: 'long text', isRequired: true },
  ],
}

const labels = {
  text: 'Island name',
  'long text': 'What happened there?',
  choice: 'Kind of island',
  number: 'Number of players',
  amount: 'Amount you paid',
  date: 'Date of the party',
  link: 'Link to a picture',
  email: 'Email address',
  rating: 'Fun you had',
  choices: 'Games you play',
  'tick box': 'I have read the rules',
  list: 'Names of the builders',
  links: 'Links to pictures',
}

/** A form with these questions added, and the linter's report on all forms with it. */
function made(more: readonly NewQuestion[], answers: Partial<NewFormAnswers> = {}) {
  const result = newForm(
    { ...contest, ...answers, questions: [...contest.questions, ...more] },
    sampleForms,
    cache,
  )
  if (!result.ok)
    return { files: new Map<string, string>(), problems: result.reasons.map(({ text }) => text) }
  const problems = lint(withChanges(sampleForms, result.files), cache)
  return { files: result.files, problems: problems.map(({ file, message }) => `${file}: ${message}`) }
}

function read(files: ReadonlyMap<string, string>, name: string) {
  return JSON.parse(files.get(`forms/build-contest/${name}`) ?? '')
}

beforeAll(() => void lint(sampleForms, cache), timeout)

describe('a new form', { timeout }, () => {
  it.each(questionKinds.flatMap((kind) => [[kind, true] as const, [kind, false] as const]))(
    'with a question for a %s (required: %s) has no problems',
    (kind, isRequired) => {
      const options = hasOptions(kind) ? { options: ['Sky', 'Sea'] } : {}
      expect(made([{ label: labels[kind], kind, isRequired, ...options }]).problems).toEqual([])
    },
  )

  it('gives a question the control of its kind, whatever other forms do with that label', () => {
    const { files } = made([{ label: 'Experience', kind: 'number', isRequired: true }])
    const ui = read(files, 'ui.json')
    expect(ui.minecraftUsername).toEqual({ 'ui:options': { width: 'medium' } })
    expect(ui.experience).toEqual({ 'ui:options': { width: 'short' } })
  })

  it('has a schema that plain Ajv compiles', () => {
    const { files } = made([
      { label: labels.choices, kind: 'choices', isRequired: true, options: ['Sky', 'Sea'] },
    ])
    // Ajv would look for a meta-schema with the name of an editor's grammar.
    expect(createPlainAjv().compile(read(files, 'schema.json'))).toBeTypeOf('function')
  })

  it('may have any tags', () => {
    expect(
      made([], { tags: ['1v1', 'season-2', 'münzen', '比赛', 'Staff Team', 'C++ & Co.'] }).problems,
    ).toEqual([])
  })

  it.each([
    'About your build',
    'Have you ever been a member of a team of builders before, and which?',
    'IP address',
    'Are you 13 or older?',
    '  best time to play: ',
    'Straße & Größe',
  ])('with the label %j has no problems, whatever the answer', (label) => {
    const questions = (['text', 'choice', 'number', 'link'] as const).map((kind) =>
      made([{ label, kind, isRequired: true, ...(kind === 'choice' && { options: ['Yes', 'No'] }) }]),
    )
    expect(questions.flatMap(({ problems }) => problems)).toEqual([])
  })

  it('with all kinds of questions at once has headings and no problems', () => {
    const options = ['One', 'Two', 'Three', 'Four', 'Five', 'Six']
    const { files, problems } = made(
      questionKinds.map((kind) => ({ label: labels[kind], kind, isRequired: false, options })),
    )
    expect(problems).toEqual([])
    expect(read(files, 'ui.json')['ui:sections']).toHaveLength(2)
    expect(read(files, 'ui.json').kindIsland).toEqual({ 'ui:placeholder': 'Select a kind of island' })
  })

  it('asks the given questions in order, each under a unique name', () => {
    const { files } = made([{ label: 'Minecraft username of a friend', kind: 'text', isRequired: false }])
    expect(Object.keys(read(files, 'schema.json').properties)).toEqual([
      'minecraftUsername',
      'whyWin',
      'minecraftUsernameFriend',
    ])
    expect(read(files, 'schema.json').required).toEqual(['minecraftUsername', 'whyWin'])
  })

  it.each(questionKinds.flatMap((kind) => [[kind, true] as const, [kind, false] as const]))(
    'with a question for a %s (required: %s) that depends on an answer has no problems',
    (kind, isRequired) => {
      const options = { options: ['Sky', 'Sea', 'Land'] }
      const { files, problems } = made([
        { label: 'Place of the build', kind: 'choice', isRequired: true, ...options },
        {
          label: labels[kind],
          kind,
          isRequired,
          ...(hasOptions(kind) && options),
          when: { label: 'Place of the build', answers: ['Sky', 'Sea'] },
        },
      ])
      expect(problems).toEqual([])
      expect(read(files, 'schema.json').allOf[0].if.properties).toEqual({
        placeBuild: { enum: ['Sky', 'Sea'] },
      })
    },
  )

  it('keeps the order of its questions, also if one depends on an earlier answer', () => {
    const when = { label: 'Fun you had', answers: ['1'] }
    const { files, problems } = made([
      { label: 'Fun you had', kind: 'rating', isRequired: true },
      { label: 'Island name', kind: 'text', isRequired: true },
      { label: 'What went wrong?', kind: 'long text', isRequired: false, when },
      { label: 'Who can help?', kind: 'text', isRequired: true, when },
    ])
    expect(problems).toEqual([])
    expect(read(files, 'ui.json')['ui:order'].slice(2)).toEqual([
      'funHad',
      'islandName',
      'wentWrong',
      'whoHelp',
    ])
    expect(read(files, 'schema.json').allOf).toHaveLength(1)
  })

  it('asks some questions only after an answer, and others unless it is given, in one condition', () => {
    const when = { label: 'I bring a crew', answers: ['Yes'] }
    const { files, problems } = made([
      { label: 'I bring a crew', kind: 'tick box', isRequired: false },
      { label: 'Size of the crew', kind: 'number', isRequired: true, when },
      { label: 'Looking for a crew?', kind: 'text', isRequired: true, when: { ...when, isUnless: true } },
    ])
    expect(problems).toEqual([])
    const { allOf } = read(files, 'schema.json')
    expect(allOf).toHaveLength(1)
    expect(allOf[0].then.required).toEqual(['sizeCrew'])
    expect(allOf[0].else.required).toEqual(['lookingCrew'])
  })

  it('can have a question that depends on one that is itself conditional', () => {
    const { problems } = made([
      { label: 'Kind of entry', kind: 'choice', isRequired: true, options: ['Alone', 'Team'] },
      {
        label: 'Size of the team',
        kind: 'choice',
        isRequired: true,
        options: ['Two', 'More'],
        when: { label: 'Kind of entry', answers: ['Team'] },
      },
      {
        label: 'Names of the others',
        kind: 'list',
        isRequired: true,
        when: { label: 'size of the team', answers: ['More'] },
      },
    ])
    expect(problems).toEqual([])
  })

  it.each([
    [{ label: 'Nobody asks this', answers: ['Sky'] }, '"Nobody asks this" is no choice or rating'],
    [{ label: 'Minecraft username', answers: ['Sky'] }, '"Minecraft username" is no choice or rating'],
    [{ label: 'Place', answers: ['Moon'] }, '"Moon" is not an option of "Place". Write one of: Sky, Sea.'],
    [{ label: 'Place', answers: ['Sky', 'Sea'] }, 'not for all: Sky, Sea.'],
    [{ label: 'Place', answers: [] }, 'A question can depend on some of these answers'],
  ])('is refused with a question that depends on %j', (when, reason) => {
    const { problems } = made([
      { label: 'Place', kind: 'choice', isRequired: true, options: ['Sky', 'Sea'] },
      { label: 'Island name', kind: 'text', isRequired: true, when },
    ])
    expect(problems.join()).toContain(reason)
  })

  it('gets a card at the end of the manifest, and nothing else there changes', () => {
    const text = made([]).files.get('forms/manifest.json') ?? ''
    const before = JSON.parse(textAt(sampleForms, 'forms/manifest.json'))
    const { cards } = JSON.parse(text)
    expect(cards.slice(0, -1)).toEqual(before.cards)
    expect(cards.at(-1)).toMatchObject({ slug: 'build-contest', description: `${contest.description}.` })
  })

  it('has its own colour and reference', () => {
    const message = read(made([]).files, 'message.json')
    expect(message.reference).toBe('BC')
    expect([...sampleForms.values()].some((file) => String(file).includes(message.colour))).toBe(false)
  })

  it.each([
    [{ slug: 'Build Contest' }, 'Use small letters and digits, with - between words, such as build-contest.'],
    [
      { slug: 'index' },
      'Many servers take /forms/index for /forms. Write another word, such as build-contest.',
    ],
    [{ slug: 'guild' }, 'This address is taken by another form.'],
    [{ title: 'leak report' }, 'Another form has the title "Leak report".'],
    [{ title: 'The {name} prize' }, 'Write it without { and }, which stand for an answer in messages.'],
    [{ description: 'Tell us } more' }, 'Write it without { and }, which stand for an answer in messages.'],
    [{ description: '' }, 'Write one sentence of up to 160 characters and 25 words.'],
    [
      { from: '2026-12-01T18:00[Europe/Berlin]', until: '2026-12-01T17:00[Europe/London]' },
      'It would close at the moment it opens.',
    ],
    [{ tags: [] }, 'Write one tag or more, such as: event, builder.'],
    [{ colour: 'red' }, 'Write a colour as # and six letters or digits, such as #7FB2C9.'],
    [{ reference: 'ZM' }, "Another form's references begin with ZM."],
  ])('is refused with %j', (answers, reason) => {
    expect(made([], answers).problems).toEqual([reason])
  })

  it('is refused with a colour that another form writes in small letters', () => {
    const { colour } = JSON.parse(textAt(sampleForms, 'forms/guild/message.json'))
    const inSmall = ['forms/guild/message.json', 'forms/manifest.json'].map((path) => {
      return [path, textAt(sampleForms, path).replace(colour, colour.toLowerCase())] as const
    })
    const result = newForm({ ...contest, colour }, withChanges(sampleForms, new Map(inSmall)), cache)
    expect(result).toEqual({
      ok: false,
      reasons: [{ part: 'colour', text: `Another form has the colour ${colour}.` }],
    })
  })

  it('is refused with a question twice, with labels no message can show, and with a choice of one', () => {
    const questions = [
      { label: 'Your {name}', kind: 'text', isRequired: true },
      { label: 'W'.repeat(121), kind: 'text', isRequired: true },
      { label: 'minecraft username', kind: 'text', isRequired: true },
      { label: 'Team', kind: 'choice', isRequired: true, options: ['Red', 'red'] },
      { label: 'Side', kind: 'choices', isRequired: true, options: ['Red', 'W'.repeat(121)] },
    ] as const
    expect(made(questions).problems).toEqual([
      'Write it without { and }, which stand for an answer in messages.',
      'Write a label of 1 to 15 words and at most 120 characters.',
      'Two questions have the label "Minecraft username".',
      ...[1, 2].map(
        () => 'A choice needs two options or more, each written once, in at most 120 characters.',
      ),
    ])
  })
})

describe('the folder of a new form', () => {
  it.each([
    ['BuildContest', 'build-contest'],
    ['Café & Bar', 'cafe-bar'],
    ['Tür zum Öl', 'tuer-zum-oel'],
    ['2026 Contest', 'contest'],
    ['Дом', 'other'],
  ])('is made of the plain letters of %j', (title, slug) => {
    expect(slugOfTitle(title)).toBe(slug)
  })
})
