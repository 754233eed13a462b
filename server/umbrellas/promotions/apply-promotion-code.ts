import * as calls from '../../../domain/umbrellas/promotion-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { spotOf } from '../../../domain/umbrellas/lock-rules.ts'
import { codeOf, isValidOn, withCode, type Promotion } from '../../../domain/umbrellas/promotion.ts'
import type { Queryable } from '../../platform/database.ts'
import { handle } from '../../platform/handler.ts'
import { resortData } from '../resort-data.ts'
import { readToday } from '../season-queries.ts'
import { openCart, priceCart } from './cart-prices.ts'
import { readUsesLeft } from './promotion-queries.ts'

/** B-06: takes off the cart's prices what a code gives. Its use is counted by the order that is placed with it. */
export const applyPromotionCode = handle(calls.applyPromotionCode, 'write', async (tx, input, { actor }) => {
  const data = await resortData(tx)
  const { accountId } = actor
  const cart = await openCart(tx, accountId)
  const today = await readToday(tx)
  const wanted = codeOf(input.code)
  const code = data.promotions.find((one) => one.code === wanted)
  if (code === undefined) throw new Refusal('code_unknown')
  if (!isValidOn(code, today)) throw new Refusal('code_expired')
  await requireUses(tx, code, accountId)
  const lines = cart.lines.map((line) => ({ ...line, spot: spotOf(data.plan, line.umbrellaId).place }))
  const priced = withCode(lines, code, data.promotions, { today, channel: 'online' })
  if (priced === null) throw new Refusal('code_not_for_these')
  return priceCart(
    tx,
    data,
    accountId,
    cart,
    priced.map(({ price }) => price),
  )
})

async function requireUses(tx: Queryable, code: Promotion, accountId: number): Promise<void> {
  const left = await readUsesLeft(tx, code.id, accountId)
  if (left === 'used_up') throw new Refusal('code_used_up')
  if (left === 'used_by_you') throw new Refusal('code_used_by_you')
}
