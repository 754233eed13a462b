import { availableParallelism, loadavg } from 'node:os'
import { vi } from 'vitest'

/** How long a test waits for what must happen, in milliseconds: no test fails because the machine does something else. */
export const PATIENCE = 10_000

const { waitFor } = vi

/** The usual second of `vi.waitFor` is a bet on a quiet machine; a wait that ends well is not longer for it. */
const waitPatiently: typeof waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE, ...options })

// Test files of a worker may share `vi`: what waits patiently already is not wrapped again.
if (waitFor.name !== waitPatiently.name) vi.waitFor = waitPatiently

/** By how much to stretch a time that a requirement names: how many processes want each processor, at least 1. */
export function load(): number {
  return Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())
}
