import { useState } from 'react'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { PLACE_REFUSALS } from '../../../domain/umbrellas/calls.ts'
import { MAP_PATH } from '../../cart/CartTimeoutAlert.tsx'
import { isCallFailure, type CallFailure } from '../../platform/call.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useGo } from '../../platform/navigation.tsx'
import { toast } from '../../ui/toasts.ts'
import { printSearch } from '../../umbrellas/search-state.ts'
import { useClaim } from '../../umbrellas/use-claim.ts'
import { againFrom } from './again-from.ts'
import type { LastBooking } from './last-booking.ts'

const CHECKOUT = '/tabs/home/carrello/pagamenti-card'

/** Booking the same again. */
interface BookAgain {
  readonly isBusy: boolean
  /** Why nothing was held, where another day may help. */
  readonly failure: CallFailure | null
  readonly book: (from: CivilDate) => Promise<void>
}

/**
 * Holds the last booking's places for another day and opens the checkout with its way of paying. A place that is not to be
 * had so on that day leads to the map, with the same search and the reason (B-34).
 */
export function useBookAgain(last: LastBooking): BookAgain {
  const go = useGo()
  const failureText = useFailureText()
  const { claim, isPending } = useClaim()
  const [failure, setFailure] = useState<CallFailure | null>(null)
  return {
    isBusy: isPending,
    failure,
    async book(from) {
      const wanted = againFrom(last, from)
      setFailure(null)
      try {
        await claim(wanted)
        const method = last.method === 'no_payment_needed' ? undefined : last.method
        go(CHECKOUT, { query: { method } })
      } catch (error) {
        if (!isCallFailure(error)) throw error
        if (!isCallFailure(error, ...PLACE_REFUSALS)) return setFailure(error)
        toast(failureText(error), { tone: 'bad', icon: 'alert' })
        go(MAP_PATH, { query: Object.fromEntries(printSearch(searchOfClaim(wanted))) })
      }
    },
  }
}

function searchOfClaim({ from, to, part, places }: ReturnType<typeof againFrom>) {
  return {
    from: from as CivilDate,
    to: to as CivilDate,
    part,
    people: places.reduce((sum, place) => sum + place.people, 0),
    dogs: places.flatMap((place) => place.dogs).map(({ name, size }) => ({ name, size })),
  }
}
