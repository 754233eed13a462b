import { cents, type Cents } from '../../../domain/platform/cents.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import type { Language } from '../../../domain/platform/language.ts'
import { planDays } from '../../../domain/subscriptions/plan-days.ts'
import type { PlanEntry } from '../../../domain/subscriptions/files/subscriptions-file.ts'
import type { StoredState } from '../../../domain/subscriptions/subscription-states.ts'
import { planText } from '../../../domain/subscriptions/subscription-words.ts'
import { moveOf } from '../../../domain/subscriptions/subscription-states.ts'
import { weekdayNumbers } from '../../../domain/platform/weekday-names.ts'
import type { Queryable } from '../../platform/database.ts'

/** A contract that its guest may withdraw from, for the orders that it is made of (B-15). */
export interface Withdrawable {
  readonly thing: string
  /** Days of the right; 0 where there is none. */
  readonly withdrawalDays: number
  /** False once it is over, or never stood. */
  readonly isStanding: boolean
  readonly totalCents: Cents
  /** What of it went back as credit already, when staff moved it to a cheaper place. */
  readonly creditedCents: Cents
  /** How much of it was used by now: days of the plan, today among them, or entries. */
  readonly use: { readonly used: number; readonly of: number }
  /** Orders of its later instalments. */
  readonly instalmentOrders: readonly number[]
}

interface Row {
  readonly plan: PlanEntry
  readonly state: StoredState
  readonly from: CivilDate
  readonly to: CivilDate
  readonly today: CivilDate
  readonly totalCents: number
  readonly creditedCents: number
  readonly entries: number | null
  readonly entriesOver: number
  readonly instalmentOrders: readonly number[]
}

/** The contract that an order is about; null where it is no subscription. */
export async function readWithdrawable(
  tx: Queryable,
  orderId: number,
  language: Language,
): Promise<Withdrawable | null> {
  const [row] = await tx.query<Row & Record<string, unknown>>({
    name: 'subscriptions.withdrawable',
    text: `
      select s.plan, s.state, lower(s.days) as "from", upper(s.days) - 1 as "to", resort_today() as today,
        s.total_cents as "totalCents", s.entries,
        (select coalesce(sum(c.credited_cents), 0)::integer from subscription_place_change c
          where c.subscription_id = s.id) as "creditedCents",
        (select count(*)::integer from subscription_entry e
          where e.subscription_id = s.id and e.cancelled_at is null and e.day <= resort_today()) as "entriesOver",
        array(select i.order_id::integer from subscription_instalment i
               where i.subscription_id = s.id and i.order_id is not null and i.order_id <> s.order_id
               order by i.order_id) as "instalmentOrders"
      from subscription s where s.order_id = $1`,
    values: [orderId],
  })
  if (row === undefined) return null
  const { plan, state, totalCents, creditedCents, instalmentOrders } = row
  return {
    thing: planText(plan.name, language, row.from),
    withdrawalDays: plan.withdrawalDays,
    isStanding: moveOf('withdrawn').from.includes(state),
    totalCents: cents(totalCents),
    creditedCents: cents(creditedCents),
    use: useOf(row),
    instalmentOrders,
  }
}

function useOf({ plan, from, to, today, entries, entriesOver }: Row) {
  if (entries !== null) return { used: entriesOver, of: entries }
  const weekdays = plan.weekdays === undefined ? null : weekdayNumbers(plan.weekdays)
  const days = planDays({ weekdays }, from, to)
  return { used: days.filter((day) => day <= today).length, of: days.length }
}
