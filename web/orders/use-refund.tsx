import type { ReactNode } from 'react'
import { quoteDeletion } from '../../domain/orders/calls.ts'
import type { CallOutput } from '../../domain/platform/call.ts'
import type { Language } from '../../domain/platform/language.ts'
import { isCallFailure } from '../platform/call-failure.ts'
import { useFailureText } from '../platform/failure.ts'
import { day, money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { ordersTexts } from './texts.ts'
import { OWN_WORDS, type Deletion } from './use-booking-deletion.ts'
import type { it } from './texts/it.ts'

type DeletionQuote = CallOutput<typeof quoteDeletion>
type Texts = (typeof it)['remove']

/** What deleting a booking gives back. */
interface Refund {
  /** In one sentence; null for what costs nothing. */
  readonly sentence: string | null
  /** The same, with the days of which not the same share goes back. */
  readonly words: ReactNode
  readonly isPending: boolean
  /** Why it can't be deleted, in the server's words. */
  readonly refusal: string | null
}

/** Asks what deleting a booking gives back, and of one that can't be deleted any more why. */
export function useRefund(booking: Deletion): Refund {
  const texts = useTexts(ordersTexts).remove
  const language = useLanguage()
  const failureText = useFailureText()
  const isQuoted = booking.hasPrice || !booking.canDelete
  const { data, error, isPending } = useCallQuery(
    quoteDeletion,
    { orderId: String(booking.orderId), bookingId: String(booking.bookingId) },
    // It depends on the moment: yesterday's answer promises what is over.
    { enabled: isQuoted, staleTime: 0, gcTime: 0 },
  )
  const refusal = isCallFailure(error, ...OWN_WORDS) ? failureText(error) : null
  const said = (sentence: string | null) => ({ sentence, words: sentence, isPending: isQuoted && isPending, refusal })
  if (!isQuoted) return said(null)
  if (isPending) return said(texts.asking)
  if (data === undefined) return said(texts.unknown)
  const sentence = refundSentence(data, texts, language)
  return {
    ...said(sentence),
    words: data.refundCents > 0 && doDaysDiffer(data) ? byDay(data, sentence, texts, language) : sentence,
  }
}

function refundSentence(quote: DeletionQuote, texts: Texts, language: Language): string {
  const paid = money(quote.paidCents, language)
  if (quote.paidCents === 0) return texts.nothingPaid
  if (quote.refundCents === 0) return texts.noRefund(paid)
  const sum = money(quote.refundCents, language)
  return quote.refundCents === quote.paidCents ? texts.refund(sum) : texts.refundOf(sum, paid)
}
function byDay({ days }: DeletionQuote, sentence: string, texts: Texts, language: Language): ReactNode {
  return (
    <>
      <span>{sentence}</span>
      {days.map((each) => (
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
