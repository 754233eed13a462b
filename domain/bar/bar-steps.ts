import { MINUTE } from '../platform/duration.ts'
import { BAR_STATIONS, type BarStation, type BarStatus } from './calls.ts'

/** What the steps of the board change of an order. Instants are ISO texts. */
export interface BarMoment {
  readonly status: BarStatus
  /** Stations that are done with it. */
  readonly readyStations: readonly BarStation[]
  readonly acceptedAt: string | null
  readonly readyAt: string | null
  readonly deliveredAt: string | null
  readonly promisedAt: string
  /** Who accepted it, or made it ready without accepting. */
  readonly workerId: number | null
  /** Names the entry of its cash in the ledger; null while none was taken. */
  readonly cashKey: string | null
}

/** Who does a step, and when. */
export interface StepBy {
  readonly accountId: number
  readonly now: string
}

/** Received becomes preparing. */
export function accepted(moment: BarMoment, { accountId, now }: StepBy): BarMoment {
  return { ...moment, status: 'preparing', acceptedAt: now, workerId: accountId }
}

/** What was promised moves; what is late already is promised anew from now (B-08). */
export function delayed(moment: BarMoment, minutes: number, now: string): BarMoment {
  const from = Math.max(Date.parse(moment.promisedAt), Date.parse(now))
  return { ...moment, promisedAt: new Date(from + minutes * MINUTE).toISOString() }
}

/**
 * One station is done, or all of them when none is named; the order is ready when each of its own stations is. The same moment when
 * that station was done already, or has nothing to do with it.
 */
export function madeReady(
  moment: BarMoment,
  own: readonly BarStation[],
  station: BarStation | undefined,
  { accountId, now }: StepBy,
): BarMoment {
  if (station !== undefined && (moment.readyStations.includes(station) || !own.includes(station))) return moment
  const readyStations = BAR_STATIONS.filter(
    (one) => own.includes(one) && (station === undefined || one === station || moment.readyStations.includes(one)),
  )
  const begun = { acceptedAt: moment.acceptedAt ?? now, workerId: moment.workerId ?? accountId, readyStations }
  return readyStations.length === own.length
    ? { ...moment, ...begun, status: 'ready', readyAt: now }
    : { ...moment, ...begun, status: 'preparing' }
}

/** Ready becomes delivered, with the entry of what was taken in cash. */
export function delivered(moment: BarMoment, cashKey: string | null, now: string): BarMoment {
  return { ...moment, status: 'delivered', deliveredAt: now, cashKey }
}
