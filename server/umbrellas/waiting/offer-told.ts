import type { Queryable } from '../../platform/database.ts'
import { readOpenOffer, type OfferTold } from './offer-queries.ts'

/** What a message says of an offer; null once it is answered or over. */
export const offerTold = (tx: Queryable, offerId: number): Promise<OfferTold | null> => readOpenOffer(tx, offerId)
