import type { ReactNode } from 'react'

interface FoldProps {
  readonly title: string
  /** Opened by itself, e.g. where something inside is filled or wrong. */
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** What few need, behind its title. */
export function Fold({ title, isOpen, children }: FoldProps) {
  return (
    <details className="price-fold" open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
