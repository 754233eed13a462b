import * as calls from '../../domain/returns/calls.ts'
import { cents, sumCents } from '../../domain/platform/cents.ts'
import { creditOf, priceOfHalf } from '../../domain/returns/return-rules.ts'
import { placeDayCents } from '../../domain/umbrellas/price.ts'
import { handle } from '../platform/handler.ts'
import { resortData } from '../umbrellas/resort-data.ts'
import { requireHolder, requireReturnable } from './own-halves.ts'
import { termsOf, type ReturnCallFacts } from './return-facts.ts'

/** B-18: what half-days would earn by the rule in force, were they sold at today's prices. Nothing is promised but the rule. */
export const quoteReturn = ({ settings }: ReturnCallFacts) =>
  handle(calls.quoteReturn, 'read', async (tx, { kind, id, ...period }, { actor }) => {
    const holder = await requireHolder(tx, actor.accountId, { kind, id }, false)
    const wanted = await requireReturnable(tx, holder, settings, period)
    const { prices } = await resortData(tx)
    const terms = termsOf(settings)
    const halves = wanted.map((half) => {
      const earned = priceOfHalf(half, wanted, (day, part) => placeDayCents(prices, holder, day, part))
      return { ...half, creditCents: creditOf(earned, terms) }
    })
    return {
      halves,
      creditCents: sumCents(halves.map(({ creditCents }) => creditCents)),
      terms: { sharePercent: terms.sharePercent, capCents: cents(terms.capCents) },
    }
  })
