import * as calls from '../../../domain/umbrellas/promotion-calls.ts'
import { handle } from '../../platform/handler.ts'
import { resortData } from '../resort-data.ts'
import { readPromotionNames } from './promotion-queries.ts'

/** B-06: what guests are told of promotions and of least numbers of days; codes are nobody's to read. */
export const getPromotions = handle(calls.getPromotions, 'read', async (tx) => {
  const { minimumStays } = await resortData(tx)
  const names = await readPromotionNames(tx)
  return {
    promotions: names.map(({ id, name, hasCode }) => ({ id, name, hasCode })),
    minimumStays: minimumStays.map(({ weekdays, rows, spans, leastDays, aheadDays }) => ({
      weekdays: [...weekdays],
      rows: rows === null ? null : [...rows],
      spans: spans?.map((span) => ({ ...span, weekdays: span.weekdays === null ? null : [...span.weekdays] })) ?? null,
      leastDays,
      aheadDays,
    })),
  }
})
