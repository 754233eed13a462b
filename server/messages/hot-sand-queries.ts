import type { Queryable } from '../platform/database.ts'

/** Notes that the guests of a half-day are told; false when they were before. */
export async function noteHotSand(tx: Queryable, day: string, half: 0 | 1): Promise<boolean> {
  const rows = await tx.query({
    name: 'messages.note-hot-sand',
    text: 'insert into hot_sand (day, half) values ($1, $2) on conflict do nothing returning day',
    values: [day, half],
  })
  return rows.length > 0
}

/** Accounts whose stay of a half-day has dogs; in the afternoon without those who were told in the morning. */
export async function readGuestsWithDogs(tx: Queryable, day: string, half: 0 | 1): Promise<number[]> {
  const rows = await tx.query<{ accountId: number }>({
    name: 'messages.guests-with-dogs',
    text: `select distinct o.account_id as "accountId"
             from visits_of_day($1::date) v
             join orders o on o.id = v.order_id
             left join order_line l on v.kind = 'line' and l.id = v.claim_id
             left join subscription s on s.id = v.subscription_id
            where v.stands and v.halves @> $2::integer
              and jsonb_array_length(coalesce(l.dogs, s.dogs, '[]')) > 0
              and not ($2 = 1 and v.halves @> 0 and exists (select from hot_sand h where h.day = $1::date and h.half = 0))
            order by 1`,
    values: [day, half],
  })
  return rows.map(({ accountId }) => accountId)
}
