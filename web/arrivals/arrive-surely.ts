import { arrive, type Collect } from '../../domain/arrivals/action-calls.ts'
import type { Call, CallInput, CallOutput } from '../../domain/platform/call.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import { call } from '../platform/call.ts'
import { CallFailure } from '../platform/call-failure.ts'
import { serverTime } from '../platform/server-clock.ts'
import { dropArrivals, keepArrivals, presser } from './offline/arrival-store.ts'
import type { WaitingArrival } from './offline/arrival-queue.ts'
import { listMadeAt } from './offline/kept-day-list.ts'

/** What an arrival needs to know of a visit. */
export interface ArrivingVisit {
  readonly visitId: string
  /** Row and number of the place. */
  readonly code: string
}

/** An arrival that the server has answered. */
interface DoneArrival {
  readonly kind: 'done'
  readonly done: CallOutput<typeof arrive>
  /** What takes it back where nobody answers. */
  readonly presses: readonly WaitingArrival[]
}

/** An arrival that nobody has answered: this device keeps it and asks until the server does. */
export interface KeptArrival {
  readonly kind: 'kept'
  readonly failure: CallFailure
  /** What waits on this device. */
  readonly presses: readonly WaitingArrival[]
  /** Has the server say what became of it, and answers its action: the device keeps it no more. */
  readonly settle: () => Promise<number>
}

/**
 * Makes a change of the desk under its press's name. Where nobody knows what became of it the server is asked once more: the same press
 * counts once, and its answer is what is so.
 */
export function askSurely<C extends Call>(
  def: C,
  input: CallInput<C> & { readonly clientId: string },
): Promise<CallOutput<C>> {
  return askAgain(def, input, input.clientId)
}

/** The same for a change that has no name of its own, such as an undo: done twice it is done once. */
export async function askAgain<C extends Call>(
  def: C,
  input: CallInput<C>,
  idempotencyKey: string = crypto.randomUUID(),
): Promise<CallOutput<C>> {
  const ask = () => call(def, input, { idempotencyKey })
  try {
    return await ask()
  } catch (failure) {
    // After a time limit the desk has waited long enough.
    if (!isUnknown(failure) || failure.code === 'timeout') throw failure
    return ask()
  }
}

/**
 * Marks visits of a day as arrived and takes the first one's money. Money may have been taken by a press without an answer: it is never
 * called refused, but kept and sent under the same name until there is one (B-02, B-11). Throws what the server refuses.
 */
export async function arriveSurely(
  visits: readonly ArrivingVisit[],
  day: CivilDate,
  collect: Collect | undefined,
): Promise<DoneArrival | KeptArrival> {
  const clientId = crypto.randomUUID()
  const at = new Date(serverTime()).toISOString()
  const visitIds = visits.map(({ visitId }) => visitId)
  const input = { visitIds, day, clientId, at, ...(collect === undefined ? {} : { collect }) }
  const madeAt = listMadeAt(day)
  const by = presser()
  const presses = visits.map(({ visitId, code }, index) => ({
    clientId: index === 0 ? clientId : crypto.randomUUID(),
    visitId,
    code,
    day,
    at,
    ...(madeAt === undefined ? {} : { listMadeAt: madeAt }),
    ...(by === undefined ? {} : { by }),
    ...(index === 0 && collect ? { collect } : {}),
  }))
  try {
    const done = await askSurely(arrive, input)
    return { kind: 'done', done, presses: presses.slice(0, 1) }
  } catch (failure) {
    if (!isUnknown(failure)) throw failure
    keepArrivals(presses)
    const settle = async () => {
      const { actionId } = await askSurely(arrive, input)
      dropArrivals(new Set(presses.map((press) => press.clientId)))
      return actionId
    }
    return { kind: 'kept', failure, presses, settle }
  }
}

/** Whether nobody knows what became of a change. */
export function isUnknown(failure: unknown): failure is CallFailure {
  return failure instanceof CallFailure && failure.isUnknownOutcome
}
