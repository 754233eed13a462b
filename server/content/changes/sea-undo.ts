import { mustDo, stateOf } from './row-state.ts'
import type { Undoable } from './undoable.ts'

/** An entry of the sea. One is never changed afterwards, so there is nothing but its beginning to go back to. */
export const seaUndo: Undoable = {
  kind: 'sea',
  audit: { action: 'sea.undo', subject: () => 'sea' },
  read: (tx, subject) =>
    stateOf(
      tx,
      'content.sea-state',
      'select to_jsonb(s) as state from sea_observation s where id = $1::bigint for update',
      [subject],
    ),
  write: (tx, subject) =>
    mustDo(tx, 'content.undo-sea', 'delete from sea_observation where id = $1::bigint returning id', [subject]),
}
