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
import type { Language } from '../../../domain/platform/language.ts'
import { useFailureText } from '../../platform/failure.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import type { Tendered } from '../../ui/staff/TenderChoice.tsx'
import { toast } from '../../ui/toasts.ts'
import { barStaffTexts } from './texts.ts'
import type { LiveBoard } from './use-live-board.ts'
import { useSubject } from './use-subject.ts'

/** A board runs all day: nothing of a finished action is kept. */
const FORGET = { gcTime: 0 } as const

/** What may be done with an order, each a step of its own that is said and can be taken back (B-08, B-11). */
export interface BoardActions {
  /** Orders whose step is on its way. */
  readonly busy: ReadonlySet<number>
  readonly accept: (order: BoardOrder) => void
  readonly delay: (order: BoardOrder, minutes: number) => void
  readonly ready: (order: BoardOrder, station: BarStation | null) => void
  /** With the money that is due: just as much in cash where nothing else is said. */
  readonly deliver: (order: BoardOrder, paid?: Tendered) => void
  readonly assign: (order: BoardOrder, runnerId: number | null) => void
  readonly reject: (order: BoardOrder, reason: RejectReason, text: string) => void
}

/** The board's actions. What the server refuses is said, and the board asked again: a colleague was faster. */
export function useBoardActions(live: LiveBoard): BoardActions {
  const { said, stations } = useTexts(barStaffTexts)
  const language = useLanguage()
  const subject = useSubject()
  const { busy, press } = usePresses(live, subject)
  const accept = useCallMutation(acceptBarOrder, FORGET)
  const delay = useCallMutation(delayBarOrder, FORGET)
  const ready = useCallMutation(readyBarOrder, FORGET)
  const deliver = useCallMutation(deliverBarOrder, FORGET)
  const assign = useCallMutation(assignRunner, FORGET)
  const reject = useCallMutation(rejectBarOrder, FORGET)
  return {
    busy,
    accept: (order) => press(order, said.accepted(subject(order)), (seen) => accept.mutateAsync(seen)),
    delay: (order, minutes) =>
      press(order, said.delayed(subject(order), minutes), (seen) =>
        delay.mutateAsync({ ...seen, promisedAt: order.promisedAt, minutes }),
      ),
    ready: (order, station) =>
      press(
        order,
        station === null ? said.ready(subject(order)) : said.stationReady(subject(order), stations[station]),
        (seen) => ready.mutateAsync(station === null ? seen : { ...seen, station }),
      ),
    deliver: (order, paid) =>
      press(
        order,
        paid?.tender === 'card_terminal'
          ? said.deliveredByCard(subject(order), money(order.dueCents, language))
          : said.delivered(subject(order), cashOf(order.dueCents, language)),
        (seen) =>
          deliver.mutateAsync({
            ...seen,
            dueCents: order.dueCents,
            ...(paid === undefined ? {} : { paid: paidOf(paid) }),
          }),
      ),
    assign: (order, runnerId) =>
      press(order, said.assigned(subject(order)), (seen) => assign.mutateAsync({ ...seen, runnerId })),
    reject: (order, reason, text) =>
      press(order, said.rejected(subject(order)), (seen) =>
        reject.mutateAsync({ ...seen, reason, ...(text === '' ? {} : { text }) }),
      ),
  }
}

const paidOf = ({ tender, tenderedCents }: Tendered) => ({
  tender,
  ...(tenderedCents === undefined ? {} : { tenderedCents }),
})

/** Cash in words; null where none was taken. */
const cashOf = (cents: number, language: Language) => (cents > 0 ? money(cents, language) : null)

/** What a step says of itself, some of it only with the server's answer. */
type Said = string | ((answer: BoardOrder) => string)

type Press = (
  order: BoardOrder,
  said: Said,
  act: (seen: Pick<BoardOrder, 'orderId' | 'status'>) => Promise<{ readonly order: BoardOrder }>,
) => void

/** One step at a time of each order: makes it, shows its answer, says it, and offers to take it back for six seconds. */
function usePresses(
  live: LiveBoard,
  subject: (order: BoardOrder) => string,
): { readonly busy: ReadonlySet<number>; readonly press: Press } {
  const texts = useTexts(barStaffTexts)
  const language = useLanguage()
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
  const press: Press = (order, said, act) => {
    const { orderId, status } = order
    if (busy.has(orderId)) return
    mark(orderId, true)
    void make(() => act({ orderId, status }), said).finally(() => mark(orderId, false))
  }
  const make = async (act: () => Promise<{ readonly order: BoardOrder }>, said: Said) => {
    try {
      const { order } = await act()
      live.show(order)
      const words = typeof said === 'string' ? said : said(order)
      toast(words, order.undoUntil === null ? { tone: 'ok' } : { action: { label: texts.undo, onPress: back(order) } })
    } catch (failure) {
      toast(failureText(failure), { tone: 'bad', icon: 'alert' })
      live.refresh()
    }
  }
  const back = (done: BoardOrder) => () =>
    press(
      done,
      // What a delivery took in cash is due again.
      (order) => texts.said.undone(subject(order), cashOf(order.dueCents - done.dueCents, language)),
      async (seen) => {
        const { order } = await undo.mutateAsync(seen)
        return { order: { ...order, undoUntil: null } }
      },
    )
  return { busy, press }
}
