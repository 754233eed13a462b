import type { ReactNode } from 'react'
import { OrderFailedScene } from '../design/art/OrderFailedScene.tsx'
import { Page } from '../ui/Page.tsx'
import { HomeLink } from './HomeLink.tsx'
import styles from './orders.module.css'

interface OutcomeBadProps {
  readonly title: string
  readonly text: string
  /** What is still theirs. */
  readonly note?: ReactNode
  /** The order's number, for a talk with the desk. */
  readonly reference: string
  /** The ways on, before the one home. */
  readonly children?: ReactNode
}

/** The page of an outcome that is none (mockup 13). */
export function OutcomeBad({ title, text, note, reference, children }: OutcomeBadProps) {
  return (
    <Page isPadded={false} layout="wide" className={styles.outcome ?? ''}>
      <div className={styles.scene}>
        <OrderFailedScene />
      </div>
      <div className={`${styles.below} ${styles.failed}`}>
        <h1 className="large">{title}</h1>
        <p className="call ink2 mt2 pretty">{text}</p>
        {note}
        <div className="col g2 mt5">
          {children}
          <HomeLink />
        </div>
        <p className="foot ink3 c mt2">{reference}</p>
      </div>
    </Page>
  )
}
