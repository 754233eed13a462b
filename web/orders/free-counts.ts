import { getParking } from '../../domain/parking/calls.ts'
import { getServices } from '../../domain/services/calls.ts'
import { forget } from '../platform/queries.ts'

/** What an order takes, or gives back, is counted anew wherever it can be booked. No live event tells of it. */
export function forgetFreeCounts(): Promise<unknown> {
  return Promise.all([forget(getParking), forget(getServices)])
}
