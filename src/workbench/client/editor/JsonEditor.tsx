import { openSearchPanel } from '@codemirror/search'
import { Annotation, EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react'
import type { Diagnostic } from '../../../lint/diagnostic'
import texts from '../texts.json'
import styles from './code-mirror.css?inline'
import { showDiagnostics } from './inline-diagnostics'
import { editorSetup, type EditedFile } from './editor-setup'

/** The editor's methods for other components. Offsets are UTF-16 units. */
export interface EditorHandle {
  /** Open the find and replace panel. */
  readonly find: () => void
  /** Move the cursor there, scroll it into view, and focus the editor. */
  readonly goTo: (offset: number) => void
}

interface JsonEditorProps extends EditedFile {
  readonly ref: Ref<EditorHandle>
  readonly path: string
  readonly text: string
  /** The diagnostics of exactly this text; undefined until it has been checked. */
  readonly diagnostics: readonly Diagnostic[] | undefined
  readonly onChange: (path: string, text: string) => void
  readonly onCursor: (offset: number) => void
}

const leaveHintId = 'leave-hint'

/** Marks a change made by the page, which need not be reported to it. */
const fromPage = Annotation.define<true>()

/**
 * A code editor for one JSON file, whose line ends stay as they are. Each path keeps its own cursor as long as the editor
 * is mounted. It is in a shadow root: its styles are adopted sheets there, which the page's policy need not allow.
 */
export function JsonEditor(props: JsonEditorProps) {
  const { ref, path, text: file, diagnostics } = props
  const text = withoutReturns(file)
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const left = useRef(new Map<string, EditorState>())
  // The texts that were reported and are not in `text` yet: a page that lags behind must not undo the last keystrokes.
  const pending = useRef<string[]>([])
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })

  // Only another path creates a new state; the effect below updates the text.
  useLayoutEffect(() => {
    const tellCursor = ({ doc, selection: { main } }: EditorState) => {
      const { text: written, onCursor } = latest.current
      onCursor(withLineEndsOf(written, doc.sliceString(0, main.head)).length)
    }
    const extensions = [
      editorSetup(latest, leaveHintId),
      EditorView.updateListener.of(({ docChanged, selectionSet, state, transactions }) => {
        if (docChanged && !transactions.some((transaction) => transaction.annotation(fromPage))) {
          pending.current.push(state.doc.toString())
          latest.current.onChange(path, withLineEndsOf(latest.current.text, state.doc.toString()))
        }
        if (docChanged || selectionSet) tellCursor(state)
      }),
    ]
    const state = left.current.get(path) ?? EditorState.create({ doc: text, extensions })
    const shown = (view.current ??= createView(host.current))
    const states = left.current
    shown.setState(state)
    tellCursor(state)
    return () => void states.set(path, shown.state)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [path])

  useLayoutEffect(() => {
    const heard = pending.current.indexOf(text)
    pending.current = heard < 0 ? [] : pending.current.slice(heard + 1)
    const before = view.current?.state.doc.toString() ?? text
    if (heard >= 0 || before === text) return
    view.current?.dispatch({ changes: smallestChange(before, text), annotations: fromPage.of(true) })
  }, [path, text])
  useEffect(() => {
    const shown = view.current
    if (diagnostics && shown?.state.doc.toString() === text)
      shown.dispatch({ effects: showDiagnostics.of(placedInEditor(file, diagnostics)) })
  }, [path, file, text, diagnostics])
  useEffect(
    () => () => {
      view.current?.destroy()
      view.current = undefined
    },
    [],
  )
  useImperativeHandle(ref, () => ({
    find: () => void (view.current && openSearchPanel(view.current)),
    goTo: (offset) => {
      const place = withoutReturns(latest.current.text.slice(0, offset)).length
      const at = Math.min(place, view.current?.state.doc.length ?? 0)
      view.current?.dispatch({
        selection: { anchor: at },
        effects: EditorView.scrollIntoView(at, { y: 'center' }),
      })
      view.current?.focus()
    },
  }))
  return <div className="json-editor" ref={host} />
}

function createView(host: HTMLElement | null): EditorView {
  if (!host) throw new Error('The editor has no place on the page.')
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const hint = document.createElement('p')
  hint.id = leaveHintId
  hint.hidden = true
  hint.textContent = texts.editor.leave
  const place = document.createElement('div')
  // The policy forbids style attributes in markup, but scripts may set styles.
  place.style.height = '100%'
  root.replaceChildren(hint, place)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  // CodeMirror puts its own sheet before it.
  root.adoptedStyleSheets = [sheet]
  return new EditorView({ parent: place, root })
}

/**
 * The one replacement that turns a text into another, in UTF-16 units, as small as possible, so that a cursor
 * outside it does not move.
 * @example smallestChange('abc', 'aXc') // => { from: 1, to: 2, insert: 'X' }
 */
export function smallestChange(before: string, after: string) {
  const shorter = Math.min(before.length, after.length)
  let same = 0
  while (same < shorter && before[same] === after[same]) same += 1
  let tail = 0
  while (tail < shorter - same && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  return { from: same, to: before.length - tail, insert: after.slice(same, after.length - tail) }
}

/** A file's text as the editor has it: each line ends with a line feed alone. */
function withoutReturns(file: string): string {
  return file.replaceAll(/\r\n?/g, '\n')
}

/**
 * A text of the editor with the line ends of the file that it is in.
 * @example withLineEndsOf('{\r\n}', '{\n\n}') // => '{\r\n\r\n}'
 */
function withLineEndsOf(file: string, text: string): string {
  return file.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text
}

/** The diagnostics of a file at their places in the editor. */
function placedInEditor(file: string, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  if (!file.includes('\r')) return diagnostics
  const at = (offset: number) => withoutReturns(file.slice(0, offset)).length
  return diagnostics.map(({ fix, ...diagnostic }) => ({
    ...diagnostic,
    start: at(diagnostic.start),
    end: at(diagnostic.end),
    ...(fix && {
      fix: fix.map(({ start, end, text }) => ({
        start: at(start),
        end: at(end),
        text: withoutReturns(text),
      })),
    }),
  }))
}
