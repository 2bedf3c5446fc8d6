import type { Fixture, FormMessage, FormSchema, FormUi, Manifest } from '../../engine/schema/definition'
import type { Loose } from './loose'
import type { Judged, SourceFile } from './source-file'

export type SchemaFile = Judged<Loose<FormSchema>>
export type UiFile = Judged<Loose<FormUi>>
export type MessageFile = Judged<Loose<FormMessage>>
export type FixtureFile = Judged<Loose<Fixture>>
export type ManifestFile = Judged<Loose<Manifest>>

/** Everything in one form's folder. A part that is missing or cannot be understood is absent. */
export interface FormFolder {
  readonly slug: string
  /** The paths of all files there, whether they can be understood or not. */
  readonly paths: readonly string[]
  readonly schema?: SchemaFile
  readonly ui?: UiFile
  readonly message?: MessageFile
  /** The examples by name, in alphabetical order. */
  readonly fixtures: ReadonlyMap<string, FixtureFile>
  /** The messages expected of the examples, by the example's name. */
  readonly goldens: ReadonlyMap<string, SourceFile>
}

/** All files under check, sorted into what they are. */
export interface Workspace {
  readonly paths: readonly string[]
  /** Every file that was read, whether it can be understood or not. */
  readonly sources: ReadonlyMap<string, SourceFile>
  /** Every file that has been held against its grammar. */
  readonly judged: readonly Judged<unknown>[]
  readonly manifest?: ManifestFile
  readonly forms: readonly FormFolder[]
}
