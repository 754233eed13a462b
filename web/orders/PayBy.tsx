import type { Order } from '../../domain/orders/calls.ts'
import { day, hour, time } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { ordersTexts } from './texts.ts'

/** Until when an order can be paid: its payment's window, or the day and hour that it is due. */
export function PayBy({ order: { deadline, payUntil, status } }: { readonly order: Order }) {
  const texts = useTexts(ordersTexts)
  const language = useLanguage()
  const words =
    status === 'awaiting_payment' && payUntil !== null
      ? texts.payUntil(time(payUntil, language))
      : deadline && texts.due(hour(deadline.hour), day(deadline.day, language, 'shortMonth'))
  return words ? <span className="foot ink2">{words}</span> : null
}
