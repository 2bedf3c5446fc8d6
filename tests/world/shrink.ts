import { live, type History, type Outcome } from './history'

/** Whether a world breaks for the same reason, whatever the names and numbers in it. */
const kindOf = (broken: string | undefined) => broken?.replaceAll(/WO-\w+|\d+|[:{].*$/g, '')

/** The shortest history that breaks in the same way, found by leaving out commands, with its story. */
export async function shrink(
  history: History,
  broken: string,
): Promise<{ readonly history: History; readonly outcome: Outcome }> {
  let best = history
  const breaksToo = async (commands: readonly number[]) =>
    kindOf((await live({ ...history, commands })).broken) === kindOf(broken)
  for (
    let size = Math.ceil(best.commands.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let at = 0; at < best.commands.length;) {
      const fewer = best.commands.toSpliced(at, size)
      if (await breaksToo(fewer)) best = { ...best, commands: fewer }
      else at += size
    }
  }
  return { history: best, outcome: await live({ ...best, isTold: true }) }
}
