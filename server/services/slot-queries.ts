import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Queryable } from '../platform/database.ts'

/** Pieces of a service for one time of a day. */
export interface SlotPieces {
  readonly serviceId: number
  readonly day: CivilDate
  /** 'HH:MM'. */
  readonly time: string
  readonly quantity: number
}

/** Takes pieces of a time; false when there are not so many left, or the service is not given at times. */
export async function takeSlot(tx: Queryable, { serviceId, day, time, quantity }: SlotPieces): Promise<boolean> {
  const rows = await tx.query({
    name: 'services.take-slot',
    text: `
      insert into service_slot as b (service_id, day, at_time, taken)
      select s.id, $2, $3, $4::integer from service s where s.id = $1 and $4::integer <= s.slots_at_once
      on conflict (service_id, day, at_time) do update set taken = b.taken + excluded.taken
        where b.taken + excluded.taken <= (select s.slots_at_once from service s where s.id = b.service_id)
      returning taken`,
    values: [serviceId, day, time, quantity],
  })
  return rows.length > 0
}

export async function giveSlotBack(tx: Queryable, { serviceId, day, time, quantity }: SlotPieces): Promise<void> {
  await tx.query({
    name: 'services.give-slot-back',
    text: 'update service_slot set taken = taken - $4 where service_id = $1 and day = $2 and at_time = $3',
    values: [serviceId, day, time, quantity],
  })
}

/** The resort's day and wall time now. */
export async function readServiceNow(tx: Queryable): Promise<{ readonly today: CivilDate; readonly time: string }> {
  const [now] = await tx.query<{ today: CivilDate; time: string }>({
    name: 'services.now',
    text: `select resort_today() as today, to_char(battigia_now() at time zone 'Europe/Rome', 'HH24:MI') as time`,
    values: [],
  })
  if (now === undefined) throw new Error('the database did not say what time it is')
  return now
}
