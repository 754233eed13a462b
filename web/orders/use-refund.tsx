import type { ReactNode } from 'react'
import { quoteDeletion } from '../../domain/orders/calls.ts'
import type { CallOutput } from '../../domain/platform/call.ts'
import type { Language } from '../../domain/platform/language.ts'
import { day, money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { ordersTexts } from './texts.ts'
import type { Deletion } from './use-booking-deletion.ts'
import type { it } from './texts/it.ts'

type DeletionQuote = CallOutput<typeof quoteDeletion>

/** What deleting a booking gives back, in words; null for what costs nothing. */
export function useRefund(booking: Deletion): { readonly words: ReactNode; readonly isPending: boolean } {
  const texts = useTexts(ordersTexts).remove
  const language = useLanguage()
  const isQuoted = booking.hasPrice
  const { data, isPending } = useCallQuery(
    quoteDeletion,
    { orderId: String(booking.orderId), bookingId: String(booking.bookingId) },
    // It depends on the moment: yesterday's answer promises what is over.
    { enabled: isQuoted, staleTime: 0, gcTime: 0 },
  )
  if (!isQuoted) return { words: null, isPending: false }
  if (isPending) return { words: texts.asking, isPending }
  return { words: data === undefined ? texts.unknown : refundWords(data, texts, language), isPending }
}

/** Days of which not the same share goes back are told one by one. */
function refundWords(quote: DeletionQuote, texts: (typeof it)['remove'], language: Language): ReactNode {
  const paid = money(quote.paidCents, language)
  if (quote.paidCents === 0) return texts.nothingPaid
  if (quote.refundCents === 0) return texts.noRefund(paid)
  const sum = money(quote.refundCents, language)
  const words = quote.refundCents === quote.paidCents ? texts.refund(sum) : texts.refundOf(sum, paid)
  if (!doDaysDiffer(quote)) return words
  return (
    <>
      <span>{words}</span>
      {quote.days.map((each) => (
        <span key={each.day} className="foot ink2">
          {texts.ofDay(day(each.day, language, 'weekdays'), money(each.refundCents, language))}
        </span>
      ))}
    </>
  )
}

/** Whether not the same share of each day goes back; a cent that rounding moves is no difference. */
function doDaysDiffer({ days }: DeletionQuote): boolean {
  const shares = days
    .filter(({ paidCents }) => paidCents > 0)
    .map(({ paidCents, refundCents }) => Math.round((refundCents * 20) / paidCents))
  return new Set(shares).size > 1
}
