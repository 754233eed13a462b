const counts: { value: number }[] = []

/** Counts 0, 1, 2 … from 0 again in every test file, though files of a worker share their modules; for what a file's own database has once. */
export function countPerFile(): () => number {
  const count = { value: 0 }
  counts.push(count)
  return () => count.value++
}

/** A test file begins. */
export function beginCounts(): void {
  for (const count of counts) count.value = 0
}
