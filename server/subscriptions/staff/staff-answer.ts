import { addDays, type CivilDate } from '../../../domain/platform/civil-date.ts'
import { cents } from '../../../domain/platform/cents.ts'
import type { Language } from '../../../domain/platform/language.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { StaffSubscription, StaffSubscriptionRow } from '../../../domain/subscriptions/staff-calls.ts'
import { stateOn } from '../../../domain/subscriptions/subscription-states.ts'
import { planText } from '../../../domain/subscriptions/subscription-words.ts'
import { isPartOver } from '../../../domain/umbrellas/period.ts'
import type { Queryable } from '../../platform/database.ts'
import { isSeasonSold } from '../life/renewals.ts'
import type { StaffFacts } from './staff-facts.ts'
import { readDetail, type StaffDetail, type StaffRow } from './staff-queries.ts'

/** A row of the list in the asker's language. */
export function rowAnswer(row: StaffRow, language: Language): StaffSubscriptionRow {
  const {
    subscriptionId,
    number,
    holder,
    names,
    state,
    code,
    from,
    to,
    part,
    entries,
    entriesLeft,
    overdueCents,
    today,
  } = row
  const name = planText(names, language, from)
  const place = { code, row: row.row }
  return {
    subscriptionId,
    number,
    holder,
    name,
    state: stateOn(state, row, today),
    ...place,
    from,
    to,
    part,
    entries,
    entriesLeft,
    overdueCents: cents(overdueCents),
  }
}

/** One subscription as the resort's people see it. Throws `not_found`. */
export async function staffAnswer(
  tx: Queryable,
  facts: StaffFacts,
  subscriptionId: number,
  language: Language,
): Promise<StaffSubscription> {
  const found = await readDetail(tx, { subscriptionId })
  if (found === null) throw new Refusal('not_found')
  const {
    accountId,
    phone,
    hasMail,
    umbrellaId,
    weekdays,
    people,
    dogs,
    extras,
    totalCents,
    members,
    changes,
    renewal,
  } = found
  return {
    ...rowAnswer(found, language),
    accountId,
    phone,
    hasMail,
    umbrellaId,
    weekdays: weekdays === null ? null : [...weekdays],
    people,
    dogs: [...dogs],
    extras: [...extras],
    totalCents: cents(totalCents),
    changeFrom: await firstDayToChange(tx, facts, found),
    members: [...members],
    instalments: await instalmentsOf(tx, facts, found),
    changes: changes.map((change) => ({ ...change, differenceCents: cents(change.differenceCents) })),
    renewal: renewal === null ? null : { ...renewal, isOpen: await isSeasonSold(tx, facts, renewal) },
  }
}

async function instalmentsOf(tx: Queryable, { desk }: StaffFacts, { instalments }: StaffDetail) {
  const ids = instalments.flatMap(({ orderId }) => (orderId === null ? [] : orderId))
  const [first, later] = [await desk.first.find(tx, ids), await desk.instalments.find(tx, ids)]
  return instalments.map(({ orderId, position, dueDay, amountCents, number, isPaid, isOverdue }) => {
    const order = orderId === null ? undefined : (first.get(orderId) ?? later.get(orderId))
    const owed = order?.status === 'confirmed' || order?.status === 'completed' ? order.owedCents : amountCents
    return {
      position,
      dueDay,
      amountCents: cents(amountCents),
      owedCents: cents(isPaid ? 0 : owed),
      isOverdue: isOverdue && !isPaid,
      number,
    }
  })
}

/** The first day that is not used yet; null when none is left, or there is no place to change. */
export async function firstDayToChange(
  tx: Queryable,
  { settings, clock }: StaffFacts,
  { umbrellaId, state, from, to, part }: Pick<StaffDetail, 'umbrellaId' | 'state' | 'from' | 'to' | 'part'>,
): Promise<CivilDate | null> {
  if (umbrellaId === null || (state !== 'confirmed' && state !== 'suspended')) return null
  const moment = await clock.moment(tx, settings.dayTurnHour)
  const next = isPartOver(moment.today, part, moment) ? addDays(moment.today, 1) : moment.today
  const first = next < from ? from : next
  return first > to ? null : first
}
