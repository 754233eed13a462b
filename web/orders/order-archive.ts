import type { Order } from '../../domain/orders/calls.ts'
import type { BeachPlan } from '../../domain/umbrellas/plan.ts'

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
  /** Forgets everything: at every logout. */
  readonly clear: () => Promise<void>
}

/** One slot that survives the page: IndexedDB in the browser, memory where it refuses. */
export interface Slot {
  readonly get: () => Promise<unknown>
  readonly set: (value: unknown) => Promise<void>
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
    clear: () => slot.set(null),
  }
}

const DATABASE = 'battigia'
const STORE = 'kept'
const KEY = 'orders'

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE))
    opening.addEventListener('success', () => resolve(opening.result))
    opening.addEventListener('error', () => reject(opening.error ?? new Error('IndexedDB did not open')))
  })
}

async function request(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const database = await openDatabase()
  try {
    return await new Promise((resolve, reject) => {
      const asked = ask(database.transaction(STORE, mode).objectStore(STORE))
      asked.addEventListener('success', () => resolve(asked.result))
      asked.addEventListener('error', () => reject(asked.error ?? new Error('IndexedDB did not answer')))
    })
  } finally {
    database.close()
  }
}

/** A slot in IndexedDB: `localStorage` holds only the keys of R-303. */
const indexedSlot: Slot = {
  get: () => request('readonly', (store) => store.get(KEY)),
  set: async (value) => void (await request('readwrite', (store) => store.put(value, KEY))),
}

/** Keeps the value for as long as the page lives. */
export function memorySlot(): Slot {
  let kept: unknown = null
  return {
    get: () => Promise.resolve(kept),
    set: (value) => {
      kept = value
      return Promise.resolve()
    },
  }
}

/** The one archive of the app. */
export const orderArchive = createOrderArchive(typeof indexedDB === 'undefined' ? memorySlot() : indexedSlot)
