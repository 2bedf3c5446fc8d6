interface Visit {
  readonly node: number
  readonly next: readonly number[]
  at: number
}

/**
 * The groups of nodes in which each can be reached from each other (Tarjan's algorithm, without recursion, as patterns
 * make graphs deeper than the stack). Nodes are the numbers from 0 up to `count`.
 */
export function strongComponents(
  count: number,
  next: (node: number) => readonly number[],
): readonly (readonly number[])[] {
  const components: number[][] = []
  const order = new Map<number, number>()
  const low = new Map<number, number>()
  const stack: number[] = []
  const onStack = new Set<number>()
  const lower = (node: number, to: number): void => void low.set(node, Math.min(low.get(node) ?? to, to))
  const enter = (node: number): Visit => {
    order.set(node, order.size)
    lower(node, order.size - 1)
    stack.push(node)
    onStack.add(node)
    return { node, next: next(node), at: 0 }
  }
  const leave = (node: number): void => {
    if (low.get(node) !== order.get(node)) return
    const component = stack.splice(stack.lastIndexOf(node))
    for (const member of component) onStack.delete(member)
    components.push(component)
  }
  for (let start = 0; start < count; start += 1) {
    const path = order.has(start) ? [] : [enter(start)]
    for (let visit = path.at(-1); visit; visit = path.at(-1)) {
      const to = visit.next[visit.at]
      visit.at += 1
      if (to === undefined) {
        leave(visit.node)
        path.pop()
        lower(path.at(-1)?.node ?? visit.node, low.get(visit.node) ?? 0)
      } else if (!order.has(to)) path.push(enter(to))
      else if (onStack.has(to)) lower(visit.node, order.get(to) ?? 0)
    }
  }
  return components
}
