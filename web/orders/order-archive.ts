import type { Order } from '../../domain/orders/calls.ts'
import type { BeachPlan } from '../../domain/umbrellas/plan.ts'
import { keptSlot, type Slot } from '../platform/kept-slot.ts'

/** The last orders of one account, kept on the device so that passes open without a network (B-02). */
export interface KeptOrders {
  /** Whose they are. */
  readonly account: string
  readonly orders: readonly Order[]
  /** The beach on which passes show their places; absent until it has been read. */
  readonly plan?: BeachPlan
  /** Server instant of the answer they come from, ISO 8601. */
  readonly at: string
}

/** Keeps the orders of the one account that is signed in; another account's are never given out. */
export interface OrderArchive {
  readonly read: (account: string) => Promise<KeptOrders | null>
  /** Replaces whatever was kept, of whichever account. */
  readonly keep: (kept: KeptOrders) => Promise<void>
  /** Forgets everything that is kept on the device: at every logout. */
  readonly clear: () => Promise<void>
}

function isKept(value: unknown): value is KeptOrders {
  return typeof value === 'object' && value !== null && 'account' in value && 'orders' in value && 'at' in value
}

/** An archive over a slot. */
export function createOrderArchive(slot: Slot): OrderArchive {
  return {
    async read(account) {
      const value = await slot.get()
      return isKept(value) && value.account === account ? value : null
    },
    keep: (kept) => slot.set(kept),
    clear: slot.clear,
  }
}

/** The one archive of the app. */
export const orderArchive = createOrderArchive(keptSlot('orders'))
