import { useState, type RefObject } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { fillText } from '../../engine/fill-text'
import type { HeldBench } from './bench/use-bench'
import type { OpenedForms } from './connection/connection'
import { FormBench, type FormBenchProps } from './form/FormBench'
import { slugsIn } from './files/files-of-form'
import { pathOfRoute, routeTo } from './files/routes'
import { NewFormPage } from './new-form/NewFormPage'
import { useProblems } from './problems/use-problems'
import { FormList } from './start/FormList'
import texts from './texts.json'
import { useArrival } from './use-arrival'
import { useSettled } from './use-settled'
import { useTitle } from './use-title'

interface OpenedProps {
  readonly held: HeldBench
  readonly opened: OpenedForms
  readonly main: RefObject<HTMLElement | null>
}

/** How long typing must pause before anything but the editor follows, in milliseconds. */
const pause = 250

/** The pages, once the forms are there: the list, a new form, one form. */
export function Opened({ held, opened, main }: OpenedProps) {
  useArrival(main)
  const { files, bench } = held
  const settled = useSettled(files, pause)
  const check = useProblems(settled)
  return (
    <Switch>
      <Route path="/forms/:slug/*?">
        {({ slug, '*': rest = '' }) => (
          <FormRoute
            key={slug}
            slug={slug}
            path={pathOfRoute(slug, rest)}
            held={held}
            settled={settled}
            check={check}
            opened={opened}
          />
        )}
      </Route>
      <Route path="/new">
        <NewFormPage files={files} send={held.send} />
      </Route>
      <Route>
        <FormList files={files} drafts={bench.drafts} check={check} canSave={opened.canSave} />
      </Route>
    </Switch>
  )
}

/** One form; the list once it is gone while it is looked at, because its deletion is saved or it was never saved. */
function FormRoute(props: FormBenchProps) {
  const { slug, path, held } = props
  const { files, bench } = held
  // A form that goes with the next save can still be looked at, and kept.
  const isThere = [...slugsIn(files), ...slugsIn(bench.disk)].includes(slug)
  const [wasThere] = useState(isThere)
  if (!isThere) return wasThere ? <Redirect to="/" replace /> : <Missing slug={slug} />
  if (!files.has(path) && !bench.drafts.has(path)) return <Redirect to={routeTo(slug)} replace />
  return <FormBench {...props} />
}

function Missing({ slug }: { readonly slug: string }) {
  useTitle()
  return (
    <div className="page">
      <h1>{fillText(texts.missing.title, { slug })}</h1>
      <p>{texts.missing.text}</p>
    </div>
  )
}
