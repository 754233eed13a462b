import type { Subscription } from '../../../domain/subscriptions/calls.ts'
import type { SubscriptionState } from '../../../domain/subscriptions/subscription-states.ts'
import { getPlan } from '../../../domain/umbrellas/calls.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { QrCode } from '../../ui/QrCode.tsx'
import { MiniBeach } from '../../umbrellas/MiniBeach.tsx'
import { subscriptionTexts } from '../texts.ts'
import { hasCard } from './subscription-words.ts'
import styles from '../subscriptions.module.css'

/** Why there is no card. */
const WITHOUT_CARD = {
  pending: 'noCard',
  confirmed: 'noCard',
  running: 'noCard',
  suspended: 'suspended',
  cancelled: 'over',
  ended: 'over',
} as const satisfies Record<SubscriptionState, string>

interface HolderCardProps {
  readonly subscription: Subscription
  /** The copy of the device is shown, which is as good at the entrance. */
  readonly isKept: boolean
}

/** The holder's card: its QR, and where on the beach the place is (R-102, B-02). */
export function HolderCard({ subscription, isKept }: HolderCardProps) {
  const texts = useTexts(subscriptionTexts)
  const { data: beach } = useCallQuery(getPlan, {}, { staleTime: Number.POSITIVE_INFINITY })
  const { name, code, passCode } = subscription
  return (
    <article className="ticket" aria-label={texts.mine.card}>
      <div className={styles['card']}>
        <h3 className="t3">{texts.mine.card}</h3>
        {hasCard(subscription) ? (
          <>
            <div className={styles['qr']}>
              <QrCode text={passCode} label={texts.mine.cardLabel(name)} size={168} />
            </div>
            <p className="sub ink2">{texts.mine.cardText}</p>
            {isKept ? <p className="foot ink2">{texts.mine.kept}</p> : null}
          </>
        ) : (
          <p className="sub ink2">{texts.mine[WITHOUT_CARD[subscription.state]]}</p>
        )}
      </div>
      {code === null || beach === undefined ? null : (
        <>
          <div className="tear" />
          <div className={styles['cardMap']}>
            <MiniBeach plan={beach} codes={[code]} label={texts.confirm.position(code)} />
          </div>
        </>
      )}
    </article>
  )
}
