import { isSpent } from '../../../domain/restaurant/waiting.ts'
import type { Queryable } from '../../platform/database.ts'
import {
  answerTableOffer,
  countIgnored,
  endOverRequests,
  endTableRequest,
  freeOfferedTable,
  lockLateOffers,
  type OpenOffer,
} from './offer-queries.ts'

/** B-09: an offer ends without a yes; its table is free, and the request too when it has nothing more to wait for. */
export async function refuseOffer(
  tx: Queryable,
  offer: OpenOffer,
  answer: 'declined' | 'expired',
  mostIgnored: number,
): Promise<void> {
  await freeOfferedTable(tx, offer.seatingId)
  await answerTableOffer(tx, offer.offerId, answer)
  const ignored = answer === 'expired' ? offer.ignored + 1 : offer.ignored
  if (answer === 'expired') await countIgnored(tx, offer.requestId)
  if (isSpent({ time: offer.time, ignored }, mostIgnored))
    await endTableRequest(tx, offer.requestId, answer === 'expired' ? 'ignored' : 'left')
}

/** Closes what had no answer in time, and requests whose meal takes no more bookings; how many offers were closed. */
export async function closeTableWaiting(tx: Queryable, mostIgnored: number, most: number): Promise<number> {
  const late = await lockLateOffers(tx, most)
  for (const offer of late) await refuseOffer(tx, offer, 'expired', mostIgnored)
  await endOverRequests(tx, most)
  return late.length
}
