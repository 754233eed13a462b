import { beachFileSchema, type BeachFile } from '../files/beach-file.ts'
import type { BeachEdit } from './edits.ts'
import { changeColumns, changeRow, addRow, renameRow } from './change-rows.ts'
import { changeArea, changeLandmark, changeSheet } from './change-areas.ts'
import { addPlaces, paintPlaces, renamePlace, standPlace } from './change-places.ts'
import { moveThings, removeThings } from './change-things.ts'
import { closePlan, openPlan, type OpenPlan } from './open-plan.ts'

/**
 * The plan after an edit: always one that the file's schema takes. An edit that can't be (the last row removed, a name
 * that is taken) leaves the very same file.
 */
export function applyEdit(file: BeachFile, edit: BeachEdit): BeachFile {
  if (edit.kind === 'put') return whole({ ...file, ...edit.fields }) ?? file
  const plan = openPlan(file)
  const changed = changedBy(plan, edit)
  if (changed === null || changed === plan) return file
  return whole(closePlan(changed)) ?? file
}

/** The edit that leads from one plan to another: of what an edit made, its inverse leads back. */
export function editBetween(from: BeachFile, to: BeachFile): BeachEdit {
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])] as (keyof BeachFile)[]
  const changed = keys.filter((key) => JSON.stringify(from[key]) !== JSON.stringify(to[key]))
  return { kind: 'put', fields: Object.fromEntries(changed.map((key) => [key, to[key]])) }
}

function whole(file: BeachFile): BeachFile | null {
  const read = beachFileSchema.safeParse(file)
  return read.success ? read.data : null
}

function changedBy(plan: OpenPlan, edit: Exclude<BeachEdit, { kind: 'put' }>): OpenPlan | null {
  switch (edit.kind) {
    case 'sheet':
      return changeSheet(plan, edit.changes)
    case 'add_row':
      return addRow(plan, edit.row, edit.like)
    case 'change_row':
      return changeRow(plan, edit.id, edit.changes)
    case 'rename_row':
      return renameRow(plan, edit.id, edit.to)
    case 'columns':
      return changeColumns(plan, edit.id, edit.runs)
    case 'add_places':
      return addPlaces(plan, edit.codes, edit)
    case 'rename_place':
      return renamePlace(plan, edit.code, edit.to)
    case 'paint':
      return paintPlaces(plan, edit.codes, edit.changes)
    case 'stand':
      return standPlace(plan, edit.code, edit.at)
    case 'zone':
      return {
        ...plan,
        zones: put(
          plan.zones,
          plan.zones.findIndex(({ id }) => id === edit.zone.id),
          changeArea(edit.zone),
        ),
      }
    case 'walkway':
      return { ...plan, walkways: put(plan.walkways, edit.index, changeArea(edit.walkway)) }
    case 'landmark':
      return { ...plan, landmarks: put(plan.landmarks, edit.index, changeLandmark(edit.landmark)) }
    case 'move':
      return moveThings(plan, edit.things, edit.by)
    case 'remove':
      return removeThings(plan, edit.things)
  }
}

/** The list with the entry at an index; one that the list does not have adds it. */
function put<T>(list: readonly T[], index: number, entry: T): T[] {
  return list[index] === undefined ? [...list, entry] : list.with(index, entry)
}
