import type { Fixtures, FormMessage, FormSchema, FormUi, Manifest } from '../../engine/schema/definition'
import type { ValidatedFile, SourceFile } from './source-file'

export type SchemaFile = ValidatedFile<DeepPartial<FormSchema>>
export type UiFile = ValidatedFile<DeepPartial<FormUi>>
export type MessageFile = ValidatedFile<DeepPartial<FormMessage>>
export type FixturesFile = ValidatedFile<DeepPartial<Fixtures>>
export type ManifestFile = ValidatedFile<DeepPartial<Manifest>>

/** Everything in one form's folder. A part that is missing or cannot be parsed is absent. */
export interface FormFolder {
  readonly slug: string
  /** The paths of all files there, whether they can be parsed or not. */
  readonly paths: readonly string[]
  readonly schema: SchemaFile | undefined
  readonly ui: UiFile | undefined
  readonly message: MessageFile | undefined
  readonly fixtures: FixturesFile | undefined
  /** The messages of the valid fixtures, written by a command. */
  readonly snapshot: SourceFile | undefined
}

/** All linted files, sorted by kind. */
export interface Workspace {
  readonly paths: readonly string[]
  /** Every file that was read, whether it can be parsed or not. */
  readonly sources: ReadonlyMap<string, SourceFile>
  /** Every file that was validated against its grammar, by its path. */
  readonly validated: ReadonlyMap<string, ValidatedFile<unknown>>
  readonly manifest?: ManifestFile
  readonly forms: readonly FormFolder[]
}

/** A value of which any part may be missing: a file without its mistakes. */
export type DeepPartial<T> = T extends readonly (infer Item)[]
  ? readonly DeepPartial<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]?: DeepPartial<T[Key]> | undefined }
    : T
