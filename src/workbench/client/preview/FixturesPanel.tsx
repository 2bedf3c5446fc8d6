import { Link } from 'react-router-dom'
import { fillText, pluralText } from '../../../engine/fill-text'
import { Button } from '../../../ui/Button'
import { ToolIcon } from '../components/Tool'
import { Status } from '../../../ui/Status'
import type { WrongFixture } from '../../../engine/schema/definition'
import { routeTo } from '../files/route-to'
import { pathOfPart } from '../files/form-texts'
import type { Difference, TriedFixture } from './model/fixtures'
import { useOneForm } from '../form/one-form'
import texts from '../texts.json'

interface FixturesPanelProps {
  readonly fixtures: readonly TriedFixture[]
  /** Fill the form in with its answers. */
  readonly onTry: (fixture: TriedFixture['fixture']) => void
  /** Make one from what is filled in. */
  readonly onNew: () => void
}

const groups = ['valid', 'wrong'] as const

/** Each fixture with whether it passes, failed ones first. A click on its name fills the form in. */
export function FixturesPanel({ fixtures, onTry, onNew }: FixturesPanelProps) {
  const { slug } = useOneForm()
  const failed = fixtures.filter(({ differences }) => differences.length > 0)
  const held = fixtures.filter(({ differences }) => differences.length === 0)
  return (
    <>
      <Status className={`fixtures-summary ${failed.length > 0 ? 'diagnostics-some' : 'diagnostics-none'}`}>
        <ToolIcon name={failed.length > 0 ? 'error' : 'ok'} />
        <span>{summaryOf(fixtures.length, failed.length)}</span>
      </Status>
      <p className="muted small">
        {texts.fixtures.intro}{' '}
        <Link to={routeTo(slug, pathOfPart(slug, 'fixtures'))}>{texts.fixtures.asText}</Link>.
      </p>
      <Button onClick={onNew}>{texts.fixtures.new}</Button>
      {groups.map((group) => {
        const own = [...failed, ...held].filter((each) => each.group === group)
        return (
          own.length > 0 && (
            <section key={group} className="text-group">
              <h3>{texts.fixtures.groups[group]}</h3>
              <ul className="plain-list">
                {own.map((tried) => (
                  <FixtureItem key={tried.name} {...tried} onTry={onTry} />
                ))}
              </ul>
            </section>
          )
        )
      })}
    </>
  )
}

type FixtureItemProps = TriedFixture & Pick<FixturesPanelProps, 'onTry'>

function FixtureItem({ group, name, fixture, differences, onTry }: FixtureItemProps) {
  const isGood = differences.length === 0
  const { description } = fixture
  const title = description === undefined ? name : fillText(texts.fixtures.named, { name, description })
  return (
    <li className={`fixture ${isGood ? '' : 'fixture-fails'}`}>
      <button
        type="button"
        className="fixture-name"
        aria-label={fillText(texts.fixtures.try, { title })}
        onClick={() => onTry(fixture)}
      >
        <ToolIcon name={isGood ? 'check' : 'error'} />
        <span>{title}</span>
        <ToolIcon name="arrow-right" />
      </button>
      {isGood && 'errors' in fixture && <p className="muted small">{errorsOf(fixture)}</p>}
      {!isGood && <p className="small diagnostics-some">{texts.fixtures.fails[group]}</p>}
      {!isGood && (
        <ul className="small">
          {differences.map((difference) => (
            <li key={JSON.stringify(difference)}>{wordsFor(difference)}</li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** What a visitor reads: the first of the errors, and how many more there are. */
function errorsOf({ errors }: WrongFixture): string {
  const [first = '', ...others] = Object.values(errors)
  return others.length === 0
    ? fillText(texts.fixtures.only, { first })
    : fillText(pluralText(texts.fixtures.more, others.length), { first })
}

function summaryOf(all: number, failed: number): string {
  if (all === 0) return texts.fixtures.none
  return failed === 0
    ? pluralText(texts.fixtures.all, all)
    : fillText(texts.fixtures.some, { failed, count: all })
}

function wordsFor({ of, name = '', expected, actual }: Difference): string {
  const kind = expected === undefined ? 'extra' : actual === undefined ? 'missing' : 'both'
  return fillText(texts.fixtures.differences[of][kind], {
    name,
    expected: expected ?? '',
    actual: actual ?? '',
  })
}
