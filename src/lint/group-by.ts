/**
 * The items in groups by a key; the groups, and the items in each, in the order in which they come. It is `Map.groupBy`,
 * which Node 20 does not have.
 * @example groupBy(['ash', 'elm', 'alder'], (name) => name[0]).get('a') // => ['ash', 'alder']
 */
export function groupBy<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
