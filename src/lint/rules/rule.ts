import type { Report } from '../report/diagnostic'
import type { FormFolder, Workspace } from '../source/form-folder'

/** Looks at one form and tells what it finds; knows nothing of the other forms. */
export type FormRule = (form: FormFolder) => readonly Report[]

/** Looks at all files together. */
export type WorkspaceRule = (workspace: Workspace) => readonly Report[]
