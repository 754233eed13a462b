import * as z from 'zod/mini'
import { subscriptionCartField, type SubscriptionCart } from '../../domain/subscriptions/calls.ts'
import { onSignOut } from '../platform/session.ts'
import type { Store } from '../platform/store.ts'
import { createStoredStore } from '../platform/stored.ts'
import { DRAFT_KEY, subscriptionCount } from './cart-count.ts'

const schema = z.object({
  cart: subscriptionCartField,
  /** Code and row of the place; null for a carnet. */
  code: z.nullable(z.string()),
  row: z.nullable(z.string()),
  /** The zone of step one, to come back to. */
  category: z.nullable(z.string()),
  /** Server instant until which the place is held; null for a carnet, which holds none. */
  heldUntil: z.nullable(z.string()),
  /** It was put into the cart; until then it is only being chosen. */
  isAdded: z.boolean(),
})

/** A subscription that is being bought, with the end of its hold. */
export type SubscriptionDraft = z.output<typeof schema>

const stored = createStoredStore<SubscriptionDraft | null>(DRAFT_KEY, z.nullable(schema), null)

/**
 * The one subscription that this device is buying: chosen in the three steps, then in the cart. The choices outlive
 * the hold, so that the place can be held again; null when there is none.
 */
export const subscriptionDraft: Store<SubscriptionDraft | null> = {
  ...stored,
  set(draft) {
    stored.set(draft)
    subscriptionCount.set(draft?.isAdded ? 1 : 0)
  },
}

/** Changes what was chosen beside the place: dogs, people, extras, how it is paid. */
export function changeCart(change: Partial<SubscriptionCart>): void {
  const draft = subscriptionDraft.get()
  if (draft !== null) subscriptionDraft.set({ ...draft, cart: { ...draft.cart, ...change } })
}

/** Forgets it: it was ordered, or taken out of the cart. */
export function forgetSubscription(): void {
  subscriptionDraft.set(null)
}

onSignOut(forgetSubscription)
