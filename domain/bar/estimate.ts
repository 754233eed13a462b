import { BAR_STATIONS, type BarStation } from './calls.ts'

/** Work of one station, in seconds of one pair of hands. */
export type StationSeconds = Readonly<Record<BarStation, number>>

/** What an estimate is made from. */
export interface EstimateFacts {
  /** Work that is ordered and not ready, of everybody before. */
  readonly queue: StationSeconds
  /** Work of this order; 0 where a station has nothing to do with it. */
  readonly own: StationSeconds
  /** The longest single piece of this order at each station: more hands do not make it faster. */
  readonly longest: StationSeconds
  /** Pairs of hands at each station, 1 or more. */
  readonly hands: StationSeconds
  /** To the umbrella; 0 at the counter. */
  readonly deliveryMinutes: number
}

export const NO_WORK: StationSeconds = { drinks: 0, kitchen: 0, ice_cream: 0 }

/**
 * The honest estimate (B-08): minutes from now until an order is there. Its slowest station counts: the queue before it, then its
 * own pieces, shared by the station's hands. More queue never promises earlier. At least one minute.
 */
export function estimateMinutes({ queue, own, longest, hands, deliveryMinutes }: EstimateFacts): number {
  const seconds = BAR_STATIONS.map((station) =>
    own[station] === 0
      ? 0
      : queue[station] / hands[station] + Math.max(longest[station], own[station] / hands[station]),
  )
  return Math.max(1, Math.ceil(Math.max(...seconds) / 60) + deliveryMinutes)
}
