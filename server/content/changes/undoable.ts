import { MINUTE } from '../../../domain/platform/duration.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import type { Queryable } from '../../platform/database.ts'
import type { Actor } from '../../platform/handler.ts'
import { addChange, isAsLeft, lockChange, markUndone, type StoredState } from './change-queries.ts'

/** The screen offers it for six seconds; the rest is for a slow network. */
const UNDO_WINDOW = 1 * MINUTE

type UndoneAction =
  | 'dish.undo'
  | 'course.undo'
  | 'menu.undo'
  | 'news.undo'
  | 'sea.undo'
  | 'bar.undoItem'
  | 'bar.undoCategory'

/** Something of the catalogue whose changes can be taken back. */
export interface Undoable {
  readonly kind: string
  /** What the audit says of taking a change back. */
  readonly audit: { readonly action: UndoneAction; readonly subject: (subject: string) => string }
  /** All of it, its row kept from being changed by others until the transaction ends. */
  readonly read: (tx: Queryable, subject: string) => Promise<StoredState>
  /** Makes it again what it was; null takes it away. Throws `status_changed` where that cannot be done any more. */
  readonly write: (tx: Queryable, subject: string, before: StoredState) => Promise<void>
}

interface Change {
  readonly subject: string | number
  /** What {@link Undoable.read} said before it; null is something new. */
  readonly before: StoredState
}

/** remembers a change that has just been made; answers its id for the undo. */
export async function rememberChange(
  tx: Queryable,
  { accountId }: Pick<Actor, 'accountId'>,
  { kind, read }: Undoable,
  change: Change,
): Promise<number> {
  const subject = String(change.subject)
  return addChange(tx, { kind, subject, before: change.before, after: await read(tx, subject), accountId })
}

/**
 * takes a person's own change back. Throws `not_found` for any other change, one of long ago and one that was taken back
 * before, and `status_changed` when somebody has changed the same thing since; then nothing is changed.
 */
export async function undoChange(
  tx: Queryable,
  actor: Pick<Actor, 'accountId'>,
  changeId: number,
  undoables: readonly Undoable[],
): Promise<void> {
  const change = await lockChange(tx, { changeId, accountId: actor.accountId, windowMs: UNDO_WINDOW })
  const undoable = undoables.find(({ kind }) => kind === change?.kind)
  if (change === null || undoable === undefined) throw new Refusal('not_found')
  const { subject, before } = change
  if (!(await isAsLeft(tx, changeId, await undoable.read(tx, subject)))) throw new Refusal('status_changed')
  await undoable.write(tx, subject, before)
  await markUndone(tx, changeId)
  const { audit } = undoable
  await auditStaffAction(tx, actor, { action: audit.action, subject: audit.subject(subject) })
}
