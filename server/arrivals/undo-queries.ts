import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Queryable } from '../platform/database.ts'

/** Takes an action back in the books; false when somebody did so before. */
export async function markUndone(tx: Queryable, actionId: number, staffId: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'arrivals.mark-undone',
    text: `update visit_action set undone_at = battigia_now(), undone_by = $2 where id = $1 and undone_at is null returning 1`,
    values: [actionId, staffId],
  })
  return rows.length === 1
}

/**
 * Keeps a press that never came as an arrival that was taken back: under its name nothing can be done any more. False when the name is taken.
 */
export async function insertTakenBack(
  tx: Queryable,
  { clientId, day, staffId }: { readonly clientId: string; readonly day: CivilDate; readonly staffId: number },
): Promise<boolean> {
  const rows = await tx.query({
    name: 'arrivals.insert-taken-back',
    text: `insert into visit_action (client_id, kind, day, staff_id, undone_at, undone_by)
           values ($1, 'arrive', $2, $3, battigia_now(), $3) on conflict (client_id) do nothing returning 1`,
    values: [clientId, day, staffId],
  })
  return rows.length === 1
}

/** What it noted stands no more: arrivals, delays and no-shows. */
export async function undoNotes(tx: Queryable, actionId: number): Promise<void> {
  await tx.query({
    name: 'arrivals.undo-notes',
    text: `with arrivals as (
             update arrival set undone_at = battigia_now() where action_id = $1 and undone_at is null
           ), delays as (
             update visit_delay set undone_at = battigia_now() where action_id = $1 and undone_at is null
           )
           update no_show set undone_at = battigia_now() where action_id = $1 and undone_at is null`,
    values: [actionId],
  })
}

/**
 * Whether somebody acted on what an action was done to since: it came, it called again, or the mark that it left is gone. An arrival
 * is the last word on its visit.
 */
export async function wasActedOn(tx: Queryable, actionId: number): Promise<boolean> {
  const [row] = await tx.query<{ acted: boolean }>({
    name: 'arrivals.acted-on',
    text: `select exists (
             select from visit_delay d join arrival a on a.kind = d.kind and a.claim_id = d.claim_id and a.day = d.day and a.undone_at is null
              where d.action_id = $1
             union all
             select from visit_delay d join visit_delay e on e.kind = d.kind and e.claim_id = d.claim_id and e.day = d.day and e.id > d.id
              where d.action_id = $1 and e.undone_at is null
             union all
             select from no_show n where n.action_id = $1 and n.undone_at is not null
             union all
             select from arrival a where a.action_id = $1 and a.undone_at is not null
           ) as acted`,
    values: [actionId],
  })
  return row?.acted === true
}
