import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { currentFormPath } from '../../catalog/current-form'
import { formSlugs, readCurrentForm } from '../../catalog/read-definitions'
import type { SiteConfig } from '../../site/config'

/** Write beside each form's page what the form is, and where it goes: see `fetchCurrentForm`. */
export function writeCurrentForms(folder: string, forms: string, { webhooks }: SiteConfig): void {
  for (const slug of formSlugs(forms)) {
    const current = readCurrentForm(slug, webhooks, forms)
    writeFileSync(join(folder, currentFormPath(slug)), JSON.stringify(current))
  }
}
