import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import type { Queryable } from '../../platform/database.ts'
import type { Actor } from '../../platform/handler.ts'

/** Everything at the desk that can be taken back. */
export type DeskActionKind =
  | 'block'
  | 'unblock'
  | 'break_hold'
  | 'move'
  | 'extend'
  | 'walk_in'
  | 'complimentary'
  | 'waive'
  | 'sell_subscription'

/** What was done, with what takes it back. */
export interface NewDeskAction {
  readonly kind: DeskActionKind
  readonly orderId?: number
  readonly undo: object
}

/** What names an action, and until when it can be taken back (ISO 8601). */
export interface Acted {
  readonly actionId: number
  readonly undoUntil: string
}

/** Remembers an action, in its own transaction, so that it can be taken back (B-11). */
export async function noteAction(
  tx: Queryable,
  { deskUndoSeconds }: Pick<Settings, 'deskUndoSeconds'>,
  actor: Actor,
  { kind, orderId, undo }: NewDeskAction,
): Promise<Acted> {
  const [row] = await tx.query<Acted & Record<string, unknown>>({
    name: 'desk.note',
    text: `insert into desk_action (kind, account_id, order_id, undo) values ($1, $2, $3, $4)
           returning id as "actionId", iso_instant(at + make_interval(secs => $5::integer)) as "undoUntil"`,
    values: [kind, actor.accountId, orderId ?? null, JSON.stringify(undo), deskUndoSeconds],
  })
  if (row === undefined) throw new Error('the action was not kept')
  return row
}

/** The action that made an order; null once it is forgotten. */
export async function readActionOf(
  tx: Queryable,
  { deskUndoSeconds }: Pick<Settings, 'deskUndoSeconds'>,
  orderId: number,
  kind: DeskActionKind,
): Promise<Acted | null> {
  const [row] = await tx.query<Acted & Record<string, unknown>>({
    name: 'desk.action-of',
    text: `select id as "actionId", iso_instant(at + make_interval(secs => $3::integer)) as "undoUntil"
           from desk_action where order_id = $1 and kind = $2 order by id limit 1`,
    values: [orderId, kind, deskUndoSeconds],
  })
  return row ?? null
}

/** An action as it was kept. */
export interface KeptAction {
  readonly kind: DeskActionKind
  readonly orderId: number | null
  readonly undo: unknown
}

/**
 * Marks an action as taken back, once and while its time is not over; throws `status_changed` otherwise. The caller then takes it
 * back in the same transaction, and throws the same where somebody has acted since.
 */
export async function takeBack(
  tx: Queryable,
  { deskUndoSeconds }: Pick<Settings, 'deskUndoSeconds'>,
  actionId: number,
  kinds: readonly DeskActionKind[],
): Promise<KeptAction> {
  const [row] = await tx.query<KeptAction & Record<string, unknown>>({
    name: 'desk.take-back',
    text: `update desk_action set undone_at = battigia_now()
           where id = $1 and kind = any ($2) and undone_at is null and at > battigia_now() - make_interval(secs => $3::integer)
           returning kind, order_id as "orderId", undo`,
    values: [actionId, kinds, deskUndoSeconds],
  })
  if (row === undefined) throw new Refusal('status_changed')
  return row
}

/** Whether an action stands: nobody has taken it back. False for one that is forgotten. */
export async function isStanding(tx: Queryable, actionId: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'desk.is-standing',
    text: 'select from desk_action where id = $1 and undone_at is null',
    values: [actionId],
  })
  return rows.length === 1
}

/** Forgets what can no longer be taken back: it holds names of dogs and prices of people. */
export async function forgetActions(tx: Queryable): Promise<void> {
  await tx.query({
    name: 'desk.forget',
    text: `delete from desk_action where at < battigia_now() - interval '1 day'`,
    values: [],
  })
}
