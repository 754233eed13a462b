/**
 * Makes a promise that React's `use` reads without suspending once it is fulfilled, also the first time that it is asked.
 * React keeps the outcome on the promise itself, under these names; here it is noted before any component asks.
 */
export function usableAtOnce<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    // Whoever uses the promise gets its failure.
    () => undefined,
  )
  return promise
}
