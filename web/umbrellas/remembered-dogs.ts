import { parseDogs, printDogs, type SearchDog } from './search-state.ts'

/** Key of this device's memory of the dogs; it holds names and sizes, nothing else. */
const KEY = 'dogs'

/** The dogs of the last search on this device, for the next one. Empty where storage is blocked. */
export function rememberedDogs(): readonly SearchDog[] {
  try {
    return parseDogs(localStorage.getItem(KEY) ?? '')
  } catch {
    // A browser that blocks storage has no memory.
    return []
  }
}

/** Remembers the dogs for the next search; no dogs forget the last ones. */
export function rememberDogs(dogs: readonly SearchDog[]): void {
  try {
    if (dogs.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, printDogs(dogs))
  } catch {
    // A full or blocked storage costs only the memory.
  }
}
