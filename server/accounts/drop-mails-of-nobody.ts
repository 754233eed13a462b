import { SECOND } from '../../domain/platform/duration.ts'
import { exclusiveJob } from '../platform/jobs.ts'
import { GUEST_ORDERS, PASSWORD_RESET } from './request-mail.ts'
import { dropMailsOfNobody } from './stale-queries.ts'

/** One run drops more than anybody can ask for in its time, so that random e-mails never pile up. */
const MOST = 5_000

/**
 * A reset or the links of orders are noted for every e-mail alike, known or not, so that answers and their times tell nothing;
 * what nobody would get is dropped here in bulk, before it costs a place in the outbox's pace.
 */
export const dropMailsOfNobodyJob = exclusiveJob('drop-mails-of-nobody', SECOND, (tx) =>
  dropMailsOfNobody(tx, { resets: PASSWORD_RESET, orders: GUEST_ORDERS }, MOST),
)
