import { useRef, type ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from '../../cart/cart.module.css'
import { CheckoutDecision } from './CheckoutDecision.tsx'
import { CheckoutMethods } from './CheckoutMethods.tsx'
import { CheckoutProblemNote } from './CheckoutProblemNote.tsx'
import { CreditSwitch } from './CreditSwitch.tsx'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import type { Checkout } from './use-checkout.ts'

interface CheckoutColumnsProps {
  readonly checkout: Checkout
  /** What is paid for: places on their piece of the beach, or the cart's own lines. */
  readonly children: ReactNode
  /** Stands in the place of everything else while there is no bill. */
  readonly missing?: ReactNode
}

/** What is paid for and how at the left, the summary and the decision at the right; below each other on phones. */
export function CheckoutColumns({ checkout, children, missing }: CheckoutColumnsProps) {
  const { bill } = checkout
  const problem = useRef<HTMLDivElement>(null)
  return (
    <div className="columns">
      <div className={classNames('columns-main', styles.lines)} inert={checkout.isPaying}>
        <div ref={problem} tabIndex={-1} className={styles.problem}>
          {checkout.state.problem && bill ? <CheckoutProblemNote problem={checkout.state.problem} bill={bill} /> : null}
        </div>
        {children}
        {bill === undefined ? missing : null}
        {bill !== undefined && bill.owedCents > 0 ? <CreditSwitch checkout={checkout} /> : null}
        {bill !== undefined && bill.owedCents > 0 && !checkout.credit.isAlone ? (
          <CheckoutMethods checkout={checkout} bill={bill} />
        ) : null}
      </div>
      {bill === undefined ? null : (
        <div className={classNames('columns-side panel', styles.panel)}>
          <CheckoutSummary bill={bill} credit={checkout.credit} />
          <CheckoutDecision checkout={checkout} bill={bill} problem={problem} />
        </div>
      )}
    </div>
  )
}
