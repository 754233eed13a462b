import { setTimeout as sleep } from 'node:timers/promises'
import { ProviderUnavailable } from '../provider.ts'

const PAUSES_MS = [200, 800] as const
/** Somebody may be waiting in front of a screen: a provider that asks for more patience is left to the jobs. */
const LONGEST_PAUSE_MS = 2_000

/**
 * Makes a call at most three times, as long as it ends in {@link ProviderUnavailable}; any other end is an answer
 * (case 41). The call must be safe to repeat: a read, or a write with a stable key.
 */
export async function withTries<Result>(call: () => Promise<Result>): Promise<Result> {
  for (const pause of PAUSES_MS) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
      const wanted = Math.max(pause, (error.retryAfterSeconds ?? 0) * 1000)
      if (wanted > LONGEST_PAUSE_MS) throw error
      await sleep(wanted)
    }
  }
  return call()
}
