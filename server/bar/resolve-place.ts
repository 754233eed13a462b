import * as calls from '../../domain/bar/calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { handle } from '../platform/handler.ts'
import type { BarFacts } from './bar-facts.ts'
import { findPlace, readTagDay } from './delivery-queries.ts'
import { placeCode, tagPlace } from './place-tags.ts'

/** the umbrella of a scanned tag, or of a typed code when there is such a place; anything else is no position. */
export const resolvePlace = ({ settings, tagKey }: Pick<BarFacts, 'settings' | 'tagKey'>) =>
  handle(calls.resolvePlace, 'read', async (tx, { code, tag }, { actor }) => {
    let wanted = code === undefined ? null : placeCode(code)
    if (tag !== undefined) wanted = tagPlace(tagKey, tag, await readTagDay(tx))
    const place = wanted === null ? null : await findPlace(tx, wanted, actor?.accountId ?? null, settings.dayTurnHour)
    if (place === null) throw new Refusal('position_unknown')
    return { code: place.code, kind: place.kind, isVerified: place.isOwn || tag !== undefined }
  })
