/** One slot that survives the page: IndexedDB in the browser, memory where it refuses. */
export interface Slot {
  readonly get: () => Promise<unknown>
  readonly set: (value: unknown) => Promise<void>
  /** Empties every slot of the device: at every logout. */
  readonly clear: () => Promise<void>
}

const DATABASE = 'battigia'
const STORE = 'kept'

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

/** Keeps the value for as long as the page lives, among the others of `kept`. */
export function memorySlot(key = '', kept = new Map<string, unknown>()): Slot {
  return {
    get: async () => kept.get(key) ?? null,
    set: async (value) => void kept.set(key, value),
    clear: async () => kept.clear(),
  }
}

const memory = new Map<string, unknown>()

/** A slot in IndexedDB under a key of its own: `localStorage` holds only the keys of R-303. */
export function keptSlot(key: string): Slot {
  if (typeof indexedDB === 'undefined') return memorySlot(key, memory)
  return {
    get: () => request('readonly', (store) => store.get(key)),
    set: async (value) => void (await request('readwrite', (store) => store.put(value, key))),
    clear: async () => void (await request('readwrite', (store) => store.clear())),
  }
}
