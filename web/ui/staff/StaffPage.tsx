import type { ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import './desk-lists.css'
import { HelpButton } from './HelpButton.tsx'

interface StaffPageProps {
  readonly title: ReactNode
  /** At the right of the title: filters, switches, the decision. */
  readonly actions?: ReactNode
  /** One button at the end of the head; on a phone beside the title. */
  readonly corner?: ReactNode
  /** Notices between the head and the content. */
  readonly notices?: ReactNode
  readonly children: ReactNode
  /** Columns of the content, named in the style sheet. */
  readonly className?: string
  /** Of the content: where the focus goes that is lost with what the content was before. */
  readonly content?: Ref<HTMLDivElement>
}

/** One screen of the back office: title, tools and help in one line, content below that fills the window (mockups 50 to 57). */
export function StaffPage({ title, actions, corner, notices, children, className, content }: StaffPageProps) {
  return (
    <main id="main" tabIndex={-1} className="desk-page">
      <header className="top">
        <h1>{title}</h1>
        <div className="grow">{actions}</div>
        {corner}
        <HelpButton />
      </header>
      {notices}
      <div ref={content} className={classNames('body', className)}>
        {children}
      </div>
    </main>
  )
}
