import { useState } from 'react'
import {
  holdSubscriptionPlace,
  releaseSubscriptionPlace,
  type SubscriptionCart,
  type SubscriptionPlan,
} from '../../domain/subscriptions/calls.ts'
import type { Place } from '../../domain/umbrellas/plan.ts'
import { isCallFailure, type CallFailure } from '../platform/call.ts'
import { useCallMutation } from '../platform/queries.ts'
import { serverTime, useServerTick } from '../platform/server-clock.ts'
import { useStore } from '../platform/store.ts'
import { subscriptionDraft, type SubscriptionDraft } from './subscription-draft.ts'

/** A place for a plan: what is held. */
export interface PlaceForPlan {
  readonly plan: Pick<SubscriptionPlan, 'planId'>
  readonly from: SubscriptionCart['from']
  readonly place: Pick<Place, 'id' | 'code' | 'row' | 'category'>
}

/** What became of a hold: done, taken by another guest, or refused for a reason to show. */
export type HoldOutcome =
  | { readonly kind: 'held' }
  | { readonly kind: 'taken' }
  | { readonly kind: 'refused'; readonly failure: CallFailure }

/** What is chosen along with a place, from what was chosen before. */
type Choose = (known: SubscriptionDraft | null) => Partial<SubscriptionCart>

/** What is chosen before anything is: two people, no dogs, nothing added, all of it paid at once. */
const FIRST_CHOICES = { people: 2, dogs: [], extras: [], inInstalments: false, renewsId: null } as const

/** Holds a place on every day of a plan; the choices of the draft stay, whichever place they are made for. */
export function useHold() {
  const [busyId, setBusyId] = useState<number | null>(null)
  const hold = useCallMutation(holdSubscriptionPlace)
  return {
    busyId,
    hold: async ({ plan, from, place }: PlaceForPlan, choose: Choose = () => ({})): Promise<HoldOutcome> => {
      setBusyId(place.id)
      try {
        const { expiresAt } = await hold.mutateAsync({ planId: plan.planId, from, umbrellaId: place.id })
        const known = subscriptionDraft.get()
        subscriptionDraft.set({
          cart: {
            ...(known?.cart ?? { ...FIRST_CHOICES, dogs: [], extras: [] }),
            ...choose(known),
            cart: 'subscription',
            planId: plan.planId,
            from,
            umbrellaId: place.id,
          },
          code: place.code,
          row: place.row,
          category: place.category,
          heldUntil: expiresAt,
          isAdded: known?.isAdded ?? false,
        })
        return { kind: 'held' }
      } catch (error) {
        if (!isCallFailure(error)) throw error
        return error.code === 'umbrella_taken' ? { kind: 'taken' } : { kind: 'refused', failure: error }
      } finally {
        setBusyId(null)
      }
    },
  }
}

/** A carnet holds no place: its draft begins with the choice of the plan. */
export function startCarnet(plan: Pick<SubscriptionPlan, 'planId'>, from: SubscriptionCart['from']): void {
  const known = subscriptionDraft.get()
  if (known?.cart.planId === plan.planId) return
  subscriptionDraft.set({
    cart: { cart: 'subscription', planId: plan.planId, from, umbrellaId: null, ...FIRST_CHOICES, dogs: [], extras: [] },
    code: null,
    row: null,
    category: null,
    heldUntil: null,
    isAdded: false,
  })
}

/** Frees the held place; that it could not be said costs nothing: the hold ends by itself. */
export function useRelease(): () => Promise<void> {
  const release = useCallMutation(releaseSubscriptionPlace)
  return async () => {
    try {
      await release.mutateAsync({})
    } catch (error) {
      if (!isCallFailure(error)) throw error
    }
  }
}

/** Milliseconds until a hold ends, by the server's clock, drawn every second; null for what is not held. */
export function useHoldLeft(draft: SubscriptionDraft | null): number | null {
  const until = draft?.heldUntil ?? null
  const now = useServerTick(1000, until !== null && Date.parse(until) > serverTime())
  return until === null ? null : Math.max(0, Date.parse(until) - now)
}

/** The draft, and whether its place is still held (always, for a carnet). */
export function useDraft(): {
  readonly draft: SubscriptionDraft | null
  readonly left: number | null
  readonly isHeld: boolean
} {
  const draft = useStore(subscriptionDraft)
  const left = useHoldLeft(draft)
  const isHeld = draft !== null && (left === null ? draft.cart.umbrellaId === null : left > 0)
  return { draft, left, isHeld }
}
