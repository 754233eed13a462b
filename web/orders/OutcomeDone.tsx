import { useEffect } from 'react'
import { getResort } from '../../domain/content/calls.ts'
import type { Order } from '../../domain/orders/calls.ts'
import { OrderDoneScene } from '../design/art/OrderDoneScene.tsx'
import { money } from '../platform/format.ts'
import { feel } from '../platform/haptics.ts'
import { useLanguage } from '../platform/language.ts'
import { useCallQuery } from '../platform/queries.ts'
import { resortDay } from '../platform/resort-day.ts'
import { useTexts } from '../platform/texts.ts'
import { announce } from '../ui/Announcer.tsx'
import { Button, LinkButton } from '../ui/Button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Page } from '../ui/Page.tsx'
import { Note } from '../ui/surfaces.tsx'
import { barStatusPath } from '../bar/bar-paths.ts'
import { isOpenedByApp } from './app-payment.ts'
import { ItemTicket } from './items/ItemTicket.tsx'
import { NextCart } from './items/NextCart.tsx'
import { itemTexts } from './items/texts.ts'
import { OrderTicket } from './OrderTicket.tsx'
import { instrumentWords, isGivenBack, type Outcome } from './outcome-words.ts'
import { isBarLive, deadlineWords, isPaid, paymentWords, seeYouWords, stayOf } from './order-words.ts'
import { HomeLink } from './HomeLink.tsx'
import { ordersTexts } from './texts.ts'
import { useOrderActions } from './use-order-actions.ts'
import { Unbroken } from './Unbroken.tsx'
import styles from './orders.module.css'

/** What was ordered here was ordered and paid in another tab: that order, and what becomes of the payment of this one. */
export function OutcomeElsewhere({ outcome, order }: { readonly outcome: Outcome; readonly order: Order }) {
  const texts = useTexts(ordersTexts).outcome
  const { paidElsewhere, orderedElsewhere, givenBack, notCharged } = texts
  return (
    <OutcomeDone
      outcome={{ ...outcome, order, payment: null }}
      title={isPaid(order) ? paidElsewhere : orderedElsewhere}
      note={isGivenBack(outcome) ? givenBack : notCharged}
    />
  )
}

interface OutcomeDoneProps {
  readonly outcome: Outcome
  /** Instead of the greeting. */
  readonly title?: string
  readonly note?: string
}

/** The order stands: the greeting, the ticket with its pass, and what to do with it (mockup 12). */
export function OutcomeDone({ outcome, title, note }: OutcomeDoneProps) {
  const { order, payment } = outcome
  const texts = useTexts(ordersTexts)
  const language = useLanguage()
  const { data: resort } = useCallQuery(getResort, {})
  const today = resort?.today ?? resortDay()
  const due = deadlineWords(order, texts, language)
  const instrument = isPaid(order) ? instrumentWords(payment?.instrument ?? null, texts) : ''
  const usual = useGreeting(order, today)
  const greeting = title ?? usual
  const settled = paymentWords(order, texts, language)
  useEffect(() => feel('success'), [])
  // It may take the place of a page that waited: what a sighted person sees change is said as well.
  useEffect(() => announce(`${greeting} ${settled}`), [greeting, settled])
  return (
    <Page isPadded={false} layout="wide" className={styles.outcome ?? ''}>
      <div className={styles.scene}>
        <OrderDoneScene />
      </div>
      <div className={styles.greeting}>
        <h1 className="large">{greeting}</h1>
        <p className="sub">
          <Unbroken text={settled} whole={order.number} />
        </p>
      </div>
      <div className={styles.below}>
        {order.category === 'umbrella' ? <OrderTicket order={order} /> : <ItemTicket order={order} />}
        {instrument === '' ? null : <p className="sub ink2 c mt3">{texts.outcome.paidWith(instrument)}</p>}
        {note === undefined ? null : (
          <Note icon="info" className="mt3">
            {note}
          </Note>
        )}
        {order.creditCents === 0 ? null : (
          <p className="sub ink2 c mt1">{texts.outcome.paidByCredit(money(order.creditCents, language))}</p>
        )}
        {due === '' ? null : (
          <Note tone="warn" icon="clock" className="mt3">
            {due}
          </Note>
        )}
        {order.category === 'bar' ? null : <TakeAway order={order} />}
        <div className="col g2 mt3">
          {isOpenedByApp() ? null : <ToOrder order={order} />}
          <HomeLink />
        </div>
        {isOpenedByApp() ? null : <NextCart />}
      </div>
    </Page>
  )
}

/** What the order is followed by, where the whole app is open. */
function ToOrder({ order }: { readonly order: Order }) {
  const texts = useTexts(ordersTexts).outcome
  const items = useTexts(itemTexts).done
  const isLive = isBarLive(order)
  return (
    <>
      {isLive ? (
        <LinkButton full icon="clock" to={barStatusPath(order.orderId)}>
          {items.follow}
        </LinkButton>
      ) : null}
      <LinkButton
        full
        {...(isLive ? { variant: 'tint' as const } : {})}
        to="/riepilogo"
        query={{ order: order.orderId }}
      >
        {texts.toSummary}
      </LinkButton>
    </>
  )
}

/** A calendar file and words to send along (B-02). */
function TakeAway({ order }: { readonly order: Order }) {
  const texts = useTexts(ordersTexts)
  const { saveCalendar, share } = useOrderActions(order)
  return (
    <div className={classNames(styles.pair, 'mt4')}>
      <Button variant="tint" size="sm" icon="calendar-plus" onPress={saveCalendar} aria-label={texts.addToCalendar}>
        {texts.calendar}
      </Button>
      <Button variant="tint" size="sm" icon="share" onPress={share}>
        {texts.share}
      </Button>
    </div>
  )
}

/** "Ci vediamo sabato!"; what the bar makes comes to the guest, or the guest to the counter; a subscription has many days, or none yet. */
function useGreeting(order: Order, today: string): string {
  const texts = useTexts(ordersTexts)
  const items = useTexts(itemTexts).done
  const language = useLanguage()
  if (order.category === 'subscription') return items.yours
  if (order.category === 'instalment' && isPaid(order)) return items.instalment
  if (order.category !== 'bar') return seeYouWords(stayOf(order).from, today, texts, language)
  return order.delivery?.code === null ? items.counter : items.bar
}
