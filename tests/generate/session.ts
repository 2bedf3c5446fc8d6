import type { Run } from '../../src/generate/cli/run-fix'
import { withChanges } from '../../src/generate/fix/file-changes'
import type { WorkspaceFiles } from '../../src/lint/source/read-workspace'
import { cache, sampleForms } from './sample-forms'

/** A command run on files in memory by a person who types these lines. */
export async function session(
  command: (run: Run) => Promise<number>,
  {
    files = sampleForms,
    args = [],
    lines = [],
    saved = (now) => now,
  }: {
    files?: WorkspaceFiles
    args?: string[]
    lines?: string[]
    /** What an editor saves while the command asks. */
    saved?: (now: WorkspaceFiles) => WorkspaceFiles
  },
) {
  const state = { files, shown: '', writes: 0 }
  const typed = [...lines]
  const code = await command({
    args,
    cache,
    conversation: {
      say: (text) => void (state.shown += `${text}\n`),
      ask: async (question) => {
        state.shown += question
        state.files = saved(state.files)
        return typed.shift()
      },
    },
    read: () => Promise.resolve(state.files),
    update: async (_, change) => {
      const fixes = change(state.files)
      if (typeof fixes === 'string') return fixes
      state.shown += '<written>'
      state.writes += fixes.size
      state.files = withChanges(state.files, fixes)
      return undefined
    },
  })
  return { ...state, code }
}
