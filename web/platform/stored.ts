import * as z from 'zod/mini'
import { createStore, type Store } from './store.ts'

/**
 * A value that survives a reload, kept by the browser under `key` and followed by every tab: a cart that waits on its device,
 * an order that waits for a network (R-314, B-20). What was stored by an older version and no longer fits is dropped.
 */
export function createStoredStore<T>(key: string, schema: z.ZodMiniType<T>, initial: T): Store<T> {
  const store = createStore<T>(readStored(key, schema) ?? initial)
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key || event.key === null) store.set(readStored(key, schema) ?? initial)
  })
  return {
    ...store,
    set(value) {
      store.set(value)
      writeStored(key, value)
    },
  }
}

function readStored<T>(key: string, schema: z.ZodMiniType<T>): T | null {
  try {
    const text = localStorage.getItem(key)
    const parsed = z.safeParse(schema, text === null ? null : JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    // No storage, or nothing that JSON can read: the value begins anew.
    return null
  }
}

function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A browser that refuses to store keeps the value for as long as the page lives.
  }
}
