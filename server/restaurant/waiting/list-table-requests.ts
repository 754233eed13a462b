import { cents } from '../../../domain/platform/cents.ts'
import { listTableRequests as call } from '../../../domain/restaurant/waiting-calls.ts'
import { handle } from '../../platform/handler.ts'
import type { TableFacts } from '../restaurant-facts.ts'
import { readTableRequests } from './request-queries.ts'

/** B-09: one's own requests for tables, and what taking an offer costs before. */
export const listTableRequests = ({ settings }: Pick<TableFacts, 'settings'>) =>
  handle(call, 'read', async (tx, _input, { actor }) => {
    const { requests, serverNow } = await readTableRequests(tx, actor.accountId)
    const seatCents = settings.restaurantDepositCents
    return {
      requests: requests.map(({ offer, ...request }) => ({
        ...request,
        offer: offer === null ? null : { ...offer, depositCents: cents(seatCents * request.seats) },
      })),
      serverNow,
    }
  })
