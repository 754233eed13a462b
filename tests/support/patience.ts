import { availableParallelism, loadavg } from 'node:os'
import { vi } from 'vitest'

/** How long a test waits for what must happen, in milliseconds: no test fails because the machine does something else. */
export const PATIENCE = 10_000

// The usual second of `vi.waitFor` is a bet on a quiet machine; a wait that ends well is not longer for it.
const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE, ...options })

/** By how much to stretch a time that a requirement names: how many processes want each processor, at least 1. */
export function load(): number {
  return Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())
}
