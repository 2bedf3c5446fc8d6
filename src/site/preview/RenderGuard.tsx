import { Component, type ReactNode } from 'react'

interface RenderGuardProps {
  readonly onError: () => void
  readonly children: ReactNode
}

/** Tells when what it holds cannot be drawn, and draws nothing in its place. Give it a new key with each new content. */
export class RenderGuard extends Component<RenderGuardProps, { readonly failed: boolean }> {
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
