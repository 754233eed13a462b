import { useState } from 'react'
import { announce } from '../ui/Announcer.tsx'
import { toast } from '../ui/toasts.ts'
import type { CallFailure } from '../platform/call.ts'
import { useSession } from '../platform/session.ts'
import { useTexts } from '../platform/texts.ts'
import type { PlaceView } from './map/map-view.ts'
import type { Search, SearchDog } from './search-state.ts'
import type { PlaceWish } from './sheet/place-wish.ts'
import { umbrellaTexts } from './texts.ts'
import { useAskLogin } from './use-ask-login.ts'
import type { MapAddress } from './use-map-address.ts'
import type { LockOutcome, Locking } from './use-lock-umbrella.ts'
import { useUmbrellaCart } from './use-umbrella-cart.ts'

/** What stands over the map besides a place's sheet. */
export type MapPanel =
  | { readonly kind: 'taken'; readonly umbrellaId: number }
  | { readonly kind: 'limit'; readonly isOfDay: boolean }
  | null

/** A wish that the server refused, to go on from when the sheet opens again. */
export interface RefusedWish {
  readonly umbrellaId: number
  /** The held line that was to be changed; null for a place that was to be held. */
  readonly lineId: number | null
  readonly wish: PlaceWish
  readonly failure: CallFailure
}

export interface PlaceActions {
  readonly panel: MapPanel
  readonly refused: RefusedWish | null
  readonly closePanel: () => void
  readonly add: (view: PlaceView, wish: PlaceWish) => Promise<void>
  readonly save: (view: PlaceView, wish: PlaceWish, dogs: readonly SearchDog[]) => Promise<void>
  readonly remove: (view: PlaceView) => void
  readonly showLimit: () => void
  readonly close: () => void
}

/**
 * What the sheet's buttons do (DESIGN.md §5): the sheet closes and the place turns one's own at once, the
 * lock follows; a refusal opens what explains it.
 */
export function usePlaceActions(props: {
  search: Search
  address: MapAddress
  locking: Locking
  markTaken: (id: number) => void
  refresh: () => void
}): PlaceActions {
  const { search, address, locking, markTaken, refresh } = props
  const texts = useTexts(umbrellaTexts)
  const { removeLine } = useUmbrellaCart()
  const { isLoggedIn } = useSession()
  const askLogin = useAskLogin()
  const [panel, setPanel] = useState<MapPanel>(null)
  const [refused, setRefused] = useState<RefusedWish | null>(null)

  function explain(outcome: LockOutcome, view: PlaceView, wish: PlaceWish) {
    const umbrellaId = view.place.id
    if (outcome.kind === 'taken') {
      markTaken(umbrellaId)
      refresh()
      setPanel({ kind: 'taken', umbrellaId })
    } else if (outcome.kind === 'limit') {
      setPanel({ kind: 'limit', isOfDay: outcome.failure.problem?.data?.['scope'] === 'half_day' })
    } else if (outcome.kind === 'refused') {
      setRefused({ umbrellaId, lineId: view.line?.lineId ?? null, wish, failure: outcome.failure })
      refresh()
      address.openPlace(view.place.code)
    }
  }

  return {
    panel,
    refused,
    closePanel: () => setPanel(null),
    async add(view, wish) {
      if (!isLoggedIn) return askLogin(view.place.code)
      setRefused(null)
      address.closePlace()
      const outcome = await locking.lock(view, search, wish)
      if (outcome.kind === 'done') announce(texts.place.added(view.place.code))
      else explain(outcome, view, wish)
    },
    async save(view, wish, dogs) {
      if (view.line === null) return
      setRefused(null)
      const outcome = await locking.save(view.line, wish, dogs)
      if (outcome.kind === 'done') {
        address.closePlace()
        toast(texts.place.saved(view.place.code))
      } else explain(outcome, view, wish)
    },
    remove(view) {
      address.closePlace()
      if (view.line !== null) removeLine(view.line)
    },
    showLimit: () => setPanel({ kind: 'limit', isOfDay: false }),
    close() {
      setRefused(null)
      address.closePlace()
    },
  }
}
