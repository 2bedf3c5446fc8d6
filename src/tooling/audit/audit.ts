// `npm run check:audit`: asks the registry for known holes in what ships (`dependencies`), and fails when there are some.
// A registry that gives no answer fails nothing, as the checks must run without a network, but it is said plainly.
import { spawnSync } from 'node:child_process'
import { fill } from '../fill'
import { root } from '../root'
import { readAudit } from './read-audit'
import texts from './texts.json'

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
  timeout: 60_000,
})
const reading = readAudit(stdout ?? '')
if (reading.kind === 'clean') console.log(texts.clean)
else if (reading.kind === 'unanswered')
  console.warn(fill(texts.unanswered, { why: reading.why || texts.noReason }))
else {
  console.error(fill(texts.holes, { count: reading.holes.length }))
  for (const { name, severity, titles } of reading.holes)
    console.error(fill(texts.hole, { name, severity, titles: titles.join('; ') }))
  process.exitCode = 1
}
