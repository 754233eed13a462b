import { useState } from 'react'
import { sellAtBar, type BoardOrder } from '../../../../domain/bar/board-calls.ts'
import { useFailureText } from '../../../platform/failure.ts'
import { money } from '../../../platform/format.ts'
import { useLanguage } from '../../../platform/language.ts'
import { useCallMutation } from '../../../platform/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import type { Tendered } from '../../../ui/staff/TenderChoice.tsx'
import { toast } from '../../../ui/toasts.ts'
import { barStaffTexts } from '../texts.ts'
import { useSubject } from '../use-subject.ts'
import { EMPTY_DRAFT, saleOf, type CounterDraft } from './counter-draft.ts'

/** The order that is being entered: it waits while somebody looks at the board. */
export interface CounterSale {
  readonly draft: CounterDraft
  readonly change: (part: Partial<CounterDraft>) => void
  /** Null is paid with the delivery. */
  readonly sell: (totalCents: number, paid: Tendered | null) => void
  /** Lets go of what was entered. */
  readonly startAgain: () => void
  readonly isBusy: boolean
  /** Nobody knows whether the order was made: it may only be sent again as it is, which makes it once. */
  readonly isInDoubt: boolean
  /** What is wrong with the umbrella, in words. */
  readonly codeError: string | undefined
}

/** `onSold` shows the order on the board. */
export function useCounterSale(onSold: (order: BoardOrder) => void): CounterSale {
  const { said } = useTexts(barStaffTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const subject = useSubject()
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const selling = useCallMutation(sellAtBar, { gcTime: 0 })
  const failure = selling.error
  const startAgain = () => {
    setDraft(EMPTY_DRAFT)
    selling.reset()
  }
  const sell = (totalCents: number, paid: Tendered | null) => {
    const input = saleOf(draft, totalCents, paid)
    if (input === null) return
    selling.mutate(input, {
      onSuccess: ({ order }) => {
        startAgain()
        const how = paid === null ? said.soldLater : paid.tender === 'cash' ? said.soldInCash : said.soldByCard
        toast(how(subject(order), money(order.totalCents, language)), { tone: 'ok' })
        onSold(order)
      },
      onError: (refused) => {
        const quoted = refused.code === 'quote_changed' ? refused.problem?.data?.['totalCents'] : undefined
        if (typeof quoted === 'number') setDraft({ ...draft, quotedCents: quoted })
        if (refused.code !== 'position_unknown') toast(failureText(refused), { tone: 'bad', icon: 'alert' })
      },
    })
  }
  return {
    draft,
    change: (part) => {
      setDraft({ ...draft, ...part, ...(part.cart === undefined ? {} : { quotedCents: null }) })
      if (failure !== null) selling.reset()
    },
    sell,
    startAgain,
    isBusy: selling.isPending,
    isInDoubt: failure?.isUnknownOutcome ?? false,
    codeError: failure?.code === 'position_unknown' ? failureText(failure) : undefined,
  }
}
