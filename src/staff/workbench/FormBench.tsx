import { useCallback, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Problem } from '../checker/problem'
import { changesOf, conflictsOf, type BenchEvent } from './bench/bench'
import type { HeldBench } from './bench/use-bench'
import type { OpenedForms } from './connection/connection'
import { EditorPane } from './editor/EditorPane'
import type { EditorHandle } from './editor/JsonEditor'
import { offsetAt } from './editor/offset-at'
import { useGoTo } from './editor/use-go-to'
import { vocabularyOf } from './editor/vocabulary'
import { FileChoice } from './files/FileChoice'
import { FileNav } from './files/FileNav'
import { filesOfForm, slugsIn } from './files/files-of-form'
import { fileOf } from './files/form-file'
import { routeTo } from './files/routes'
import { SeePane } from './preview/SeePane'
import { offsetOfPlace } from './problems/offset-of-place'
import { applyEdits } from './problems/apply-edits'
import { ProblemPanel, problemTitleId } from './problems/ProblemPanel'
import { countByFile, problemsOf } from './problems/problems-of'
import type { CheckResult } from './problems/use-problems'
import { readCards } from './rehearsal/read-cards'
import type { PlacedText } from './rehearsal/text-groups'
import { useForm } from './rehearsal/use-form'
import { useSurroundings } from './surroundings'
import { ConflictNotice } from './save/ConflictNotice'
import { FormBar, formTitleId } from './save/FormBar'
import { addressOnSite } from './files/address-on-site'
import type { Files } from './files/change'

interface FormBenchProps {
  readonly slug: string
  readonly path: string
  readonly held: HeldBench
  /** The files once typing has paused. */
  readonly settled: Files
  readonly check: CheckResult
  readonly opened: OpenedForms
}

/** Everything about one form: its files on the left, what comes of them on the right. */
export function FormBench({ slug, path, held, settled, check, opened }: FormBenchProps) {
  const { bench, files, send } = held
  const { desk } = useSurroundings()
  const [, navigate] = useLocation()
  const [isLarge, setLarge] = useState(false)
  const editor = useRef<EditorHandle>(null)

  const placed = useMemo(() => {
    const deleted = [...bench.drafts]
      .filter(([, { text }]) => text === null)
      .map(([path]) => [path, ''] as const)
    return filesOfForm(new Map([...files, ...deleted]), slug)
  }, [files, bench.drafts, slug])
  const here = placed.find((each) => each.path === path)
  const problems = useMemo(() => problemsOf(check.problems, slug), [check.problems, slug])
  const counts = useMemo(() => countByFile(problems.own), [problems])
  const words = useMemo(() => vocabularyOf(settled, slug), [settled, slug])
  const cards = useMemo(() => readCards(settled), [settled])
  const reading = useForm(settled, slug)
  const text = files.get(path) ?? ''
  const marked = useMemo(
    () => (check.files?.get(path) === text ? check.problems.filter(({ file }) => file === path) : []),
    [check, path, text],
  )

  const goTo = useGoTo(slug, path, editor)
  const goToPlace = (file: string, offset: number) => {
    setLarge(false)
    goTo(file, offset)
  }

  const onChange = useCallback((path: string, text: string) => send({ type: 'edited', path, text }), [send])
  const onMend = ({ file, fix }: Problem) => {
    const before = files.get(file)
    // The edits are for the text that was checked, and for no other.
    if (!fix || before === undefined || before !== check.files?.get(file)) return
    onChange(file, applyEdits(before, fix))
    document.getElementById(problemTitleId)?.focus()
  }
  const onRepair = async (): Promise<number> => {
    const repairs = [...(await desk.repair(files))].filter(([file]) => fileOf(file)?.slug === slug)
    for (const [path, text] of repairs) send({ type: 'edited', path, text })
    document.getElementById(problemTitleId)?.focus()
    return repairs.length
  }
  const discard = () => {
    send({ type: 'reverted', paths: changesOf(bench, slug).map(({ path }) => path) })
    // A form that was never saved is gone with its changes.
    if (!slugsIn(bench.disk).includes(slug)) navigate('/')
  }
  const firstProblem = problems.own[0]
  const showProblems = () => {
    if (firstProblem && firstProblem.file !== path) navigate(routeTo(slug, firstProblem.file))
    document.getElementById(problemTitleId)?.focus()
  }
  const settle = (event: BenchEvent) => {
    send(event)
    document.getElementById(formTitleId)?.focus()
  }
  const onEditText = ({ file, path: steps }: PlacedText) =>
    goToPlace(file, offsetAt(files.get(file) ?? '', steps))
  const onKeepExample = (file: string, text: string) => {
    onChange(file, text)
    navigate(routeTo(slug, file))
  }

  return (
    <div className={`form-bench ${isLarge ? 'form-bench-large' : ''}`}>
      <FormBar
        slug={slug}
        title={reading.form?.schema.title ?? slug}
        address={addressOnSite(slug)}
        canSave={opened.canSave}
        changes={changesOf(bench, slug)}
        files={files}
        isKept={held.isKept}
        problems={problems.own.length}
        hasConflict={conflictsOf(bench, slug).length > 0}
        send={send}
        onShowProblems={showProblems}
        onDiscard={discard}
      />
      {conflictsOf(bench, slug).map((change) => (
        <ConflictNotice
          key={change.path}
          mine={change}
          theirs={bench.disk.get(change.path)}
          onKeep={() => settle({ type: 'kept', path: change.path })}
          onTake={() => settle({ type: 'reverted', paths: [change.path] })}
        />
      ))}
      <div className="form-columns">
        <FileNav slug={slug} files={placed} path={path} drafts={bench.drafts} problems={counts} />
        <section className="editor-pane" aria-labelledby="editor-title">
          <FileChoice slug={slug} files={placed} path={path} problems={counts} />
          {here && (
            <EditorPane
              ref={editor}
              placed={here}
              text={text}
              draft={bench.drafts.get(path)}
              words={words}
              problems={marked}
              onChange={onChange}
              onRevert={() => send({ type: 'reverted', paths: [path] })}
              onDelete={() => send({ type: 'edited', path, text: null })}
            />
          )}
          <ProblemPanel
            check={check}
            problems={problems}
            path={path}
            onGo={(place) => goToPlace(place.file, offsetOfPlace(files.get(place.file) ?? '', place))}
            onMend={onMend}
            onRepair={onRepair}
          />
        </section>
        <SeePane
          slug={slug}
          reading={reading}
          files={settled}
          cards={cards}
          inbox={opened.inbox}
          isLarge={isLarge}
          onLarge={setLarge}
          onEditText={onEditText}
          onKeepExample={onKeepExample}
        />
      </div>
    </div>
  )
}
