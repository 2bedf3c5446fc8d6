import type { Regex } from '../../engine/fixtures/parse-regex'

/**
 * A regular expression as an automaton without empty moves (Glushkov's): one state for each character it takes.
 * `moves[p]` lists the states that can follow `p`; a state that can follow in two ways stands there twice.
 */
export interface Automaton {
  readonly sets: readonly string[]
  readonly moves: readonly (readonly number[])[]
}

/** A part of the expression while the automaton is built: whether it can be empty, where it begins and ends. */
interface Fragment {
  readonly canBeEmpty: boolean
  readonly first: readonly number[]
  readonly last: readonly number[]
}

interface Builder {
  readonly sets: string[]
  readonly moves: number[][]
}

const nothing: Fragment = { canBeEmpty: true, first: [], last: [] }
// Optional copies beyond this many behave, for our purpose, like copies without end.
const mostCopies = 8

export function buildAutomaton(regex: Regex): Automaton {
  const builder: Builder = { sets: [], moves: [] }
  build(builder, regex)
  return builder
}

function build(builder: Builder, regex: Regex): Fragment {
  if (regex.kind === 'empty') return nothing
  if (regex.kind === 'set') return single(builder, regex.source)
  if (regex.kind === 'repeat') return repeat(builder, regex)
  const parts = regex.parts.map((part) => build(builder, part))
  if (regex.kind === 'sequence') return parts.reduce((left, right) => join(builder, left, right), nothing)
  return {
    canBeEmpty: parts.some(({ canBeEmpty }) => canBeEmpty),
    first: parts.flatMap(({ first }) => first),
    last: parts.flatMap(({ last }) => last),
  }
}

function single(builder: Builder, source: string): Fragment {
  const state = builder.sets.push(source) - 1
  builder.moves.push([])
  return { canBeEmpty: false, first: [state], last: [state] }
}

function join(builder: Builder, left: Fragment, right: Fragment): Fragment {
  connect(builder, left.last, right.first)
  return {
    canBeEmpty: left.canBeEmpty && right.canBeEmpty,
    first: left.canBeEmpty ? [...left.first, ...right.first] : left.first,
    last: right.canBeEmpty ? [...left.last, ...right.last] : right.last,
  }
}

function repeat(builder: Builder, { part, least, most }: Extract<Regex, { kind: 'repeat' }>): Fragment {
  const fixed = Math.min(least, 2)
  const isEndless = most - least > mostCopies
  const copies = Array.from({ length: fixed + (isEndless ? 0 : most - least) }, () => build(builder, part))
  const optional = copies.map((copy, index) => (index < fixed ? copy : { ...copy, canBeEmpty: true }))
  const before = optional.reduce((left, right) => join(builder, left, right), nothing)
  return isEndless ? join(builder, before, loop(builder, build(builder, part))) : before
}

function loop(builder: Builder, inside: Fragment): Fragment {
  connect(builder, inside.last, inside.first)
  return { ...inside, canBeEmpty: true }
}

function connect({ moves }: Builder, from: readonly number[], to: readonly number[]): void {
  for (const state of from) moves[state]?.push(...to)
}
