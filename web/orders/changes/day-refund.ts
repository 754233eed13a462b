import type { ChangeQuote } from '../../../domain/orders/change-calls.ts'
import type { OrderLine } from '../../../domain/orders/calls.ts'
import type { Language } from '../../../domain/platform/language.ts'
import { money } from '../../platform/format.ts'
import type { it } from './texts/it.ts'

/** Whether a booking is of one day, of which only half can be given up: the whole day is the booking itself. */
export const isOneDay = ({ from, to }: Pick<OrderLine, 'from' | 'to'>): boolean => from === to

/** What giving up one of a booking's days, or half of its only one, gives back; null when nothing less than all of it can go. */
export function dayRefundWords(
  quote: ChangeQuote,
  line: OrderLine,
  texts: typeof it,
  language: Language,
): string | null {
  const days = quote.days.filter(({ part }) => (part === line.part) !== isOneDay(line))
  if (days.length === 0) return null
  if (!quote.isPaid) return texts.cancel.unpaid
  const refunds = days.map(({ refundCents }) => refundCents as number)
  const most = Math.max(...refunds)
  if (most === 0) return `${texts.cancel.nothingBack}.`
  const amount = money(most, language)
  if (isOneDay(line)) return texts.manage.upTo(amount)
  return refunds.every((one) => one === most) ? texts.manage.perDay(amount) : texts.manage.perDayUpTo(amount)
}
