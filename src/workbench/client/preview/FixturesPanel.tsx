import { Link } from 'react-router-dom'
import { fillText } from '../../../engine/fill-text'
import { Icon } from '../../../ui/icons/Icon'
import { Status } from '../../../ui/Status'
import type { WrongFixture } from '../../../engine/schema/definition'
import { count } from '../components/count'
import { Tool } from '../components/Tool'
import { routeTo } from '../files/route-to'
import { fixturesPath } from './model/read-form'
import type { Difference, TriedFixture } from './model/fixtures'
import texts from '../texts.json'

interface FixturesPanelProps {
  readonly slug: string
  readonly examples: readonly TriedFixture[]
  /** Fill the form in with its answers. */
  readonly onTry: (fixture: TriedFixture['fixture']) => void
}

/** Each example of the form, what it proves and whether it does; those that do not hold first, with words for why. */
export function FixturesPanel({ slug, examples, onTry }: FixturesPanelProps) {
  const failed = examples.filter(({ differences }) => differences.length > 0)
  const held = examples.filter(({ differences }) => differences.length === 0)
  return (
    <>
      <p className="muted small">
        {texts.examples.intro} <Link to={routeTo(slug, fixturesPath(slug))}>{texts.examples.asText}</Link>
      </p>
      <Status className={`examples-summary ${failed.length > 0 ? 'problems-some' : 'problems-none'}`}>
        {summaryOf(examples.length, failed.length)}
      </Status>
      <ul className="plain-list">
        {[...failed, ...held].map((example) => (
          <Example key={`${example.group} ${example.name}`} example={example} onTry={onTry} />
        ))}
      </ul>
    </>
  )
}

interface ExampleProps extends Pick<FixturesPanelProps, 'onTry'> {
  readonly example: TriedFixture
}

function Example({ example: { group, name, fixture, differences }, onTry }: ExampleProps) {
  const isGood = differences.length === 0
  const title = fixture.description ?? name
  return (
    <li className={`example example-${isGood ? 'holds' : 'fails'}`}>
      <Icon name={isGood ? 'ok' : 'error'} size={20} />
      <div>
        <p className="example-name">{title}</p>
        <p className="example-sign small">{texts.examples.results[group][isGood ? 'holds' : 'fails']}</p>
        {isGood && 'errors' in fixture && <p className="example-words small">{errorsOf(fixture)}</p>}
        {differences.length > 0 && (
          <ul className="small">
            {differences.map((difference) => (
              <li key={JSON.stringify(difference)}>{wordsFor(difference)}</li>
            ))}
          </ul>
        )}
      </div>
      <Tool aria-label={fillText(texts.examples.tryThis, { title })} onClick={() => onTry(fixture)}>
        {texts.examples.try}
      </Tool>
    </li>
  )
}

/** What a visitor reads: the first of the errors, and how many more there are. */
function errorsOf({ errors }: WrongFixture): string {
  const [first = '', ...others] = Object.values(errors)
  return others.length === 0 ? `“${first}”` : fillText(count(texts.examples.more, others.length), { first })
}

function summaryOf(all: number, failed: number): string {
  if (all === 0) return texts.examples.none
  return failed === 0 ? count(texts.examples.all, all) : fillText(texts.examples.some, { failed, count: all })
}

function wordsFor({ of, name = '', expected, actual }: Difference): string {
  const kind = expected === undefined ? 'extra' : actual === undefined ? 'missing' : 'both'
  return fillText(texts.examples.differences[of][kind], {
    name,
    expected: expected ?? '',
    actual: actual ?? '',
  })
}
