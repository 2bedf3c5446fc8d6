/** One thing React drew: the component's name, and the question it belongs to, if any. */
export interface Draw {
  readonly component: string
  readonly question: string | undefined
}

/** The few parts of React's own record of a component that tell whether it was drawn. */
interface Fiber {
  readonly type: unknown
  readonly flags: number
  readonly alternate: Fiber | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly memoizedProps: unknown
}

/** React marks with it what a component did itself, rather than what was taken over from before. */
const performedWork = 1

let listener: ((root: Fiber) => void) | undefined

// React looks for the hook of its developer tools once, when it is loaded: whoever imports this must do so before it.
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
  // Children that are the very same as before were not looked at, and still bear the marks of an earlier time.
  return alternate !== null && alternate.child === child ? own : [...own, ...drawnAmong(child)]
}

function drawnAmong(first: Fiber | null): readonly Draw[] {
  return first === null ? [] : [...drawnIn(first), ...drawnAmong(first.sibling)]
}

/** The question a component is given: a field template has it in its path, all else as its name. */
function questionOf(props: unknown): string | undefined {
  if (typeof props !== 'object' || props === null) return undefined
  const { name, fieldPathId }: Readonly<Record<string, unknown>> = { ...props }
  if (typeof name === 'string' && name !== '') return name
  const path =
    typeof fieldPathId === 'object' && fieldPathId !== null && 'path' in fieldPathId && fieldPathId.path
  return Array.isArray(path) && path.length > 0 ? String(path[0]) : undefined
}
