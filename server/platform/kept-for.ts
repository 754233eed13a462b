/** Makes what is asked for by a key, and answers the same to everybody for `life` milliseconds. What failed is not kept. */
export function keptFor<T>(
  life: number,
  now: () => number = () => performance.now(),
): (key: string, make: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, { readonly at: number; readonly made: Promise<T> }>()
  return (key, make) => {
    const known = kept.get(key)
    if (known !== undefined && now() - known.at < life) return known.made
    const made = make()
    const entry = { at: now(), made }
    kept.set(key, entry)
    made.catch(() => {
      if (kept.get(key) === entry) kept.delete(key)
    })
    return made
  }
}
