import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { DayPart } from '../../../domain/platform/day-part.ts'

/** A booking as a change found it, or left it. */
export interface ChangedStay {
  readonly code: string
  readonly kind: string
  readonly from: CivilDate
  readonly to: CivilDate
  readonly part: DayPart
  readonly totalCents: number
}

/** A change of a booking as it is kept: for its mail, and for whoever asks what became of it. */
export interface OrderChange {
  readonly orderId: number
  readonly lineId: number
  readonly kind: 'days_cancelled' | 'moved' | 'cannot_deliver'
  readonly actor: 'guest' | 'staff'
  readonly before: ChangedStay
  readonly after: ChangedStay | null
  readonly cancelledLines: readonly number[]
  readonly refundLineId: number
  readonly goesBackCents: number
  readonly refundTo: 'original' | 'credit'
  readonly keptCents: number
  readonly differenceCents: number
}
