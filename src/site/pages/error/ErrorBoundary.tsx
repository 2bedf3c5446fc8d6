import '../not-found/not-found.css'
import './error.css'
import { Component, type ReactNode, useEffect } from 'react'
import { Button, buttonClass } from '../../../ui/Button'
import { BrokenBridge } from '../not-found/BrokenBridge'
import texts from './error.json'

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** When it changes, the children are rendered again. */
  readonly path?: string
  /** What is shown beside the error screen. */
  readonly after?: ReactNode
  /** Whether the shell is gone too, so that the error screen is the page's main part. */
  readonly bare?: boolean
}

interface ErrorBoundaryState {
  readonly path: string | undefined
  /** Wrapped in a list, because anything may be thrown, even `undefined`. */
  readonly caught?: readonly [unknown] | undefined
}

/** Shows the default error screen instead of children that throw. React itself logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { path: this.props.path }

  static getDerivedStateFromError(error: unknown): Pick<ErrorBoundaryState, 'caught'> {
    return { caught: [error] }
  }

  static getDerivedStateFromProps({ path }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return path === state.path ? null : { path, caught: undefined }
  }

  override render(): ReactNode {
    const { children, after, bare } = this.props
    const { caught } = this.state
    if (!caught) return children
    const screen = <ErrorScreen error={caught[0]} />
    if (bare) return <main id="main">{screen}</main>
    return (
      <>
        {screen}
        {after}
      </>
    )
  }
}

/** The default error screen: its heading, and the error's message (specification.md, 2.019). */
function ErrorScreen({ error }: { readonly error: unknown }) {
  useEffect(() => void (document.title = texts.heading), [])
  return (
    <div className="sky not-found">
      <div className="not-found-row">
        <BrokenBridge />
        <div>
          <h1>{texts.heading}</h1>
          <pre className="error-message">{error instanceof Error ? error.message : String(error)}</pre>
          <p>{texts.drafts}</p>
          <div className="not-found-ways">
            <Button kind="primary" icon="reload" onClick={() => location.reload()}>
              {texts.reload}
            </Button>
            {/* A full load of the home page: the router may be what failed. */}
            <a className={buttonClass('secondary')} href="/">
              {texts.home}
            </a>
          </div>
        </div>
      </div>
    </div>
  )
}
