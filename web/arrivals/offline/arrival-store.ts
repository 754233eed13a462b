import { useEffect } from 'react'
import { MOST_SYNCED, syncArrivals, type SyncItem, type Synced } from '../../../domain/arrivals/action-calls.ts'
import { SECOND } from '../../../domain/platform/duration.ts'
import { call } from '../../platform/call.ts'
import { isCallFailure } from '../../platform/call-failure.ts'
import { useOnline } from '../../platform/online.ts'
import { serverTime } from '../../platform/server-clock.ts'
import { createStore, useStore } from '../../platform/store.ts'
import { createStoredStore } from '../../platform/stored.ts'
import { tokenStore } from '../../platform/token-store.ts'
import { refreshBeachDay } from '../beach-cache.ts'
import {
  EMPTY_QUEUE,
  queueSchema,
  settled,
  toSend,
  withAllWaiting,
  withArrival,
  withAside,
  withoutArrivals,
  withoutConflicts,
  withTakenBack,
  type ArrivalQueue,
  type WaitingArrival,
} from './arrival-queue.ts'
import { sendRound } from './send-arrivals.ts'

/** What did not get through is tried again this often. */
const RETRY_EVERY = 10 * SECOND

/**
 * Arrivals that wait for the network, of this device: they outlive a reload and the end of a session, because money may have been
 * taken with them, and hold no guest's name.
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

/** Who works at this device now. */
export const presser = (): string | undefined => tokenStore.get('staff_email') ?? undefined

export function keepArrivals(arrivals: readonly WaitingArrival[]): void {
  queue.set(arrivals.reduce(withArrival, queue.get()))
}

/** Keeps no more what the server has answered otherwise, or what a person has solved. */
export function dropArrivals(clientIds: ReadonlySet<string>): void {
  queue.set(withoutArrivals(queue.get(), clientIds))
}

/** How the taking back of presses ended: the server has heard of it, or refused it and the conflicts say so, or has not answered yet. */
export type TakenBack = 'undone' | 'refused' | 'waiting'

/**
 * Takes back presses by their names: at once on this device, and at the server as soon as it answers, whatever it knows of them until then
 * (B-11).
 */
export async function takeBackArrivals(presses: readonly WaitingArrival[]): Promise<TakenBack> {
  queue.set(withTakenBack(queue.get(), presses, { at: new Date(serverTime()).toISOString(), by: presser() }))
  // What is on its way now was sent before this.
  await running
  await sendArrivals()
  const { waiting, aside, conflicts } = queue.get()
  const isIn = (list: readonly { readonly clientId: string }[]) =>
    presses.some((press) => list.some(({ clientId }) => clientId === press.clientId))
  if (isIn([...waiting, ...aside])) return 'waiting'
  return isIn(conflicts) ? 'refused' : 'undone'
}

/** Sends once more what was put aside. */
export function retryAside(): void {
  tries.clear()
  queue.set(withAllWaiting(queue.get()))
  void sendArrivals()
}

export function readConflicts(): void {
  queue.set(withoutConflicts(queue.get()))
}

/** So often an arrival may break a server that takes nothing else either, before a person is asked. */
const MOST_TRIES = 3
const tries = new Map<string, number>()
let running: Promise<void> | null = null

/** Sends what waits, some at a time; what gets no answer stays. Two tabs may send the same: each arrival counts once (B-02). */
export function sendArrivals(): Promise<void> {
  running ??= sendAll().finally(() => (running = null))
  return running
}

async function sendAll(): Promise<void> {
  if (queue.get().waiting.length === 0 || tokenStore.get('staff_token') === null) return
  sending.set(true)
  try {
    const sent = new Set<string>()
    // What is pressed meanwhile goes in a round of its own.
    for (let items = unsent(sent); items.length > 0; items = unsent(sent)) {
      for (const item of items) sent.add(nameOf(item))
      const { broken, doubtful } = await sendRound(items, { most: MOST_SYNCED, ask, onAnswers })
      queue.set(withAside(queue.get(), [...broken, ...doubtful.filter(isTriedOften)]))
    }
  } catch (failure) {
    if (!isCallFailure(failure)) throw failure
    // It waits on, in sight; the next try comes by itself.
  } finally {
    sending.set(false)
  }
}

const nameOf = ({ clientId, takenBackAt = '' }: SyncItem) => `${clientId} ${takenBackAt}`
const unsent = (sent: ReadonlySet<string>) =>
  queue
    .get()
    .waiting.map(toSend)
    .filter((item) => !sent.has(nameOf(item)))

async function ask(items: readonly SyncItem[]): Promise<readonly Synced[]> {
  const sentAt = new Date(serverTime()).toISOString()
  return (await call(syncArrivals, { items: [...items], sentAt })).items
}

function onAnswers(sent: readonly SyncItem[], answers: readonly Synced[]): void {
  queue.set(settled(queue.get(), sent, answers))
  refreshBeachDay()
}

function isTriedOften({ clientId }: SyncItem): boolean {
  const tried = (tries.get(clientId) ?? 0) + 1
  tries.set(clientId, tried)
  return tried >= MOST_TRIES
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
