import './preview.css'
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
  Component,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { Router } from 'wouter'
import type { AnswerStore } from '../../form/answer-store'
import type { PreviewOrder, PreviewReport, PreviewOutcome, PreviewView } from '../../form/preview-protocol'
import { ToastProvider } from '../../ui/toast/ToastProvider'
import { FormPage } from '../form-page/FormPage'
import { CardsView, OutcomesView } from './part-views'
import { previewServices, fillAnswerStore, nowhere, showNext, type ShownForm } from './preview-state'
import { bringIntoView, fieldOf, questionAt } from './question-at'

type HearOrder = Extract<PreviewOrder, { kind: 'hear' }>

const SoundPage = lazy(async () => ({ default: (await import('./sound/SoundPage')).SoundPage }))

interface PreviewPageProps {
  /** Call `hear` for every order; returns the unsubscribe function. */
  readonly listen: (hear: (order: PreviewOrder) => void) => () => void
  readonly report: (report: PreviewReport) => void
}

/**
 * The page of a form that is being edited: the visitors' own page, which reports what is typed to the workbench.
 * A definition that cannot be rendered leaves the previous one on screen.
 */
export function PreviewPage({ listen, report }: PreviewPageProps) {
  const [shown, setShown] = useState<ShownForm>()
  const [view, setView] = useState<PreviewView>('form')
  const [edited, setEdited] = useState<string>()
  const [toHear, setToHear] = useState<HearOrder>()
  const drawn = useRef<ShownForm>(undefined)
  const outcome = useRef<PreviewOutcome>('success')

  useEffect(
    () =>
      listen((order) => {
        if (order.kind === 'look') {
          document.documentElement.dataset['theme'] = order.theme
          outcome.current = order.outcome
          setView(order.view)
        } else if (order.kind === 'fill') {
          const { current } = drawn
          if (!current) return
          fillAnswerStore(current.form, current.answerStore, order.answers)
          // Drawn as a new page, without the errors or the receipt of other answers.
          flushSync(() => setShown({ ...current, turn: current.turn + 1 }))
          // Once the page has drawn the answers.
          if (order.isSent) requestAnimationFrame(() => document.querySelector('form')?.requestSubmit())
        } else if (order.kind === 'point') {
          setEdited(order.name)
        } else if (order.kind === 'hear') {
          setToHear(order)
        } else if (order.kind === 'show') {
          const next = showNext(order, drawn.current)
          if (next) setShown(next)
          else report({ kind: 'broken' })
        }
      }),
    [listen, report],
  )
  useEffect(() => report({ kind: 'ready' }), [report])

  const inView = useRef<string>(undefined)
  useEffect(() => {
    const field = edited === undefined ? undefined : fieldOf(edited)
    if (field && inView.current !== edited) bringIntoView(field)
    // A new question is pointed at before the form that has it is shown.
    inView.current = field ? edited : undefined
    field?.setAttribute('data-edited', '')
    return () => field?.removeAttribute('data-edited')
    // oxlint-disable-next-line react/exhaustive-deps -- another form or view has other elements
  }, [edited, shown, view])

  const remember = useCallback((form: ShownForm) => void (drawn.current = form), [])
  const goBack = () => {
    report({ kind: 'broken' })
    setShown(drawn.current)
  }
  if (toHear) {
    return (
      <Suspense>
        <SoundPage order={toHear} report={report} />
      </Suspense>
    )
  }
  if (!shown) return null
  return (
    <RenderGuard key={shown.turn} onError={goBack}>
      <Drawn shown={shown} view={view} report={report} outcome={outcome} onDrawn={remember} />
    </RenderGuard>
  )
}

interface DrawnProps {
  readonly shown: ShownForm
  readonly view: PreviewView
  readonly report: PreviewPageProps['report']
  readonly outcome: RefObject<PreviewOutcome>
  readonly onDrawn: (shown: ShownForm) => void
}

function Drawn({ shown, view, report, outcome, onDrawn }: DrawnProps) {
  const { form, place, cards, answerStore } = shown
  const services = useMemo(() => previewServices(report, () => outcome.current), [report, outcome])
  useEffect(() => {
    onDrawn(shown)
    report({ kind: 'shown' })
    return reportAnswers(answerStore, report)
  }, [shown, answerStore, report, onDrawn])
  useEffect(() => {
    const point = ({ target }: MouseEvent) => {
      const name = questionAt(target, form.order)
      if (name !== undefined) report({ kind: 'pointed', name })
    }
    document.addEventListener('click', point)
    return () => document.removeEventListener('click', point)
  }, [form, report])
  return (
    <Router hook={nowhere}>
      <ToastProvider>
        <main id="main" tabIndex={-1}>
          {view === 'form' && (
            <FormPage form={form} place={place} services={services} answerStore={answerStore} />
          )}
          {view === 'outcomes' && <OutcomesView form={form} />}
          {view === 'card' && <CardsView form={form} cards={cards} />}
        </main>
      </ToastProvider>
    </Router>
  )
}

/** Reports what is typed, now and after each change; answers that change together are reported once. */
function reportAnswers(answerStore: AnswerStore, report: PreviewPageProps['report']): () => void {
  let isDue = false
  const tell = () => {
    isDue = false
    report({ kind: 'typed', answers: answerStore.answers() })
  }
  tell()
  return answerStore.watch(() => {
    if (!isDue) queueMicrotask(tell)
    isDue = true
  })
}

interface RenderGuardProps {
  readonly onError: () => void
  readonly children: ReactNode
}

/**
 * Reports when its children cannot be rendered, and renders nothing instead. Give it a new key with each new content.
 */
class RenderGuard extends Component<RenderGuardProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(): void {
    this.props.onError()
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
