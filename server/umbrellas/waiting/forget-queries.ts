import type { PersonalData } from '../../platform/personal-data.ts'
import type { Queryable } from '../../platform/database.ts'

/** Days that an ended request is kept, so that a question about it can be answered. */
const KEPT_DAYS = 30

export async function forgetRequests(tx: Queryable): Promise<void> {
  await tx.query({
    name: 'waiting.forget',
    text: `delete from waiting_request where ended_at < battigia_now() - make_interval(days => $1)`,
    values: [KEPT_DAYS],
  })
}

/** A person's requests with their offers, for the export. */
export async function readWaitingData(tx: Queryable, accountId: number): Promise<PersonalData[]> {
  return tx.query<PersonalData & Record<string, never>>({
    name: 'waiting.export',
    text: `select lower(r.days) as "from", upper(r.days) - 1 as "to", day_part_of(r.halves) as part, r.kinds, r.zones, r.rows,
                  r.people, r.dogs, iso_instant(r.joined_at) as "joinedAt", iso_instant(r.ended_at) as "endedAt",
                  r.ended_by as "endedBy",
                  coalesce((
                    select json_agg(json_build_object(
                      'place', p.code, 'offeredAt', iso_instant(o.offered_at), 'expiresAt', iso_instant(o.expires_at),
                      'answer', o.answer) order by o.id)
                    from waiting_offer o join place p on p.id = o.umbrella_id where o.request_id = r.id
                  ), '[]') as offers
             from waiting_request r where r.account_id = $1 order by r.id`,
    values: [accountId],
  })
}

/**
 * Ends a person's requests with their offers; the places that were kept for them are free. Requests first: an offer that is
 * being made of one is waited for, and its place goes with the others.
 */
export async function eraseWaiting(tx: Queryable, accountId: number): Promise<void> {
  await tx.query({
    name: 'waiting.erase-requests',
    text: 'delete from waiting_request where account_id = $1',
    values: [accountId],
  })
  await tx.query({
    name: 'waiting.erase-offers',
    text: `delete from occupancy where account_id = $1 and state = 'held' and held_for = 'offer'`,
    values: [accountId],
  })
}
