import type { PlanEntry } from '../../domain/subscriptions/files/subscriptions-file.ts'
import type { Queryable } from '../platform/database.ts'

/** The plans that are sold, in their order, and the first day of the season's rule. */
export interface StoredPlans {
  readonly entries: readonly PlanEntry[]
  /** As the resort's file says it: a day, a day of every year, or one that moves with today. */
  readonly openingFrom: string | null
}

export async function readPlans(tx: Queryable): Promise<StoredPlans> {
  const [row] = await tx.query<{ entries: PlanEntry[]; openingFrom: string | null }>({
    name: 'subscriptions.plans',
    text: `select coalesce((select jsonb_agg(plan order by position) from subscription_plan where not is_removed), '[]') as entries,
                  (select from_day from beach_opening) as "openingFrom"`,
    values: [],
  })
  if (row === undefined) throw new Error('the database answered no plans')
  return row
}

/** Makes the plans those of a file. A plan that left it stays for the subscriptions that were sold by it. */
export async function writePlans(tx: Queryable, entries: readonly PlanEntry[]): Promise<void> {
  await tx.query({
    name: 'subscriptions.write-plans',
    text: `
      with given as (
        select (p.plan ->> 'id')::integer as id, p.position, p.plan
          from jsonb_array_elements($1::jsonb) with ordinality as p(plan, position)
      ), removed as (
        update subscription_plan set is_removed = true where id not in (select id from given)
      )
      insert into subscription_plan (id, position, plan)
      select id, position, plan from given
      on conflict (id) do update set position = excluded.position, plan = excluded.plan, is_removed = false`,
    values: [JSON.stringify(entries)],
  })
}
