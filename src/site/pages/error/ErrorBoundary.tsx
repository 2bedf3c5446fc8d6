import '../not-found/not-found.css'
import './error.css'
import { Component, type ReactNode, useEffect } from 'react'
import { Button, buttonClass } from '../../../ui/Button'
import { BrokenBridge } from '../not-found/BrokenBridge'
import texts from './error.json'

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** With another one, the children are tried again. */
  readonly path?: string
  /** Told the path whose page failed, once the visitor has left it. */
  readonly onLeave?: (path: string) => void
  /** What is shown beside the error screen. */
  readonly after?: ReactNode
  /** The shell is gone too, so the screen is the page's main part. */
  readonly bare?: boolean
}

interface ErrorBoundaryState {
  readonly path: string | undefined
  /** In a list, as anything may be thrown, `undefined` too. */
  readonly caught?: readonly [unknown] | undefined
}

/** Shows the default error screen in place of what could not be drawn. React itself prints the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { path: this.props.path }

  static getDerivedStateFromError(error: unknown): Pick<ErrorBoundaryState, 'caught'> {
    return { caught: [error] }
  }

  static getDerivedStateFromProps({ path }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return path === state.path ? null : { path, caught: undefined }
  }

  override componentDidUpdate({ path }: ErrorBoundaryProps, { caught }: ErrorBoundaryState): void {
    if (caught && path !== undefined && path !== this.props.path) this.props.onLeave?.(path)
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

/** The default error screen (specification, sections 2 and 8): its heading, and the error's message. */
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
            {/* A real load of the home page: what broke may be the part that changes pages. */}
            <a className={buttonClass('secondary')} href="/">
              {texts.home}
            </a>
          </div>
        </div>
      </div>
    </div>
  )
}
