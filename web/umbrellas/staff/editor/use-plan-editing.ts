import { useCallback, useMemo, useReducer } from 'react'
import { applyEdit, editBetween } from '../../../../domain/umbrellas/editor/apply-edit.ts'
import type { BeachEdit } from '../../../../domain/umbrellas/editor/edits.ts'
import type { BeachFile } from '../../../../domain/umbrellas/files/beach-file.ts'

interface Editing {
  readonly file: BeachFile
  readonly past: readonly BeachEdit[]
  readonly future: readonly BeachEdit[]
}

type Step = { readonly kind: 'edit'; readonly edit: BeachEdit } | { readonly kind: 'undo' | 'redo' }

function step(now: Editing, action: Step): Editing {
  const edit = action.kind === 'edit' ? action.edit : (action.kind === 'undo' ? now.past : now.future).at(-1)
  const file = edit === undefined ? now.file : applyEdit(now.file, edit)
  if (action.kind === 'edit' && JSON.stringify(file) === JSON.stringify(now.file)) return now
  const back = editBetween(file, now.file)
  if (action.kind === 'edit') return { file, past: [...now.past, back], future: [] }
  if (action.kind === 'undo') return { file, past: now.past.slice(0, -1), future: [...now.future, back] }
  return { file, past: [...now.past, back], future: now.future.slice(0, -1) }
}

/** The plan as it is drawn, with every edit of the session to undo and redo. */
export interface PlanEditing {
  readonly file: BeachFile
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly edit: (edit: BeachEdit) => void
  readonly undo: () => void
  readonly redo: () => void
}

export function usePlanEditing(start: () => BeachFile): PlanEditing {
  const [now, dispatch] = useReducer(step, null, (): Editing => ({ file: start(), past: [], future: [] }))
  const edit = useCallback((one: BeachEdit) => dispatch({ kind: 'edit', edit: one }), [])
  const undo = useCallback(() => dispatch({ kind: 'undo' }), [])
  const redo = useCallback(() => dispatch({ kind: 'redo' }), [])
  return useMemo(
    () => ({ file: now.file, canUndo: now.past.length > 0, canRedo: now.future.length > 0, edit, undo, redo }),
    [now, edit, undo, redo],
  )
}
