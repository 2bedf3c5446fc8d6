import { useMemo, useState } from 'react'
import type { CompiledForm } from '../../../../engine/schema/form'
import type { Files } from '../../files/change'
import { pathOfPart } from '../../files/form-texts'
import { readForm } from './read-form'

/** The form of the last valid definition, and the file that prevents reading a newer one. */
export interface PreviewForm {
  readonly form: CompiledForm | undefined
  readonly brokenPath: string | undefined
}

/** The form in the current files; while they are broken, the last one that could be read. */
export function useForm(files: Files, slug: string): PreviewForm {
  const [schema, ui, message] = (['schema', 'ui', 'message'] as const).map((part) =>
    files.get(pathOfPart(slug, part)),
  )
  // Other files change with every key; only these three affect the form.
  // oxlint-disable-next-line react/exhaustive-deps
  const reading = useMemo(() => readForm(files, slug), [slug, schema, ui, message])
  const [last, setLast] = useState(reading)
  if (reading.ok && last !== reading) setLast(reading)
  const usable = reading.ok ? reading : last
  return {
    form: usable.ok && usable.form.slug === slug ? usable.form : undefined,
    brokenPath: reading.ok ? undefined : reading.path,
  }
}
