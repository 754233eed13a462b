/** One of two ways that must take the same time; `index` counts the tries, so that each can be about somebody else. */
export type Way = (index: number) => Promise<unknown>

/**
 * How long the first way takes, as a share of the second: the fastest try of each, the one that nothing else on the
 * machine disturbed. The ways take turns, so that a machine that gets slower slows both down.
 */
export async function shareOfTime(tries: number, first: Way, second: Way): Promise<number> {
  const best = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let index = -1; index < tries; index += 1) {
    for (const [which, way] of [first, second].entries()) {
      const start = performance.now()
      await way(index)
      // The try before the first one warms up.
      if (index >= 0) best[which] = Math.min(best[which] ?? 0, performance.now() - start)
    }
  }
  return (best[0] ?? 0) / (best[1] ?? 1)
}
