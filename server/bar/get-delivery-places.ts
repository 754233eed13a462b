import * as calls from '../../domain/bar/calls.ts'
import { handle } from '../platform/handler.ts'
import type { BarFacts } from './bar-facts.ts'
import { ownPlaces } from './delivery-queries.ts'

/** where the caller sits today. */
export const getDeliveryPlaces = ({ settings }: Pick<BarFacts, 'settings'>) =>
  handle(calls.getDeliveryPlaces, 'read', async (tx, _input, { actor }) => {
    const places = await ownPlaces(tx, actor.accountId, settings.dayTurnHour)
    return { places: places.map((place) => ({ ...place, isVerified: true })) }
  })
