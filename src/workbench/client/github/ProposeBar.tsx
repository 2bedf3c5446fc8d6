import { useCallback, useMemo, useState } from 'react'
import { fillText } from '../../../engine/fill-text'
import type { Location } from '../../../lint/report/diagnostic'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/icons/Icon'
import { Status } from '../../../ui/Status'
import type { GitHubPlace } from '../api/api'
import type { Change, Files } from '../files/change'
import { nameOfPath } from '../files/describe-file'
import { textsOf } from '../files/form-texts'
import { describeChanges } from './describe-changes'
import type { CheckNote, ProposalState } from './follow-proposal'
import type { Proposal } from './propose'
import { ProposeDialog } from './ProposeDialog'
import texts from './texts.json'
import { useFollowing, useProposals } from './use-proposals'

interface ProposeBarProps {
  readonly slug: string
  readonly place: GitHubPlace
  readonly changes: readonly Change[]
  /** The forms in the repository, and with the changes made here. */
  readonly disk: Files
  readonly files: Files
  readonly hasConflict: boolean
  readonly onGo: (place: Location) => void
}

/** The button to propose a form's changes, and the state of its proposal. */
export function ProposeBar(props: ProposeBarProps) {
  const { slug, place, changes, disk, files, hasConflict, onGo } = props
  const { proposals, followed, repository: connected } = useProposals()
  const [isOpen, setOpen] = useState(false)
  const [failure, setFailure] = useState<string>()
  const onFailure = useCallback((why: string | undefined) => setFailure(why), [])
  useFollowing(slug, onFailure)
  const proposal = proposals.get(slug)
  const state = followed.get(slug)
  const isOver = state?.state === 'merged' || state?.state === 'closed'
  const isNew = !proposal || isOver || proposal.number === undefined
  const hasMore = changes.length > 0 && (isNew || isOther(proposal, changes))
  const cannot = !hasMore || hasConflict
  const words = useMemo(
    () => (isOpen ? describeChanges(slug, textsOf(disk, slug), textsOf(files, slug)) : undefined),
    [isOpen, slug, disk, files],
  )
  return (
    <>
      <Button kind="primary" aria-disabled={cannot} onClick={() => !cannot && setOpen(true)}>
        {isNew ? texts.propose : texts.change}
      </Button>
      <div className="proposal-status">
        <Status>
          {proposal && (
            <>
              {wordsFor(proposal, state)} {!isNew && hasMore && texts.status.since}{' '}
              {failure !== undefined && failedWords(failure)}
            </>
          )}
        </Status>
        {proposal?.page !== undefined && (
          <a href={proposal.page} target="_blank" rel="noreferrer">
            {texts.status.link}
          </a>
        )}
        {proposal?.number !== undefined && !connected && (
          <button type="button" className="tool" onClick={() => setOpen(true)}>
            {texts.status.connect}
          </button>
        )}
        {state?.state === 'red' && <Notes notes={state.notes} onGo={onGo} />}
      </div>
      <ProposeDialog open={isOpen} slug={slug} place={place} words={words} onClose={() => setOpen(false)} />
    </>
  )
}

/** The results of the checks, each with a link to its place. */
function Notes({
  notes,
  onGo,
}: {
  readonly notes: readonly CheckNote[]
  readonly onGo: (place: Location) => void
}) {
  return (
    <ul className="plain-list proposal-notes">
      {notes.map(({ file, line, column, text }) => (
        <li key={`${file} ${line} ${text}`}>
          <button
            type="button"
            className="tool"
            onClick={() => onGo({ file, line, column, endLine: line, endColumn: column })}
          >
            <Icon name="arrow-right" size={20} />
            {fillText(texts.status.place, { file: nameOfPath(file), line })}
          </button>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

function wordsFor({ number }: Proposal, state: ProposalState | undefined): string {
  if (number === undefined) return texts.status.begun
  return fillText(texts.status[state?.state ?? 'unknown'], { number })
}

function failedWords(reason: string): string {
  const why = Object.entries(texts.failures).find(([name]) => name === reason)?.[1] ?? ''
  return fillText(texts.status.failed, { why: fillText(why, { wait: texts.waits.unknown, message: '' }) })
}

/** Whether the changes here differ from the proposed ones. */
function isOther({ texts: proposed }: Proposal, changes: readonly Change[]): boolean {
  const isSame = changes.every(({ path, text }) => path in proposed && proposed[path] === text)
  return !isSame || Object.keys(proposed).length !== changes.length
}
