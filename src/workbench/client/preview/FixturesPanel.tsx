import { Link } from 'react-router-dom'
import { fillText } from '../../../engine/fill-text'
import { Icon } from '../../../ui/icons/Icon'
import { Status } from '../../../ui/Status'
import { count } from '../components/count'
import { routeTo } from '../files/route-to'
import { fixturesPath } from './model/read-form'
import type { Difference, TriedFixture } from './model/fixtures'
import texts from '../texts.json'

interface FixturesPanelProps {
  readonly slug: string
  readonly examples: readonly TriedFixture[]
}

/** Each example of the form and what became of it; those that do not hold first, with words for why. */
export function FixturesPanel({ slug, examples }: FixturesPanelProps) {
  const failed = examples.filter(({ differences }) => differences.length > 0)
  const held = examples.filter(({ differences }) => differences.length === 0)
  return (
    <>
      <p>{texts.examples.intro}</p>
      <Status className={`examples-summary ${failed.length > 0 ? 'problems-some' : 'problems-none'}`}>
        {summaryOf(examples.length, failed.length)}
      </Status>
      <ul className="plain-list">
        {[...failed, ...held].map((example) => (
          <Example key={`${example.group} ${example.name}`} slug={slug} example={example} />
        ))}
      </ul>
    </>
  )
}

function Example({
  slug,
  example: { group, name, fixture, differences },
}: {
  readonly slug: string
  readonly example: TriedFixture
}) {
  const isGood = differences.length === 0
  return (
    <li className={`example example-${isGood ? 'holds' : 'fails'}`}>
      <Icon name={isGood ? 'ok' : 'error'} size={20} />
      <div>
        <p>
          <Link to={routeTo(slug, fixturesPath(slug))}>{fixture.description ?? name}</Link>
        </p>
        <p className="example-sign small">{texts.examples.results[group][isGood ? 'holds' : 'fails']}</p>
        {differences.length > 0 && (
          <ul className="small">
            {differences.map((difference) => (
              <li key={JSON.stringify(difference)}>{wordsFor(difference)}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
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
