import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ErrorPage } from './ErrorPage.tsx'

interface ErrorBoundaryProps {
  /** A new value tries again: the error belongs to one place. */
  readonly resetKey: string
  /** What stands in its place; the page of an error by default. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly failed: { readonly error: unknown; readonly at: string } | null
}

/** Keeps a page that broke from taking the app with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: null }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    { failed }: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return failed && failed.at !== '' && failed.at !== resetKey ? { failed: null } : null
  }

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failed: { error, at: '' } }
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    this.setState({ failed: { error, at: this.props.resetKey } })
  }

  override render(): ReactNode {
    const { failed } = this.state
    const { fallback, children } = this.props
    if (!failed) return children
    return fallback === undefined ? <ErrorPage error={failed.error} /> : fallback
  }
}
