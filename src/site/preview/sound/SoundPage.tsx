import { useEffect, useRef, useState } from 'react'
import { Router } from 'wouter'
import { compileForm } from '../../../engine/schema/compile-form'
import { todayAt } from '../../../engine/schema/dates'
import { withoutDoors } from '../../../engine/schema/without-doors'
import type { PreviewOrder, PreviewReport } from '../../../form/preview-protocol'
import { ToastProvider } from '../../../ui/toast/ToastProvider'
import { FormPage } from '../../form-page/FormPage'
import { nowhere, previewServices } from '../preview-state'
import { datesWithin } from './dates-within'
import { hearForm, holdDelivery } from './hear-form'

interface SoundPageProps {
  readonly order: Extract<PreviewOrder, { kind: 'hear' }>
  readonly report: (report: PreviewReport) => void
}

/** A form's page that fills itself in, open whatever the time is, and reports what a screen reader says. */
export function SoundPage({ order, report }: SoundPageProps) {
  const { definition, place } = order
  const page = useRef<HTMLElement>(null)
  const [form] = useState(() => compileForm({ ...definition, ui: withoutDoors(definition.ui) }))
  const [delivery] = useState(holdDelivery)
  const [services] = useState(() => ({
    ...previewServices(report, () => 'success'),
    deliver: delivery.deliver,
  }))
  const [answers] = useState(() => {
    const now = services.now()
    return datesWithin(form, order.answers, todayAt(now.getTime(), -now.getTimezoneOffset()))
  })
  useEffect(() => {
    const hear = async (page: HTMLElement) => {
      const steps = await hearForm({
        form,
        answers,
        page,
        delivery,
        act,
        yieldToMain: createYield(),
        onProgress: (progress) => report({ kind: 'hearing', ...progress }),
      })
      report({ kind: 'heard', steps })
    }
    if (page.current) void hear(page.current)
    const stop = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') report({ kind: 'stopped' })
    }
    document.addEventListener('keydown', stop)
    return () => document.removeEventListener('keydown', stop)
  }, [form, answers, delivery, report])
  return (
    <Router hook={nowhere}>
      <ToastProvider>
        <main id="main" tabIndex={-1} ref={page}>
          <FormPage form={form} place={place} services={services} />
        </main>
      </ToastProvider>
    </Router>
  )
}

/** The longest time without a yield, in milliseconds. */
const longest = 20

/** Lets the page draw and answer, as often as it takes: workbench and recording share a thread. */
function createYield(): () => Promise<void> {
  let last = performance.now()
  return async () => {
    if (performance.now() - last < longest) return
    await act(() => undefined, 0)
    last = performance.now()
  }
}

function act(action: () => void, milliseconds: number): Promise<void> {
  action()
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
