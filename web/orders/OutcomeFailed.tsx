import { useEffect } from 'react'
import { methodOfMode } from '../../domain/payments/payment-modes.ts'
import { codesWords, countPlaces } from '../cart/line-words.ts'
import { clock } from '../platform/format.ts'
import { feel } from '../platform/haptics.ts'
import { useLanguage } from '../platform/language.ts'
import { useServerTick } from '../platform/server-clock.ts'
import { useTexts } from '../platform/texts.ts'
import { announce } from '../ui/Announcer.tsx'
import { Note } from '../ui/surfaces.tsx'
import { deadlineWords, standingLines } from './order-words.ts'
import { OutcomeBad } from './OutcomeBad.tsx'
import { failureWords, type Outcome } from './outcome-words.ts'
import { PayLink } from './PayLink.tsx'
import { useOutcomeTexts } from './outcome-texts.ts'
import { itemTexts } from './items/texts.ts'
import { ordersTexts } from './texts.ts'

/** Fewer tries than this are worth a word. */
const FEW_TRIES = 3

/** The payment was refused and the order waits: why, how long it is still theirs, and the ways on (R-412; mockup 13). */
export function OutcomeFailed({ outcome }: { readonly outcome: Outcome }) {
  const texts = useOutcomeTexts(outcome.order)
  const language = useLanguage()
  const { order, payment } = outcome
  const why = failureWords(outcome, texts, language)
  useEffect(() => feel('error'), [])
  useEffect(() => announce(`${texts.outcome.failedPayment}. ${why}`, 'assertive'), [texts, why])
  return (
    <OutcomeBad
      title={texts.outcome.failedPayment}
      text={why}
      note={order.status === 'awaiting_payment' ? <StillYours outcome={outcome} /> : <StillBooked outcome={outcome} />}
      reference={texts.outcome.reference(order.number)}
    >
      {order.canPay ? (
        <>
          {payment && payment.triesLeft > 0 && payment.triesLeft < FEW_TRIES ? (
            <p className="sub ink2 c">{texts.outcome.triesLeft(payment.triesLeft)}</p>
          ) : null}
          {payment?.canRetry ? (
            <PayLink order={order} icon="retry" method={methodOfMode(payment.modeId)}>
              {texts.outcome.retry}
            </PayLink>
          ) : null}
          <PayLink
            order={order}
            variant={payment?.canRetry ? 'tint' : 'primary'}
            tried={payment ? methodOfMode(payment.modeId) : undefined}
          >
            {texts.outcome.otherMethod}
          </PayLink>
        </>
      ) : null}
    </OutcomeBad>
  )
}

/** "C5 e C6 sono ancora tuoi per 04:12": what is left of the payment's window, by the server's clock (case 14). */
function StillYours({ outcome: { order } }: { readonly outcome: Outcome }) {
  const texts = useTexts(ordersTexts)
  const items = useTexts(itemTexts).outcome
  const language = useLanguage()
  const until = order.payUntil === null ? 0 : Date.parse(order.payUntil)
  const left = until - useServerTick()
  if (left <= 0) return null
  if (order.category !== 'umbrella') {
    return (
      <Note tone="accent" icon="timer" className="mt4" title={items.timeToPay(clock(left))}>
        {texts.outcome.stillYoursText}
      </Note>
    )
  }
  const lines = standingLines(order)
  return (
    <Note
      tone="accent"
      icon="timer"
      className="mt4"
      title={texts.outcome.stillYours(countPlaces(lines), codesWords(lines, language), clock(left))}
    >
      {texts.outcome.stillYoursText}
    </Note>
  )
}

/** A booking that was to be paid before its time stays booked until then. */
function StillBooked({ outcome: { order } }: { readonly outcome: Outcome }) {
  const texts = useTexts(ordersTexts)
  const language = useLanguage()
  const items = useTexts(itemTexts).outcome
  if (order.category !== 'umbrella') {
    return (
      <Note icon="info" className="mt4">
        {items.stillPayable}
      </Note>
    )
  }
  const lines = standingLines(order)
  return (
    <Note
      icon="info"
      className="mt4"
      title={texts.outcome.stillBooked(countPlaces(lines), codesWords(lines, language))}
    >
      {deadlineWords(order, texts, language)}
    </Note>
  )
}
