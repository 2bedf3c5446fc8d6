/** One thing React rendered: the component's name, and the question it belongs to, if any. */
export interface Draw {
  readonly component: string
  readonly question: string | undefined
}

/** The few parts of React's fiber that tell whether a component was rendered. */
interface Fiber {
  readonly type: unknown
  readonly flags: number
  readonly alternate: Fiber | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly memoizedProps: unknown
}

/** React's flag for work a component did itself, rather than reusing an earlier result. */
const performedWork = 1

let listener: ((root: Fiber) => void) | undefined

// React looks for its developer tools' hook once, when it is loaded: this must be imported before React.
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    isDisabled: false,
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => listener?.(root.current),
    onCommitFiberUnmount: () => undefined,
    checkDCE: () => undefined,
  },
})

/**
 * Every component React draws while `act` runs, as its developer tools would highlight it: components of any library,
 * and those whose result is the same as before. Import this file before anything of React.
 * @example await watchDraws(() => user.type(name, 'x')) // => []
 */
export async function watchDraws(act: () => unknown): Promise<readonly Draw[]> {
  const draws: Draw[] = []
  listener = (root) => draws.push(...drawnIn(root))
  try {
    await act()
  } finally {
    listener = undefined
  }
  return draws
}

function drawnIn(fiber: Fiber): readonly Draw[] {
  const { alternate, child, flags, type } = fiber
  const isDrawn = typeof type === 'function' && (alternate === null || (flags & performedWork) !== 0)
  const own = isDrawn ? [{ component: type.name, question: questionOf(fiber.memoizedProps) }] : []
  // Children identical to the previous ones were not visited, and still have flags from earlier.
  return alternate !== null && alternate.child === child ? own : [...own, ...drawnAmong(child)]
}

function drawnAmong(first: Fiber | null): readonly Draw[] {
  return first === null ? [] : [...drawnIn(first), ...drawnAmong(first.sibling)]
}

/** The question of a component: a field template has it in its path, all others as their name. */
function questionOf(props: unknown): string | undefined {
  if (typeof props !== 'object' || props === null) return undefined
  const { name, fieldPathId }: Readonly<Record<string, unknown>> = { ...props }
  if (typeof name === 'string' && name !== '') return name
  const path =
    typeof fieldPathId === 'object' && fieldPathId !== null && 'path' in fieldPathId && fieldPathId.path
  return Array.isArray(path) && path.length > 0 ? String(path[0]) : undefined
}
