import type { ReactNode } from 'react'
import { StaffPage } from '../../ui/staff/StaffPage.tsx'
import './catalog.css'

interface CatalogFrameProps {
  /** What is open, or the section. */
  readonly title: string
  readonly actions?: ReactNode
  readonly notices?: ReactNode
  /** Left: the section's entries. */
  readonly list: ReactNode
  /** Middle: what is edited. */
  readonly children: ReactNode
  /** Right: photo, what is missing, how a guest sees it. */
  readonly aside?: ReactNode
}

/** The three columns of the catalogue (mockup 54). */
export function CatalogFrame({ title, actions, notices, list, children, aside }: CatalogFrameProps) {
  return (
    <StaffPage
      title={title}
      actions={actions}
      notices={notices ? <div className="notices">{notices}</div> : undefined}
      className="catalog"
    >
      {list}
      <section className="panel scrolls catalog-editor" aria-label={title}>
        {children}
      </section>
      <aside className="col g3 catalog-aside">{aside}</aside>
    </StaffPage>
  )
}
