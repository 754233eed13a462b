import { onlineManager } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listOrders } from '../../../domain/orders/calls.ts'
import { evaluateItemOrder, startItemOrder } from '../../../domain/orders/item-calls.ts'
import { SECOND } from '../../../domain/platform/duration.ts'
import { call } from '../../platform/call.ts'
import { isOnlineNow } from '../../platform/online.ts'
import { invalidate } from '../../platform/queries.ts'
import { readSession, useSession } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { changePending, pendingOrders, type PendingOrder } from './pending-orders.ts'
import { sendPending } from './send-pending.ts'

/** In whose name orders are made on this device now; null while nobody is known. */
export function currentOwner(): string | null {
  const { isLoggedIn, username, guestToken } = readSession()
  if (isLoggedIn) return username
  return guestToken === null ? null : 'guest'
}

function isToSend({ state, owner }: PendingOrder): boolean {
  return (state === 'waiting' || state === 'sent') && owner === currentOwner()
}

/** Pauses between two tries while the browser believes to have a network. */
const PAUSES = [2, 2, 5, 5, 10, 10, 30].map((seconds) => seconds * SECOND)

let isSending = false

/** Sends everything that waits, one after the other; answers whether something still does. */
async function sendAll(): Promise<boolean> {
  if (!isOnlineNow()) return false
  // A round that is on its way may fail: it is looked at again after the pause.
  if (isSending) return true
  isSending = true
  try {
    for (const order of pendingOrders.get().filter(isToSend)) {
      await sendPending(order, {
        evaluate: (cart) => call(evaluateItemOrder, { cart }),
        // One press has one key, as it has one client id (B-01).
        start: (start) => call(startItemOrder, start, { idempotencyKey: `${order.clientId}-${start.quoteId}` }),
        note: (change) => changePending(order.clientId, change),
      })
    }
    void invalidate(listOrders)
  } finally {
    isSending = false
  }
  return pendingOrders.get().some(isToSend)
}

/** Sends orders that waited as soon as there is a network, whatever page is open (B-20). The shell mounts it once. */
export function PendingSender() {
  const { token, guestToken } = useSession()
  const count = useStore(pendingOrders).filter(isToSend).length
  const who = token ?? guestToken
  useEffect(() => {
    if (count === 0 || who === null) return
    return keepTrying(sendAll)
  }, [count, who])
  return null
}

/** Tries now, whenever the network or the page comes back, and after longer and longer pauses; returns how to stop. */
function keepTrying(send: () => Promise<boolean>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = 0
  let isOver = false
  const tryNow = async () => {
    clearTimeout(timer)
    const isMore = await send()
    if (isOver || !isMore) return
    timer = setTimeout(() => void tryNow(), PAUSES[Math.min(turn++, PAUSES.length - 1)])
  }
  const wake = () => {
    turn = 0
    if (!document.hidden) void tryNow()
  }
  const unsubscribe = onlineManager.subscribe(wake)
  document.addEventListener('visibilitychange', wake)
  void tryNow()
  return () => {
    isOver = true
    clearTimeout(timer)
    unsubscribe()
    document.removeEventListener('visibilitychange', wake)
  }
}
