import type { SyncItem, Synced } from '../../../domain/arrivals/action-calls.ts'
import { isCallFailure } from '../../platform/call-failure.ts'

/** After so many that break one by one, and none that gets through, it is the server and not what is sent. */
const MOST_BROKEN = 4

export interface Sending {
  /** The most at once. */
  readonly most: number
  readonly ask: (items: readonly SyncItem[]) => Promise<readonly Synced[]>
  /** Hears every answer as it comes, so that what comes after it may fail. */
  readonly onAnswers: (sent: readonly SyncItem[], answers: readonly Synced[]) => void
}

/** What one round found out. */
export interface Round {
  /** What the server breaks on or cannot read while it takes others: it would keep them waiting. */
  readonly broken: readonly SyncItem[]
  /** What broke where nothing else got through: the fault may be the server's. */
  readonly doubtful: readonly SyncItem[]
}

/**
 * Sends everything once, in its order. Where the server breaks on many it is asked about half of them at a time, so that one that is
 * poisoned stops no other (B-02). Throws the failure of a network or a server that is away; what was answered until then has been heard.
 */
export async function sendRound(items: readonly SyncItem[], { most, ask, onAnswers }: Sending): Promise<Round> {
  const unread: SyncItem[] = []
  const broken: SyncItem[] = []
  let isThrough = false
  const send = async (some: readonly SyncItem[]): Promise<void> => {
    try {
      const answers = await ask(some)
      isThrough = true
      onAnswers(some, answers)
    } catch (failure) {
      const blame = blameOf(failure)
      if (blame === null || (!isThrough && broken.length >= MOST_BROKEN)) throw failure
      if (some.length === 1) return void (blame === 'input' ? unread : broken).push(...some)
      const half = Math.ceil(some.length / 2)
      await send(some.slice(0, half))
      await send(some.slice(half))
    }
  }
  for (let from = 0; from < items.length; from += most) await send(items.slice(from, from + most))
  return isThrough ? { broken: [...unread, ...broken], doubtful: [] } : { broken: unread, doubtful: broken }
}

/** Whether a failure may be due to what was sent: the server cannot read it, or breaks; null for one that says nothing of it. */
function blameOf(failure: unknown): 'input' | 'defect' | null {
  if (!isCallFailure(failure)) return null
  if (failure.code === 'input_invalid') return 'input'
  return failure.code === 'defect' && failure.status === 500 ? 'defect' : null
}
