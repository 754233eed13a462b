import * as calls from '../../domain/umbrellas/calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { decideLineChange } from '../../domain/umbrellas/lock-rules.ts'
import { knownDogs } from '../dogs/known-dogs.ts'
import type { Queryable } from '../platform/database.ts'
import { handle } from '../platform/handler.ts'
import { changeLine, isCartExpired, readCart } from './occupancy-queries.ts'
import { resortData } from './resort-data.ts'
import { wireCart } from './stored-lines.ts'
import type { UmbrellaFacts } from './umbrella-facts.ts'

/** what a held place is wanted for; unit prices already shown are kept. */
export const updateLine = ({ settings }: UmbrellaFacts) =>
  handle(calls.updateLine, 'write', async (tx, input, { actor }) => {
    const { plan, prices, stock } = await resortData(tx)
    const cart = await readCart(tx, actor.accountId)
    const line = cart.lines.find((one) => one.lineId === input.lineId)
    if (line === undefined) throw await lineGone(tx, actor.accountId)
    const rules = { largeDogOverTenthsKg: settings.largeDogOverTenthsKg }
    const dogs = [...(await knownDogs(tx, actor.accountId, input.dogs))]
    const changed = decideLineChange({ plan, prices, rules }, line, { ...input, dogs })
    const outcome = await changeLine(tx, actor.accountId, input.lineId, changed, stock)
    if (outcome.outcome === 'line_unknown') throw await lineGone(tx, actor.accountId)
    if (outcome.outcome === 'extra_sold_out') throw new Refusal('extra_sold_out', { extras: outcome.extras })
    return { cart: wireCart(plan, outcome), serverNow: outcome.serverNow }
  })

async function lineGone(tx: Queryable, accountId: number): Promise<Refusal> {
  return new Refusal((await isCartExpired(tx, accountId)) ? 'cart_expired' : 'line_unknown')
}
