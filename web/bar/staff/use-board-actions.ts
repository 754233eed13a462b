import { useState } from 'react'
import {
  acceptBarOrder,
  assignRunner,
  delayBarOrder,
  deliverBarOrder,
  readyBarOrder,
  rejectBarOrder,
  undoBarAction,
  type BoardOrder,
} from '../../../domain/bar/board-calls.ts'
import type { BarStation, RejectReason } from '../../../domain/bar/calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { toast } from '../../ui/toasts.ts'
import { barStaffTexts } from './texts.ts'
import type { LiveBoard } from './use-live-board.ts'

/** A board runs all day: nothing of a finished action is kept. */
const FORGET = { gcTime: 0 } as const

/** What may be done with an order, each a step of its own that is said and can be taken back (B-08, B-11). */
export interface BoardActions {
  /** Orders whose step is on its way. */
  readonly busy: ReadonlySet<number>
  readonly accept: (order: BoardOrder) => void
  readonly delay: (order: BoardOrder, minutes: number) => void
  readonly ready: (order: BoardOrder, station: BarStation | null) => void
  readonly deliver: (order: BoardOrder) => void
  readonly assign: (order: BoardOrder, runnerId: number | null) => void
  readonly reject: (order: BoardOrder, reason: RejectReason, text: string) => void
}

/** The board's actions. What the server refuses is said, and the board asked again: a colleague was faster. */
export function useBoardActions(live: LiveBoard): BoardActions {
  const { said, place, stations } = useTexts(barStaffTexts)
  const { busy, press } = usePresses(live)
  const accept = useCallMutation(acceptBarOrder, FORGET)
  const delay = useCallMutation(delayBarOrder, FORGET)
  const ready = useCallMutation(readyBarOrder, FORGET)
  const deliver = useCallMutation(deliverBarOrder, FORGET)
  const assign = useCallMutation(assignRunner, FORGET)
  const reject = useCallMutation(rejectBarOrder, FORGET)
  return {
    busy,
    accept: (order) => press(order, said.accepted(place(order.code)), (seen) => accept.mutateAsync(seen)),
    delay: (order, minutes) =>
      press(order, said.delayed(place(order.code), minutes), (seen) =>
        delay.mutateAsync({ ...seen, promisedAt: order.promisedAt, minutes }),
      ),
    ready: (order, station) =>
      press(
        order,
        station === null ? said.ready(place(order.code)) : said.stationReady(place(order.code), stations[station]),
        (seen) => ready.mutateAsync(station === null ? seen : { ...seen, station }),
      ),
    deliver: (order) =>
      press(order, said.delivered(place(order.code)), (seen) =>
        deliver.mutateAsync({ ...seen, dueCents: order.dueCents }),
      ),
    assign: (order, runnerId) =>
      press(order, said.assigned(place(order.code)), (seen) => assign.mutateAsync({ ...seen, runnerId })),
    reject: (order, reason, text) =>
      press(order, said.rejected(place(order.code)), (seen) =>
        reject.mutateAsync({ ...seen, reason, ...(text === '' ? {} : { text }) }),
      ),
  }
}

type Press = (
  order: BoardOrder,
  words: string,
  act: (seen: Pick<BoardOrder, 'orderId' | 'status'>) => Promise<{ readonly order: BoardOrder }>,
) => void

/** One step at a time of each order: makes it, shows its answer, says it, and offers to take it back for six seconds. */
function usePresses(live: LiveBoard): { readonly busy: ReadonlySet<number>; readonly press: Press } {
  const texts = useTexts(barStaffTexts)
  const failureText = useFailureText()
  const undo = useCallMutation(undoBarAction, FORGET)
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())
  const mark = (orderId: number, isBusy: boolean) =>
    setBusy((known) => {
      const next = new Set(known)
      if (isBusy) next.add(orderId)
      else next.delete(orderId)
      return next
    })
  const press: Press = (order, words, act) => {
    const { orderId, status } = order
    if (busy.has(orderId)) return
    mark(orderId, true)
    void make(() => act({ orderId, status }), words).finally(() => mark(orderId, false))
  }
  const make = async (act: () => Promise<{ readonly order: BoardOrder }>, words: string) => {
    try {
      const { order } = await act()
      live.show(order)
      toast(words, order.undoUntil === null ? { tone: 'ok' } : { action: { label: texts.undo, onPress: back(order) } })
    } catch (failure) {
      toast(failureText(failure), { tone: 'bad', icon: 'alert' })
      live.refresh()
    }
  }
  const back = (done: BoardOrder) => () =>
    press(done, texts.said.undone(texts.place(done.code)), async (seen) => {
      const { order } = await undo.mutateAsync(seen)
      return { order: { ...order, undoUntil: null } }
    })
  return { busy, press }
}
