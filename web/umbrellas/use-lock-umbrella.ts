import { useState } from 'react'
import { updateLine, type UmbrellaLine } from '../../domain/umbrellas/calls.ts'
import { isCallFailure, type CallFailure } from '../platform/call.ts'
import { useCallMutation } from '../platform/queries.ts'
import type { PlaceView } from './map/map-view.ts'
import type { Search, SearchDog } from './search-state.ts'
import { quantitiesOf, type PlaceWish } from './sheet/place-wish.ts'
import { useClaim } from './use-claim.ts'
import { useUmbrellaCart } from './use-umbrella-cart.ts'

/** What became of a wish: done, taken by another guest, the limit of five, or a refusal to show on the sheet. */
export type LockOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'taken' }
  | { readonly kind: 'limit'; readonly failure: CallFailure }
  | { readonly kind: 'refused'; readonly failure: CallFailure }

/** Holding places and changing what is held; the map shows a place as one's own before the server has answered. */
export interface Locking {
  /** Places whose lock is on its way. */
  readonly busyIds: ReadonlySet<number>
  readonly isSaving: boolean
  readonly lock: (view: PlaceView, search: Search, wish: PlaceWish) => Promise<LockOutcome>
  readonly save: (line: UmbrellaLine, wish: PlaceWish, dogs: readonly SearchDog[]) => Promise<LockOutcome>
}

function outcomeOf(error: unknown): LockOutcome {
  if (!isCallFailure(error)) throw error
  if (error.code === 'umbrella_taken') return { kind: 'taken' }
  if (error.code === 'too_many_umbrellas') return { kind: 'limit', failure: error }
  return { kind: 'refused', failure: error }
}

function wishedDogs(wish: PlaceWish, dogs: readonly SearchDog[]): SearchDog[] {
  return dogs.filter((dog) => wish.dogs.includes(dog.name))
}

/** Locks one place after the other; the cart takes every answer. */
export function useLockUmbrella(): Locking {
  const [busyIds, setBusyIds] = useState<ReadonlySet<number>>(new Set())
  const cart = useUmbrellaCart()
  const { claim } = useClaim()
  const saveCall = useCallMutation(updateLine)

  const setBusy = (id: number, isBusy: boolean) =>
    setBusyIds((known) => {
      const next = new Set(known)
      if (isBusy) next.add(id)
      else next.delete(id)
      return next
    })

  return {
    busyIds,
    isSaving: saveCall.isPending,
    async lock(view, search, wish) {
      const umbrellaId = view.place.id
      setBusy(umbrellaId, true)
      try {
        const place = {
          umbrellaId,
          people: wish.people,
          dogs: wishedDogs(wish, search.dogs),
          extras: quantitiesOf(wish),
        }
        await claim({ from: search.from, to: search.to, part: search.part, places: [place] })
        return { kind: 'done' }
      } catch (error) {
        return outcomeOf(error)
      } finally {
        setBusy(umbrellaId, false)
      }
    },
    async save(line, wish, dogs) {
      try {
        cart.accept(
          await saveCall.mutateAsync({
            lineId: line.lineId,
            people: wish.people,
            dogs: wishedDogs(wish, dogs),
            extras: quantitiesOf(wish),
          }),
        )
        return { kind: 'done' }
      } catch (error) {
        return outcomeOf(error)
      }
    },
  }
}
