import type { Queryable } from '../../platform/database.ts'
import { readStandingOffer, type TableOfferTold } from './offer-queries.ts'

/** What a message says of an offered table; null once it is answered or over. */
export const tableOfferTold = (tx: Queryable, offerId: number): Promise<TableOfferTold | null> =>
  readStandingOffer(tx, offerId)
