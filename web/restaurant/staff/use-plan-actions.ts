import { useState } from 'react'
import {
  cancelBooking,
  leaveTable,
  markNoShow,
  moveBooking,
  seatBooking,
  undoPlanAction,
} from '../../../domain/restaurant/staff-calls.ts'
import type { MealTime } from '../../../domain/restaurant/meals.ts'
import type { PlanBooking } from '../../../domain/restaurant/service-plan.ts'
import { isCallFailure } from '../../platform/call-failure.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { toast } from '../../ui/toasts.ts'
import { holdCancellation } from './held-cancellations.ts'
import { withBooking } from './plan-view.ts'
import { planTexts } from './texts.ts'
import type { LivePlan } from './use-live-plan.ts'

/** A plan is open all day: nothing of a finished action is kept. */
const FORGET = { gcTime: 0 } as const

type Seen = Pick<PlanBooking, 'bookingId' | 'version'>
export type Place = { readonly table: number; readonly time: MealTime }

/** What may be done with a party, each a step of its own that is said and can be taken back (B-09, B-11). */
export interface PlanActions {
  /** Parties whose step is on its way. */
  readonly busy: ReadonlySet<number>
  readonly seat: (booking: PlanBooking) => void
  readonly leave: (booking: PlanBooking) => void
  readonly noShow: (booking: PlanBooking) => void
  readonly move: (booking: PlanBooking, to: Place) => void
  /** `reason` in the guest's mail; empty is none. */
  readonly cancel: (booking: PlanBooking, reason: string) => void
  /** Says that a party was added, and offers to take that back. */
  readonly added: (booking: PlanBooking) => void
}

/** The plan's actions. What the server refuses is said, and the plan asked again: a colleague was faster. */
export function usePlanActions(live: LivePlan): PlanActions {
  const { said, restore } = useTexts(planTexts)
  const { busy, press, say, refused } = usePresses(live)
  const seat = useCallMutation(seatBooking, FORGET)
  const leave = useCallMutation(leaveTable, FORGET)
  const noShow = useCallMutation(markNoShow, FORGET)
  const move = useCallMutation(moveBooking, FORGET)
  const cancel = useCallMutation(cancelBooking, FORGET)
  return {
    busy,
    seat: (booking) => press(booking, said.seated(booking.name, booking.table), seat.mutateAsync),
    leave: (booking) => press(booking, said.left(booking.table), leave.mutateAsync),
    noShow: (booking) => press(booking, said.noShow(booking.name), noShow.mutateAsync),
    move: (booking, to) =>
      press(booking, said.moved(booking.name, to.table, to.time), (seen) => move.mutateAsync({ ...seen, ...to })),
    cancel: (booking, reason) => {
      if (booking.orderNumber === null) return press(booking, said.cancelled(booking.name), cancel.mutateAsync, restore)
      const { bookingId, version, name } = booking
      holdCancellation(
        { bookingId, version, ...(reason === '' ? {} : { reason }) },
        {
          words: said.cancelled(name),
          undo: restore,
          onUndone: () => toast(said.kept(name), { tone: 'ok' }),
          onDone: (cancelled) => live.show((plan) => withBooking(plan, cancelled)),
          onFailed: refused,
        },
      )
    },
    added: (booking) => say(booking, said.added(booking.name, booking.table, booking.time)),
  }
}

/** `undoWord` where taking back is not called *Annulla*: beside a cancellation that would be its opposite. */
type Press = (booking: PlanBooking, words: string, act: (seen: Seen) => Promise<PlanBooking>, undoWord?: string) => void

/** One step at a time of each party: makes it, shows its answer, says it, and offers to take it back for six seconds. */
function usePresses(live: LivePlan) {
  const texts = useTexts(planTexts)
  const refusalWords = usePlanRefusal()
  const undo = useCallMutation(undoPlanAction, FORGET)
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())
  const mark = (bookingId: number, isBusy: boolean) =>
    setBusy((known) => {
      const next = new Set(known)
      if (isBusy) next.add(bookingId)
      else next.delete(bookingId)
      return next
    })
  const refused = (failure: unknown) => {
    toast(refusalWords(failure), { tone: 'bad', icon: 'alert' })
    live.refresh()
  }
  const press: Press = ({ bookingId, version }, words, act, undoWord) => {
    if (busy.has(bookingId)) return
    mark(bookingId, true)
    void make(() => act({ bookingId, version }), words, undoWord).finally(() => mark(bookingId, false))
  }
  const make = async (act: () => Promise<PlanBooking>, words: string, undoWord?: string) => {
    try {
      say(await act(), words, undoWord)
    } catch (failure) {
      refused(failure)
    }
  }
  const say = (booking: PlanBooking, words: string, undoWord = texts.undo) => {
    live.show((plan) => withBooking(plan, booking))
    toast(words, booking.canUndo ? { action: { label: undoWord, onPress: back(booking) } } : { tone: 'ok' })
  }
  const back = (done: PlanBooking) => () => press(done, texts.said.undone(done.name), undo.mutateAsync)
  return { busy, press, say, refused }
}

/** The sentence for what the server refused, in the words of whoever works here: a guest reads others for a full table. */
export function usePlanRefusal(): (failure: unknown) => string {
  const texts = useTexts(planTexts)
  const failureText = useFailureText()
  return (failure) => (isCallFailure(failure, 'no_seats') ? texts.tableTaken : failureText(failure))
}
