import { getOwnDays, giveBackDays, quoteReturn, reclaimDays } from '../../domain/returns/calls.ts'
import { civilDate } from '../../domain/platform/civil-date.ts'
import type { DayPart } from '../../domain/platform/day-part.ts'
import type { CallFailure } from '../platform/call-failure.ts'
import { useFailureText } from '../platform/failure.ts'
import { dayRange } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useOnline } from '../platform/online.ts'
import { invalidate, useCallMutation, useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { toast } from '../ui/ToastRegion.tsx'
import type { AskedHolder } from './asked-holder.ts'
import { returnTexts } from './texts.ts'

interface Wish {
  readonly from: string
  readonly to: string
  readonly part: DayPart
}

/** The quote of a wish, and the two changes: giving back by the rule that was quoted, and taking back. */
export function useGiveBack({ kind, id }: AskedHolder, wish: Wish | null, onDone: () => void) {
  const texts = useTexts(returnTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const isOnline = useOnline()
  const period = ({ from, to, part }: Wish) => ({ from: civilDate(from), to: civilDate(to), part })
  const quote = useCallQuery(
    quoteReturn,
    { kind, id, ...period(wish ?? { from: '2000-01-01', to: '2000-01-01', part: 'full_day' }) },
    {
      enabled: wish !== null,
    },
  )
  const told =
    (words: (days: string) => string) =>
    (_answer: unknown, { from, to }: { from: string; to: string }) => {
      toast(words(dayRange(from, to, language)), { icon: 'check' })
      void invalidate(getOwnDays)
      onDone()
    }
  const onError = (failure: CallFailure) => {
    toast(failureText(failure), { tone: 'bad', icon: 'alert' })
    // What somebody else has by now, or another rule, is shown as it is.
    void invalidate(getOwnDays)
    void invalidate(quoteReturn)
  }
  const giving = useCallMutation(giveBackDays, { onSuccess: told(texts.given), onError })
  const reclaiming = useCallMutation(reclaimDays, { onSuccess: told(texts.reclaimed), onError })
  return {
    quote: { data: quote.data, failure: quote.isError ? failureText(quote.error) : null },
    isBusy: giving.isPending || reclaiming.isPending,
    isOnline,
    give: () => {
      if (wish === null || quote.data === undefined) return
      giving.mutate({ kind, id: Number(id), ...period(wish), terms: quote.data.terms })
    },
    reclaim: (what: Wish) => reclaiming.mutate({ kind, id: Number(id), ...period(what) }),
  }
}
