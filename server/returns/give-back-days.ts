import * as calls from '../../domain/returns/calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { addDays, type CivilDate } from '../../domain/platform/civil-date.ts'
import type { DayPart } from '../../domain/platform/day-part.ts'
import { handle } from '../platform/handler.ts'
import { offerFreed } from '../umbrellas/waiting/offer-freed.ts'
import { requireHolder, requireReturnable } from './own-halves.ts'
import { returnHalfDays, type FreedHalf } from './return-queries.ts'
import { termsOf, type ReturnCallFacts } from './return-facts.ts'

/**
 * B-18: gives half-days back, all or none: the stays are divided, the rule is kept with each half-day, and whoever waits for such
 * a place is offered it before anybody else sees it.
 */
export const giveBackDays = ({ settings, announce }: ReturnCallFacts) =>
  handle(calls.giveBackDays, 'write', async (tx, { kind, id, terms, ...period }, { actor, afterCommit }) => {
    const holder = await requireHolder(tx, actor.accountId, { kind, id }, true)
    const wanted = await requireReturnable(tx, holder, settings, period)
    const inForce = termsOf(settings)
    if (terms.sharePercent !== inForce.sharePercent || terms.capCents !== inForce.capCents)
      throw new Refusal('quote_changed')
    const freed = await returnHalfDays(tx, holder, period, inForce)
    if (freed.length !== wanted.length) throw new Error(`${freed.length} half-days of ${wanted.length} were given back`)
    await offerFreed(tx, placesOf(freed))
    afterCommit(() => announce([{ from: period.from, to: period.to }]))
    return { halves: freed.length }
  })

/** The same half-days as places: whole days where both halves are free, and days that follow each other as one stay. */
function placesOf(freed: readonly FreedHalf[]) {
  const places: { umbrellaId: number; from: CivilDate; to: CivilDate; part: DayPart }[] = []
  for (const { umbrellaId, day, half } of freed) {
    const other = freed.some((one) => one.umbrellaId === umbrellaId && one.day === day && one.half !== half)
    if (other && half === 1) continue
    const part = other ? 'full_day' : half === 0 ? 'morning' : 'afternoon'
    const last = places.at(-1)
    if (last?.umbrellaId === umbrellaId && last.part === part && addDays(last.to, 1) === day) last.to = day
    else places.push({ umbrellaId, from: day, to: day, part })
  }
  return places
}
