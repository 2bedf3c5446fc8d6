import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { currentFormPath } from '../../catalog/current-form'
import { formSlugs, readCurrentForm } from '../../catalog/read-definitions'
import type { SiteConfig } from '../../site/config'

/** Write each form's current version beside its page: see `fetchCurrentForm`. */
export function writeCurrentForms(
  folder: string,
  forms: string,
  { webhooks }: Pick<SiteConfig, 'webhooks'>,
): void {
  for (const slug of formSlugs(forms)) {
    const file = join(folder, currentFormPath(slug))
    // Where the contact page is the only form, no page of a form has created the folder.
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(readCurrentForm(slug, webhooks, forms)))
  }
}
