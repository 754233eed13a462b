import type { PersonalData } from '../../platform/personal-data.ts'
import type { Queryable } from '../../platform/database.ts'

/** Days that an ended request is kept, so that a question about it can be answered. */
const KEPT_DAYS = 30

export async function forgetTableRequests(tx: Queryable): Promise<void> {
  await tx.query({
    name: 'table-waiting.forget',
    text: 'delete from table_request where ended_at < battigia_now() - make_interval(days => $1)',
    values: [KEPT_DAYS],
  })
}

/** A person's requests for tables with their offers, for the export. */
export async function readTableWaitingData(tx: Queryable, accountId: number): Promise<PersonalData[]> {
  return tx.query<PersonalData & Record<string, never>>({
    name: 'table-waiting.export',
    text: `select r.restaurant_id as restaurant, r.day, r.meal, to_char(r.at_time, 'HH24:MI') as time, r.seats, r.dogs, r.note,
                  iso_instant(r.joined_at) as "joinedAt", iso_instant(r.ended_at) as "endedAt", r.ended_by as "endedBy",
                  coalesce((
                    select json_agg(json_build_object('time', to_char(o.at_time, 'HH24:MI'),
                      'offeredAt', iso_instant(o.offered_at), 'expiresAt', iso_instant(o.expires_at), 'answer', o.answer) order by o.id)
                    from table_offer o where o.request_id = r.id
                  ), '[]') as offers
             from table_request r where r.account_id = $1 order by r.id`,
    values: [accountId],
  })
}

/** Tables that are kept for a person's offers. */
export async function readKeptTables(tx: Queryable, accountId: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>({
    name: 'table-waiting.kept',
    text: `select s.id from restaurant_seating s
            where s.account_id = $1 and s.order_id is null and s.state = 'held' order by s.restaurant_id, s.day, s.meal, s.id`,
    values: [accountId],
  })
  return rows.map(({ id }) => id)
}

export async function deleteTableRequests(tx: Queryable, accountId: number): Promise<void> {
  await tx.query({
    name: 'table-waiting.erase',
    text: 'delete from table_request where account_id = $1',
    values: [accountId],
  })
}
