import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { DayPart } from '../../../domain/platform/day-part.ts'
import type { Queryable } from '../../platform/database.ts'
import { readOpenOffer } from './offer-queries.ts'

/** An open offer for a message about it. */
export interface OfferTold {
  readonly code: string
  readonly from: CivilDate
  readonly to: CivilDate
  readonly part: DayPart
  /** On the resort's wall, `15:40`. */
  readonly endsAt: string
  readonly secondsLeft: number
  readonly firstName: string
  readonly accountId: number
}

/** What a message says of an offer; null once it is answered or over. */
export const offerTold = (tx: Queryable, offerId: number): Promise<OfferTold | null> => readOpenOffer(tx, offerId)
