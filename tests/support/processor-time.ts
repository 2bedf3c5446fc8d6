/**
 * The CPU time that some work takes, in milliseconds: other programs running at the same time do not count.
 *
 * @example expect(processorTimeOf(() => check(files))).toBeLessThan(2000)
 */
export function processorTimeOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
