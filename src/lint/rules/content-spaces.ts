import { fileKind } from '../source/file-kind'
import { contentTexts } from '../words/content-texts'
import type { WorkspaceRule } from './rule'
import { spacesIn } from './stray-spaces'

/** Spaces too many in a text of the page content, or in one of a card. */
export const contentSpaces: WorkspaceRule = ({ judged }) =>
  judged
    .filter(({ path }) => ['content', 'manifest'].includes(fileKind(path).kind))
    .flatMap((file) => contentTexts(file).flatMap(spacesIn))
