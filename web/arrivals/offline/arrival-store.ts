import { useEffect } from 'react'
import { MOST_SYNCED, syncArrivals } from '../../../domain/arrivals/action-calls.ts'
import { SECOND } from '../../../domain/platform/duration.ts'
import { call } from '../../platform/call.ts'
import { isCallFailure } from '../../platform/call-failure.ts'
import { useOnline } from '../../platform/online.ts'
import { createStore, useStore } from '../../platform/store.ts'
import { createStoredStore } from '../../platform/stored.ts'
import { tokenStore } from '../../platform/token-store.ts'
import { refreshBeachDay } from '../beach-cache.ts'
import {
  EMPTY_QUEUE,
  queueSchema,
  settled,
  toSend,
  withArrival,
  withoutArrivals,
  withoutConflicts,
  type ArrivalQueue,
  type WaitingArrival,
} from './arrival-queue.ts'

/** What did not get through is tried again this often. */
const RETRY_EVERY = 10 * SECOND

/**
 * Arrivals that wait for the network, of this device: they outlive a reload and the end of a session, because money may have been
 * taken with them, and hold no name.
 */
const queue = createStoredStore<ArrivalQueue>('arrivals_waiting', queueSchema, EMPTY_QUEUE)
const sending = createStore(false)

/** The arrivals that wait, followed. */
export function useArrivalQueue(): ArrivalQueue {
  return useStore(queue)
}

/** Whether they are on their way. */
export function useIsSending(): boolean {
  return useStore(sending)
}

export function keepArrivals(arrivals: readonly WaitingArrival[]): void {
  queue.set(arrivals.reduce(withArrival, queue.get()))
}

/** Takes back what has not been sent; false when it has been, and stays. */
export function dropArrivals(clientIds: ReadonlySet<string>): boolean {
  const known = queue.get()
  const left = withoutArrivals(known, clientIds)
  if (sending.get() || left.waiting.length === known.waiting.length) return false
  queue.set(left)
  return true
}

export function readConflicts(): void {
  queue.set(withoutConflicts(queue.get()))
}

/** Sends what waits, some at a time; what gets no answer stays. Two tabs may send the same: each arrival counts once (B-02). */
export async function sendArrivals(): Promise<void> {
  if (sending.get() || tokenStore.get('staff_token') === null) return
  sending.set(true)
  try {
    while (queue.get().waiting.length > 0) {
      const items = queue.get().waiting.slice(0, MOST_SYNCED).map(toSend)
      const answer = await call(syncArrivals, { items })
      queue.set(settled(queue.get(), answer.items))
      refreshBeachDay()
    }
  } catch (failure) {
    if (!isCallFailure(failure)) throw failure
    // It waits on, in sight; the next try comes by itself.
  } finally {
    sending.set(false)
  }
}

/** Sends by itself as soon as there is a network, and again until everything is there. */
export function useArrivalSync(): void {
  const isOnline = useOnline()
  const { waiting } = useArrivalQueue()
  const isNeeded = isOnline && waiting.length > 0
  useEffect(() => {
    if (!isNeeded) return
    void sendArrivals()
    const timer = setInterval(() => void sendArrivals(), RETRY_EVERY)
    return () => clearInterval(timer)
  }, [isNeeded])
}
