import type { CallOutput } from '../../../domain/platform/call.ts'
import { priceOf } from '../../../domain/umbrellas/price.ts'
import { leastExtras } from '../../../domain/umbrellas/waiting.ts'
import { listWaitingRequests as call, type PlaceOffer } from '../../../domain/umbrellas/waiting-calls.ts'
import { handle } from '../../platform/handler.ts'
import { resortData, type ResortData } from '../resort-data.ts'
import type { UmbrellaFacts } from '../umbrella-facts.ts'
import { readRequests, type StoredRequest } from './request-queries.ts'

/** B-05: one's own requests, and what each offer would cost today. */
export const listWaitingRequests = ({ settings }: Pick<UmbrellaFacts, 'settings'>) =>
  handle(call, 'read', async (tx, _input, { actor }) => {
    const data = await resortData(tx)
    const { requests, serverNow } = await readRequests(tx, actor.accountId)
    return {
      requests: requests.map((request): CallOutput<typeof call>['requests'][number] => ({
        ...request,
        offer: offerOf(data, request),
      })),
      rules: {
        offerMinutes: settings.waitingOfferMinutes,
        sameDayMinutes: Math.min(settings.waitingSameDayMinutes, settings.waitingOfferMinutes),
        mostIgnored: settings.waitingMaxIgnored,
      },
      serverNow,
    }
  })

function offerOf({ plan, prices }: ResortData, { offer, ...request }: StoredRequest): PlaceOffer | null {
  const place = plan.places.find((one) => one.id === offer?.umbrellaId)
  const category = plan.categories.find((one) => one.id === place?.category)
  if (offer === null || place === undefined || category === undefined) return null
  const extras = leastExtras(plan, place, request.people) ?? []
  return {
    ...offer,
    code: place.code,
    row: place.row,
    kind: category.kind,
    isAccessible: place.isAccessible,
    extras,
    totalCents: priceOf(prices, place, request, extras, []).totalCents,
  }
}
