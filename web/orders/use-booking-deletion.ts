import { useState } from 'react'
import { flushSync } from 'react-dom'
import { getOrder, listOrders, type Order, type OrderLine } from '../../domain/orders/calls.ts'
import { getOrderStatement } from '../../domain/orders/statement-calls.ts'
import type { OrderItem } from '../../domain/orders/order-items.ts'
import { cancelItem } from '../../domain/orders/item-calls.ts'
import { call, isCallFailure } from '../platform/call.ts'
import { useFailureText } from '../platform/failure.ts'
import { invalidate } from '../platform/queries.ts'
import { readSession } from '../platform/session.ts'
import { createStore, useStore } from '../platform/store.ts'
import { useTexts } from '../platform/texts.ts'
import { toast } from '../ui/ToastRegion.tsx'
import { deleteBooking, type DeletionInput } from './delete-booking.ts'
import { forgetFreeCounts } from './free-counts.ts'
import { ordersTexts } from './texts.ts'

/** Bookings whose deletion is on its way: every list shows them as being deleted. */
const deletions = createStore<ReadonlySet<number>>(new Set())

/** Bookings that are being deleted. */
export function useDeletions(): ReadonlySet<number> {
  return useStore(deletions)
}

/** The deletion of one booking: what the modal asks about, and how it is done. */
export interface Deletion {
  readonly orderId: number
  /** The fixed idPrenotazioneOmbrellone or idPrenotazioneRistorante; the item of everything else. */
  readonly bookingId: number
  /** What the person reads: "C5", "La Pineta". */
  readonly name: string
  readonly from: string
  readonly to: string
  /** The modal names the date of a table, and the period of everything else. */
  readonly isDay: boolean
  /** Paid or to be paid: the modal says what goes back. */
  readonly hasPrice: boolean
  /** False for what can't be deleted any more. */
  readonly canDelete: boolean
  /** Whether a call was made; rejects with the call's failure. */
  readonly send: () => Promise<boolean>
}

const log = (text: string) => console.info(text)

/** The deletion of one place of an order, in the words of the 3.1.10 protocol. */
export function umbrellaDeletion(order: Order, line: OrderLine, name: string): Deletion {
  const input: DeletionInput = {
    tipoPrenotazione: 'eliminaOmbrellone',
    idPrenotazione: line.bookingId,
    idOrdine: order.orderId,
    dataPrenotazioneInizio: line.from,
    dataPrenotazioneFine: line.to,
    dataRistorante: '',
    token: readSession().token ?? '',
  }
  const { bookingId, from, to, canDelete } = line
  return {
    orderId: order.orderId,
    bookingId,
    name,
    from,
    to,
    isDay: line.from === line.to,
    hasPrice: true,
    canDelete,
    send: () => deleteBooking(input, call, log),
  }
}

/** The deletion of a table by the protocol's own call, and of anything else by ours. */
export function itemDeletion(order: Order, item: OrderItem): Deletion {
  const { itemId: bookingId, name, from, to, canDelete } = item
  const { orderId, totalCents } = order
  const input: DeletionInput = {
    tipoPrenotazione: 'eliminaRistorante',
    idPrenotazione: bookingId,
    idOrdine: orderId,
    dataPrenotazioneInizio: '',
    dataPrenotazioneFine: '',
    dataRistorante: from,
    token: readSession().token ?? '',
  }
  const cancel = async () => {
    await call(cancelItem, { orderId, itemId: bookingId })
    return true
  }
  const send = item.kind === 'table' ? () => deleteBooking(input, call, log) : cancel
  return { orderId, bookingId, name, from, to, canDelete, isDay: from === to, hasPrice: totalCents > 0, send }
}

function mark(bookingId: number, isDeleting: boolean): void {
  const next = new Set(deletions.get())
  if (isDeleting) next.add(bookingId)
  else next.delete(bookingId)
  deletions.set(next)
}

const refreshOrders = () =>
  Promise.all([invalidate(getOrder), invalidate(getOrderStatement), invalidate(listOrders), forgetFreeCounts()])

/** Whether the server has removed a booking; false as long as it cannot be asked. */
async function isRemoved(orderId: number, bookingId: number): Promise<boolean> {
  try {
    const { lines, items } = await call(getOrder, { orderId: String(orderId) })
    const line = lines.find((one) => one.bookingId === bookingId) ?? items.find((one) => one.itemId === bookingId)
    return line?.isCancelled === true
  } catch (error) {
    if (isCallFailure(error)) return false
    throw error
  }
}

/** Refusals that say more than the generic words. */
export const OWN_WORDS = ['booking_started', 'too_late_to_delete', 'payment_in_progress', 'not_found'] as const

/** Asking for, and doing, the deletion of a booking: the modal closes first, then the call is sent. */
export function useBookingDeletion() {
  const texts = useTexts(ordersTexts)
  const failureText = useFailureText()
  const [asked, setAsked] = useState<Deletion | null>(null)

  async function send({ orderId, bookingId, name, send: sendCall }: Deletion) {
    mark(bookingId, true)
    const tellRemoved = () => toast(texts.summary.removed(name), { icon: 'check' })
    try {
      if (!(await sendCall())) return
      await refreshOrders()
      tellRemoved()
    } catch (error) {
      // Whatever was answered, the lists show what the server has. An answer that was lost may have been a yes.
      await refreshOrders()
      if (isCallFailure(error) && error.isUnknownOutcome && (await isRemoved(orderId, bookingId))) return tellRemoved()
      // What the server refuses it explains itself; everything else gets the generic words.
      toast(failureText(isCallFailure(error, ...OWN_WORDS) ? error : null), { tone: 'bad', icon: 'alert' })
    } finally {
      mark(bookingId, false)
    }
  }

  return {
    asked,
    ask: setAsked,
    back: () => setAsked(null),
    confirm() {
      if (!asked) return
      // Closed before the call is made, not merely soon.
      flushSync(() => setAsked(null))
      void send(asked)
    },
  }
}
