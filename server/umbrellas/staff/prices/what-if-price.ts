import * as calls from '../../../../domain/umbrellas/price-draft-calls.ts'
import type { CallParsed } from '../../../../domain/platform/call.ts'
import { countDays, type CivilDate } from '../../../../domain/platform/civil-date.ts'
import { Refusal } from '../../../../domain/platform/refusal.ts'
import type { PriceContent } from '../../../../domain/umbrellas/price-draft.ts'
import { explainPrice } from '../../../../domain/umbrellas/price-what-if.ts'
import { PriceMissing } from '../../../../domain/umbrellas/price.ts'
import { readyPromotions } from '../../../../domain/umbrellas/promotion-file.ts'
import type { BeachPlan } from '../../../../domain/umbrellas/plan.ts'
import { handle } from '../../../platform/handler.ts'
import { readPriceBook } from '../../price-queries.ts'
import { readPromotions } from '../../promotions/promotion-queries.ts'
import { resortData } from '../../resort-data.ts'
import { readToday } from '../../season-queries.ts'
import { readStep } from './draft-queries.ts'

type Wish = CallParsed<typeof calls.whatIfPrice>

/** As many days as a calendar of two months shows. */
const MOST_DAYS = 62

/** B-06: what a place costs under the published list and under the draft. Nothing is held and nothing is kept. */
export const whatIfPrice = handle(calls.whatIfPrice, 'read', async (tx, wish) => {
  if (countDays(wish.from, wish.to) > MOST_DAYS) throw new Refusal('period_too_long', { max: MOST_DAYS })
  const { plan } = await resortData(tx)
  const today = await readToday(tx)
  const [prices, offers, step] = [await readPriceBook(tx), await readPromotions(tx), await readStep(tx)]
  const published = priced(plan, { prices, offers }, wish, today)
  if (step.content === null) return { published, draft: null, problem: '' }
  try {
    return { published, draft: priced(plan, step.content, wish, today), problem: '' }
  } catch (error) {
    if (!(error instanceof PriceMissing)) throw error
    return { published, draft: null, problem: error.message }
  }
})

function priced(
  plan: BeachPlan,
  { prices, offers }: Pick<PriceContent, 'prices' | 'offers'>,
  wish: Wish,
  today: CivilDate,
) {
  const code = wish.code.trim().toUpperCase()
  const place = plan.places.find((one) => one.code === code)
  if (place === undefined) throw new Refusal('umbrella_unknown', { code })
  const { promotions } = readyPromotions(
    offers,
    plan.rows.map((row) => row.id),
  )
  return explainPrice(prices, place, wish, wish.extras, { promotions, booking: { today, channel: 'online' } })
}
