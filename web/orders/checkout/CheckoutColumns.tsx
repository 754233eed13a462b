import { useRef, type ReactNode } from 'react'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { cartTexts } from '../../cart/texts.ts'
import styles from '../../cart/cart.module.css'
import { CheckoutDecision } from './CheckoutDecision.tsx'
import { CheckoutMethods } from './CheckoutMethods.tsx'
import { CheckoutProblemNote } from './CheckoutProblemNote.tsx'
import { CreditSwitch } from './CreditSwitch.tsx'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import type { Checkout } from './use-checkout.ts'

/** What is paid, before how: on a phone the summary stands below the fold. */
function Sum({ cents }: { readonly cents: number }) {
  const texts = useTexts(cartTexts)
  const language = useLanguage()
  return (
    <p className={classNames('row sp', styles.firstSum)}>
      <span className="t3">{texts.total}</span>
      <span className="price xl">{money(cents, language)}</span>
    </p>
  )
}

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
        {bill === undefined ? missing : <Sum cents={checkout.credit.dueCents} />}
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
