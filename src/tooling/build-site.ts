import { buildInto } from './build-into'
import { buildPages } from './build-pages'
import { checkReport } from './check-report'
import { formTable } from './emit/form-table'
import { writePreviews } from './previews/write-previews'
import { writeServiceWorker } from './emit/service-worker'
import { readOldAssets, writeOldAssets } from './emit/old-assets'
import { packFolder } from './emit/pack'
import { writeSideFiles, writeCurrentForms } from './emit/side-files'
import { readConfig } from './environment'
import { findLeaks, leaksIn } from './publish-checks'
import { formsFolder, readManifest } from '../catalog/read-definitions'
import { formPath } from '../catalog/form-path'
import type { Environment } from './site-config'
import texts from './texts.json'

interface BuildOptions {
  /** The folder to write to, as an absolute path: see `outFolder` and `buildInto`. */
  readonly outDir: string
  readonly env: Environment
  /** For measurements: a folder of forms that are not linted, instead of `forms/`. Never publish the result. */
  readonly unchecked?: string
  readonly showForms?: boolean
}

/**
 * Build the visitors' site into a folder that any static host can serve. Prints what is missing from the configuration;
 * returns false, with a report printed, when the forms or the configuration are wrong.
 */
export async function buildSite({ outDir, env, unchecked, showForms }: BuildOptions): Promise<boolean> {
  const found = unchecked === undefined ? checkReport() : undefined
  if (found !== undefined) return refuse(found)
  const { config, problems, missing, secrets } = readConfig(env)
  if (problems.length > 0) return refuse(listed(texts.badConfigHeading, problems))
  if (missing.length > 0) console.warn(listed(texts.missingWebhooksHeading, missing))
  const forms = unchecked ?? formsFolder
  return buildInto(outDir, async (folder) => {
    const pages = await buildPages({ config, folder, forms })
    if (!pages) return false
    const unlisted = (readManifest(forms).unlisted ?? []).map(formPath)
    writeSideFiles(folder, config, pages.paths, unlisted)
    writeCurrentForms(folder, forms, config)
    await writePreviews(folder, forms, config.network.name)
    await writeServiceWorker(folder, config)
    const leaks = config.relay === undefined ? [] : findLeaks(folder, secrets)
    if (leaks.length > 0) return refuse(listed(texts.leakHeading, leaks))
    // Old assets come after the service worker is written, because it caches this version only. Those from
    // before the site had a relay contain webhooks.
    const isSafe = (name: string, text: Buffer) =>
      config.relay === undefined || leaksIn(name, text.toString('latin1'), secrets).length === 0
    const old = readOldAssets(outDir)
    const files = new Map([...old.files].filter(([name, text]) => isSafe(name, text)))
    writeOldAssets(folder, { ...old, files })
    await packFolder(folder)
    if (showForms) console.log(formTable(folder, forms, pages.forms))
    return true
  })
}

function refuse(report: string): false {
  console.error(report)
  return false
}

export function listed(heading: string, lines: readonly string[]): string {
  return [heading, ...lines.map((line) => `  ${line}`)].join('\n')
}
