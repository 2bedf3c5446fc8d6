import type { FormFileKind } from '../../form-files'
import type { Grammar } from '../../../lint/schema/grammar'
import fixtures from '../../../../forms/_schema/fixtures.schema.json'
import manifest from '../../../../forms/_schema/manifest.schema.json'
import message from '../../../../forms/_schema/message.schema.json'
import schema from '../../../../forms/_schema/schema.schema.json'
import ui from '../../../../forms/_schema/ui.schema.json'

/** The grammar of each kind of file, as editors know it by the file's `$schema`; a snapshot has none. */
export const grammars: Readonly<Record<FormFileKind, Grammar>> = {
  schema,
  ui,
  message,
  manifest,
  fixtures,
  snapshot: {},
}
