/**
 * Which modules share a script: those that all pages need, as two files, one of which (React) changes only when it is
 * replaced. What the bundler would split further costs a request each and compresses worse.
 */
export const chunkGroups: readonly {
  readonly name: string
  readonly test: RegExp
  readonly priority: number
}[] = [
  {
    name: 'react',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/,
    priority: 3,
  },
  // The part of the router that changes pages, and what measures the page, come later than the rest.
  { name: 'create-router', test: /\?changing-pages$|[\\/]routing[\\/]create-router\.ts$/, priority: 3 },
  {
    name: 'site',
    test: new RegExp(
      [
        String.raw`[\\/]node_modules[\\/]react-router`,
        String.raw`virtual:config$`,
        String.raw`[\\/]src[\\/]ui[\\/](?!Dialog|dialog)`,
        String.raw`[\\/]src[\\/]site[\\/](routing|shell|theme|pages[\\/]error)[\\/](?!name-pages)`,
        String.raw`[\\/]src[\\/]site[\\/](config|use-today|offline[\\/](Offline|use-settled)|start[\\/](start-site|wake-on-intent))\.tsx?$|BrokenBridge|not-found\.css`,
        String.raw`[\\/]src[\\/]site[\\/]content[\\/](fill-text\.ts|navigation\.json)$`,
      ].join('|'),
    ),
    priority: 1,
  },
  // What the rules of many forms share, so that each form's own script stands alone.
  { name: 'rules', test: /[\\/]node_modules[\\/](ajv|ajv-formats|fast-deep-equal)[\\/]/, priority: 2 },
]
