import { undoArrival, type Collect } from '../../../domain/arrivals/action-calls.ts'
import { visitIdOf } from '../../../domain/arrivals/visit-id.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { undoOrderAction } from '../../../domain/orders/staff-calls.ts'
import { collect, undoCollect } from '../../../domain/till/calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import type { Tendered } from '../../ui/staff/TenderChoice.tsx'
import { arriveSurely, askAgain, isUnknown } from '../arrive-surely.ts'
import { arrivalTexts } from '../texts.ts'
import { actionTexts } from './texts.ts'
import { useDeskTelling } from './use-desk-actions.ts'

/** What was done to an order, and which bookings of the day it concerns. */
export interface DoneToOrder {
  readonly code: string
  readonly words: string
  readonly day: CivilDate
  readonly orderId: number
  readonly bookingIds: readonly number[]
  readonly actionId: number
  /** What the order owes now, in cents. */
  readonly dueCents: number
  /** Once it is taken back. */
  readonly onUndone?: () => void
}

/**
 * The end of an action with an order: its money is taken in the same press and whoever pays has arrived, or has arrived and pays later
 * (`null`), or all or a part of it is taken before its day, or what is still due is said.
 * Another sum than was agreed to is never taken. A press without an answer is asked about until the server says what is so. One notice
 * takes back all of it (B-11, R-603).
 */
export function useCollectAfter(onDone: () => void) {
  const texts = useTexts(actionTexts)
  const { said } = useTexts(arrivalTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const { told } = useDeskTelling(onDone)

  const tellDue = (done: DoneToOrder, failure?: unknown) => {
    const { code, actionId, dueCents, words, onUndone } = done
    const due = dueCents > 0 ? texts.stillDue(words, money(dueCents, language)) : words
    told({
      code,
      words: failure === undefined ? due : `${failureText(failure)} ${due}`,
      actionId,
      undo: undoOrderAction,
      onUndone,
    })
  }
  const arriveAfter = async (done: DoneToOrder, collect: Collect | null): Promise<void> => {
    const { code, words, day, bookingIds, actionId, dueCents, onUndone } = done
    if (collect !== null && dueCents !== collect.amountCents) return tellDue(done)
    const visits = bookingIds.map((id) => ({ visitId: visitIdOf({ kind: 'line', id }), code }))
    try {
      const ended = await arriveSurely(visits, day, collect !== null && dueCents > 0 ? collect : undefined)
      if (ended.kind === 'kept') {
        // The money may be in the till: neither "collected" nor "to collect" would be true.
        const unknown = `${words}. ${said.unanswered(code)}`
        const first = async () => askAgain(undoArrival, { actionId: await ended.settle() })
        return told({ code, words: unknown, actionId, undo: undoOrderAction, first, onUndone })
      }
      const { actionId: arrivalId, changeCents } = ended.done
      const first = () => askAgain(undoArrival, { actionId: arrivalId })
      const sum = money(dueCents, language)
      const paid = collect === null ? texts.hereAndDue(words, sum) : texts.andPaid(words, sum)
      const all = changeCents > 0 ? said.change(paid, money(changeCents, language)) : paid
      told({ code, words: all, actionId, undo: undoOrderAction, first, onUndone })
    } catch (failure) {
      // It is done, and the server refused the money: the place says so, and its notice why.
      tellDue(done, failure)
    }
  }
  const depositAfter = async (done: DoneToOrder, paid: Tendered): Promise<void> => {
    const { code, words, orderId, actionId, dueCents, onUndone } = done
    if (dueCents < paid.amountCents) return tellDue(done)
    const press = { orderId, pressId: crypto.randomUUID() }
    const wish = { ...press, ...paid, tenderedCents: paid.tenderedCents ?? null }
    const take = () => askAgain(collect, wish, press.pressId)
    const giveBack = () => askAgain(undoCollect, press)
    const ends = { code, actionId, undo: undoOrderAction, onUndone }
    try {
      const { changeCents, order } = await take()
      const taken = texts.andPaid(words, money(paid.amountCents, language))
      const all = changeCents > 0 ? said.change(taken, money(changeCents, language)) : taken
      const left = order.dueCents > 0 ? texts.stillDue(all, money(order.dueCents, language)) : all
      told({ ...ends, words: left, first: giveBack })
    } catch (failure) {
      if (!isUnknown(failure)) return tellDue(done, failure)
      // The money may be in the till: the same press says so before it is taken back.
      const first = () => take().then(giveBack)
      told({ ...ends, words: `${words}. ${failureText(failure)}`, first })
    }
  }
  return { tellDue, arriveAfter, depositAfter }
}
