import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './ErrorScreen'

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** With another one, the children are tried again. */
  readonly path?: string
  /** Told the path whose page failed, once the visitor has left it. */
  readonly onLeave?: (path: string) => void
  /** What stands beside the error screen. */
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
