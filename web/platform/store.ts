import { useSyncExternalStore } from 'react'

/** A value that lives outside React and that components can follow. */
export interface Store<T> {
  readonly get: () => T
  /** Replaces the value and tells the followers; the same value tells nobody. */
  readonly set: (value: T) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Makes a {@link Store}. */
export function createStore<T>(initial: T): Store<T> {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return
      current = value
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The current value of a store, followed. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}
