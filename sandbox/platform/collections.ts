/** What a provider remembers, by name. One list serves a reset and the file, so that neither leaves a part out. */
export type Collections = Readonly<Record<string, Map<unknown, unknown> | Set<unknown> | unknown[]>>

export function empty(collections: Collections): void {
  for (const one of Object.values(collections)) {
    if (Array.isArray(one)) one.length = 0
    else one.clear()
  }
}

/** Puts what was kept in the place of what is there. Throws TypeError where the names or the kinds differ. */
export function refill(collections: Collections, kept: unknown): void {
  const found = new Map<string, unknown>(typeof kept === 'object' && kept !== null ? Object.entries(kept) : [])
  empty(collections)
  for (const [name, one] of Object.entries(collections)) {
    const values = found.get(name)
    if (one instanceof Map && values instanceof Map) for (const [key, value] of values) one.set(key, value)
    else if (one instanceof Set && values instanceof Set) for (const value of values) one.add(value)
    else if (Array.isArray(one) && Array.isArray(values)) one.push(...(values as unknown[]))
    else throw new TypeError(`its ${name} are missing`)
  }
}
