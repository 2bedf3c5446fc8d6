/**
 * The time of the processor that some work takes, in milliseconds: what other programs do meanwhile does not count.
 *
 * @example expect(processorTimeOf(() => check(files))).toBeLessThan(2000)
 */
export function processorTimeOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
