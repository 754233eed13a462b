import * as calls from '../../../domain/bar/catalogue-calls.ts'
import { handle } from '../../platform/handler.ts'
import type { BarFacts } from '../bar-facts.ts'
import { allPlaceCodes, readTagDay } from '../delivery-queries.ts'
import { placeTag, seasonOf } from '../place-tags.ts'

/** R-510, security guide (k): what to print at every umbrella, for the season or for one day. */
export const printPlaceTags = ({ publicUrl, tagKey }: Pick<BarFacts, 'publicUrl' | 'tagKey'>) =>
  handle(calls.printPlaceTags, 'read', async (tx, { day }) => {
    const [places, today] = await Promise.all([allPlaceCodes(tx), readTagDay(tx)])
    const validFor = day ?? seasonOf(today)
    return {
      validFor,
      tags: places.map(({ code, row }) => {
        const tag = placeTag(tagKey, code, validFor)
        return { code, row, tag, url: `${publicUrl}/ombrellone?tag=${tag}` }
      }),
    }
  })
