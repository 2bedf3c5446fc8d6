import { useState } from 'react'
import { jsonIn } from '../../../engine/json'
import { propertiesOf } from '../../../engine/properties-of'
import { questionKinds } from '../../../generate/new/new-form-answers'
import { nothingToAdd, type AddPlan } from '../panels/form-in-panels'
import { useServices } from '../services'
import { writeStored } from '../store/drafts'

const prefix = 'workbench-adding:'

/**
 * What is being added to the questions of a form, and how to change it. It is stored in the browser, so that it survives a
 * look at other parts or forms, and a reload.
 */
export function useAddPlan(slug: string): readonly [plan: AddPlan, change: (plan: AddPlan) => void] {
  const { storage } = useServices()
  const key = prefix + slug
  const [plan, setPlan] = useState(() => planIn(jsonIn(storage?.getItem(key) ?? null)))
  const change = (next: AddPlan) => {
    setPlan(next)
    if (storage) writeStored(storage, key, next.what && next)
  }
  return [plan, change]
}

/** A stored plan; without one that can be read, nothing is being added. */
function planIn(stored: unknown): AddPlan {
  const { what, question, heading, above } = propertiesOf(stored)
  const { label, kind, options, mustAnswer } = propertiesOf(question)
  if (what !== 'question' && what !== 'section') return nothingToAdd
  return {
    what,
    question: {
      label: textIn(label),
      kind: questionKinds.find((each) => each === kind) ?? nothingToAdd.question.kind,
      options: textIn(options),
      mustAnswer: mustAnswer !== false,
    },
    heading: textIn(heading),
    ...(typeof above === 'string' && { above }),
  }
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
