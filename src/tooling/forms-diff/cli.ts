import { runDiff } from './run-diff'

// `npm run forms:diff -- main`. Works on the repository of the current folder.
process.exitCode = await runDiff({
  args: process.argv.slice(2),
  folder: process.cwd(),
  browser: process.env['CHROMIUM'] || undefined,
  say: (text) => console.log(text),
  warn: (text) => console.error(text),
})
