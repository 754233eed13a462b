/** How much a run proves: the gate before every landing, everything, or everything with larger numbers at night. */
const SIZES = ['gate', 'all', 'nightly'] as const

/**
 * Picks by the size of the run, which `TEST_SIZE` names; by hand it is the gate's. The runner finds what grows with the size by the
 * imports of this file, and `npm run test:all -- --rest` runs it again.
 * Throws for a size that does not exist.
 */
export function testSize<T>(gate: T, all: T, nightly: T): T {
  const name = process.env['TEST_SIZE'] ?? 'gate'
  const index = SIZES.findIndex((size) => size === name)
  if (index === -1) throw new Error(`TEST_SIZE is ${SIZES.join(', ')}, not ${name}`)
  return [gate, all, nightly][index] as T
}
