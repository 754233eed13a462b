/**
 * Asks at most once at a time: what comes while an answer is on its way asks once more after it, however often it came.
 * `ask` tells its failures elsewhere.
 */
export function coalesced(ask: () => Promise<unknown>): () => void {
  let isAsking = false
  let isWanted = false
  const run = async () => {
    isAsking = true
    do {
      isWanted = false
      await ask()
    } while (isWanted)
    isAsking = false
  }
  return () => {
    isWanted = true
    if (!isAsking) void run()
  }
}
