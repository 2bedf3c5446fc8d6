import texts from '../texts.json'
import { fileOf, type FormFile } from '../../form-files'

/** What staff call a file, such as "Questions". */
export function fileName(file: FormFile): string {
  return texts.files[file.kind].name
}

/** The end of a path, such as "ui.json"; it is what tells a file from the panel that edits a part of it. */
export function baseName(path: string): string {
  return path.split('/').at(-1) ?? path
}

/** What staff call the file at a path, for use in a sentence, such as "Page (ui.json)"; an unknown file keeps its path. */
export function nameOfPath(path: string): string {
  const file = fileOf(path)
  if (!file) return path
  return `${fileName(file)} (${baseName(path)})`
}
