import { useTexts } from '../platform/texts.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { Note } from '../ui/surfaces.tsx'
import { isOpenedByApp } from './app-payment.ts'
import { HomeLink } from './HomeLink.tsx'
import type { Outcome } from './outcome-words.ts'
import { PayLink } from './PayLink.tsx'
import styles from './orders.module.css'
import { ordersTexts } from './texts.ts'

/**
 * The provider has not answered: no failure, and nothing to try again while it may still succeed (R13). The person may
 * leave; the list of orders goes on asking.
 */
export function OutcomePending({ outcome: { order, payment } }: { readonly outcome: Outcome }) {
  const texts = useTexts(ordersTexts)
  // An order whose payment was never begun waits for the guest, not for a provider.
  const isUnbegun = payment === null && order.canPay
  return (
    <Page title={texts.outcome.pending}>
      <div className={styles.pending} role="status">
        <Note icon="spinner">{texts.outcome.pendingText}</Note>
        <p className="foot ink2 c">{texts.outcome.pendingLeave}</p>
      </div>
      <div className="col g2 mt4">
        {isUnbegun ? <PayLink order={order}>{texts.resume}</PayLink> : null}
        {isOpenedByApp() ? null : (
          <LinkButton full variant="tint" to="/tabs/contact/ordini" replace>
            {texts.outcome.toOrders}
          </LinkButton>
        )}
        <HomeLink />
      </div>
      <p className="foot ink3 c mt2">{texts.number(order.number)}</p>
    </Page>
  )
}
