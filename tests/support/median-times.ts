/** One of two ways that must take the same time; `index` counts the tries, so that each can be about somebody else. */
export type Way = (index: number) => Promise<unknown>

/**
 * The median milliseconds of each of two ways. They take turns, and turns in going first, so that a machine that gets slower
 * slows both down.
 */
export async function medianTimes(tries: number, first: Way, second: Way): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let index = -1; index < tries; index += 1) {
    const turn = index % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)
    for (const which of turn) {
      const start = performance.now()
      await (which === 0 ? first : second)(index)
      // The try before the first one warms up.
      if (index >= 0) times[which].push(performance.now() - start)
    }
  }
  return [median(times[0]), median(times[1])]
}

function median(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2
}
