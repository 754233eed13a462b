import type { Subscription } from '../../../domain/subscriptions/calls.ts'
import { keptSlot, type Slot } from '../../platform/kept-slot.ts'

/** One account's subscriptions as they were last answered, so that the holder's card opens without a network (B-02). */
export interface KeptSubscriptions {
  readonly account: string
  readonly subscriptions: readonly Subscription[]
  /** Server instant of the answer, ISO 8601. */
  readonly at: string
}

function isKept(value: unknown): value is KeptSubscriptions {
  return typeof value === 'object' && value !== null && 'account' in value && 'subscriptions' in value && 'at' in value
}

/** Keeps the subscriptions of the one account that is signed in; another account's are never given out. */
export function createSubscriptionArchive(slot: Slot) {
  return {
    async read(account: string): Promise<KeptSubscriptions | null> {
      const value = await slot.get()
      return isKept(value) && value.account === account ? value : null
    },
    keep: (kept: KeptSubscriptions): Promise<void> => slot.set(kept),
  }
}

/** The one archive of the app; a logout empties every slot of the device with the orders' (R-407). */
export const subscriptionArchive = createSubscriptionArchive(keptSlot('subscriptions'))
