import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

interface StaffPageProps {
  readonly title: ReactNode
  /** At the right of the title: filters, switches, the decision. */
  readonly actions?: ReactNode
  /** Notices between the head and the content. */
  readonly notices?: ReactNode
  readonly children: ReactNode
  /** Columns of the content, named in the style sheet. */
  readonly className?: string
}

/** One screen of the back office: title and tools in one line, content below that fills the window (mockups 50 to 57). */
export function StaffPage({ title, actions, notices, children, className }: StaffPageProps) {
  return (
    <main id="main" tabIndex={-1} className="desk-page">
      <header className="top">
        <h1>{title}</h1>
        <div className="grow">{actions}</div>
      </header>
      {notices}
      <div className={classNames('body', className)}>{children}</div>
    </main>
  )
}
