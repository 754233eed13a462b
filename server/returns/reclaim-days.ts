import * as calls from '../../domain/returns/calls.ts'
import { isOver } from '../../domain/returns/return-rules.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { handle } from '../platform/handler.ts'
import { lockCart } from '../umbrellas/lock-cart.ts'
import { readReturns } from './holder-queries.ts'
import { isIn, requireHolder } from './own-halves.ts'
import { mostPlacesAtOnce, reclaimHalfDays } from './return-queries.ts'
import type { ReturnCallFacts } from './return-facts.ts'

/**
 * B-18: takes given-back half-days back, all or none, while nobody has them: the exclusion constraint decides. Who booked as many
 * places as a guest may have meanwhile gives one of them up first.
 */
export const reclaimDays = ({ settings, announce }: ReturnCallFacts) =>
  handle(calls.reclaimDays, 'write', async (tx, { kind, id, ...period }, { actor, afterCommit }) => {
    await lockCart(tx, actor.accountId)
    const holder = await requireHolder(tx, actor.accountId, { kind, id }, true)
    if (!holder.isRunning) throw new Refusal('return_not_running')
    const given = (await readReturns(tx, holder)).filter(
      (one) =>
        one.state === 'offered' &&
        !one.isFinal &&
        isIn(one, period) &&
        !isOver(one, holder.localNow, settings.dayTurnHour),
    )
    if (given.length === 0) throw new Refusal('return_nothing')
    const outcome = await reclaimHalfDays(
      tx,
      given.map(({ returnId }) => returnId),
    )
    if (outcome !== 'done') throw new Refusal(outcome === 'held' ? 'return_held' : 'return_sold')
    const have = await mostPlacesAtOnce(tx, actor.accountId, period)
    const max = settings.maxUmbrellas
    if (have > max) throw new Refusal('too_many_umbrellas', { scope: 'half_day', max, have: have - 1 })
    afterCommit(() => announce([{ from: period.from, to: period.to }]))
    return { halves: given.length }
  })
