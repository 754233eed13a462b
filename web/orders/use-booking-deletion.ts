import { useState } from 'react'
import { flushSync } from 'react-dom'
import { getOrder, listOrders, type Order, type OrderLine } from '../../domain/orders/calls.ts'
import { call, isCallFailure } from '../platform/call.ts'
import { useFailureText } from '../platform/failure.ts'
import { invalidate } from '../platform/queries.ts'
import { readSession } from '../platform/session.ts'
import { createStore, useStore } from '../platform/store.ts'
import { useTexts } from '../platform/texts.ts'
import { toast } from '../ui/ToastRegion.tsx'
import { deleteBooking, type DeletionInput } from './delete-booking.ts'
import { ordersTexts } from './texts.ts'

/** Bookings whose deletion is on its way: every list shows them as being deleted. */
const deletions = createStore<ReadonlySet<number>>(new Set())

/** Bookings that are being deleted. */
export function useDeletions(): ReadonlySet<number> {
  return useStore(deletions)
}

/** The deletion of one line of an order, in the words of the 3.1.10 protocol. */
export function umbrellaDeletion(order: Order, line: OrderLine): DeletionInput {
  return {
    tipoPrenotazione: 'eliminaOmbrellone',
    idPrenotazione: line.bookingId,
    idOrdine: order.orderId,
    dataPrenotazioneInizio: line.from,
    dataPrenotazioneFine: line.to,
    dataRistorante: '',
    token: readSession().token ?? '',
  }
}

function mark(bookingId: number, isDeleting: boolean): void {
  const next = new Set(deletions.get())
  if (isDeleting) next.add(bookingId)
  else next.delete(bookingId)
  deletions.set(next)
}

/** What is asked about, with the name that the person reads. */
interface Asked {
  readonly booking: DeletionInput
  readonly name: string
}

/** Asking for, and doing, the deletion of a booking: the modal closes first, then the call is sent. */
export function useBookingDeletion() {
  const texts = useTexts(ordersTexts)
  const failureText = useFailureText()
  const [asked, setAsked] = useState<Asked | null>(null)

  async function send({ booking, name }: Asked) {
    mark(booking.idPrenotazione, true)
    try {
      const isSent = await deleteBooking(booking, call, (text) => console.info(text))
      if (!isSent) return
      await Promise.all([invalidate(getOrder), invalidate(listOrders)])
      toast(texts.summary.removed(name), { icon: 'check' })
    } catch (error) {
      // What the server refuses it explains itself; everything else gets the generic words.
      toast(failureText(isCallFailure(error, 'booking_started', 'not_found') ? error : null), {
        tone: 'bad',
        icon: 'alert',
      })
    } finally {
      mark(booking.idPrenotazione, false)
    }
  }

  return {
    asked: asked?.booking ?? null,
    ask: (booking: DeletionInput, name: string) => setAsked({ booking, name }),
    back: () => setAsked(null),
    confirm() {
      if (!asked) return
      // Closed before the call is made, not merely soon.
      flushSync(() => setAsked(null))
      void send(asked)
    },
  }
}
