import { useState } from 'react'
import type { CallInput } from '../../../domain/platform/call.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { sellWalkIn } from '../../../domain/orders/sale-calls.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { isUnknown } from '../arrive-surely.ts'
import type { SaleEnding } from './SalePayment.tsx'
import { actionTexts } from './texts.ts'
import { useCollectAfter } from './use-collect-after.ts'

/** A sale on its way: what was asked, of which places, and its first day. */
export interface SentSale {
  readonly input: CallInput<typeof sellWalkIn>
  readonly code: string
  readonly day: CivilDate
}

/** Sells, and takes the money or marks the arrival in the same press. */
export function useSelling({ onClose, onDone }: { readonly onClose: () => void; readonly onDone: () => void }) {
  const texts = useTexts(actionTexts)
  const selling = useCallMutation(sellWalkIn)
  const { arriveAfter, depositAfter, tellDue } = useCollectAfter(onDone)
  const [sent, setSent] = useState<SentSale | null>(null)
  const sell = (next: SentSale, ending: SaleEnding) => {
    setSent(next)
    selling.mutate(next.input, {
      onSuccess: (sold) => {
        onClose()
        const done = { ...sold, code: next.code, day: next.day, words: texts.sold(next.code) }
        if (ending.kind === 'collect') void arriveAfter(done, ending.collect)
        else if (ending.kind === 'here') void arriveAfter(done, null)
        else if (ending.kind === 'deposit') void depositAfter(done, ending.paid)
        else tellDue(done)
      },
    })
  }
  return {
    sell,
    failure: selling.error,
    isBusy: selling.isPending,
    /** What may be sold or not: nobody has answered. Its places may be free no more because it was; the same press is asked about again. */
    doubt: isUnknown(selling.error) ? sent : null,
  }
}
