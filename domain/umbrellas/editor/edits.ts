import type { LocalizedText } from '../../platform/language.ts'
import type { BeachFile } from '../files/beach-file.ts'
import type { BeachPlan } from '../plan.ts'
import type { Point, Spot } from './open-plan.ts'

export type FileRow = BeachFile['rows'][number]
export type FileZone = BeachFile['zones'][number]
export type FileWalkway = BeachFile['walkways'][number]
export type FileLandmark = BeachFile['landmarks'][number]
export type FileRun = BeachFile['columns'][string][number]

/** A thing of the plan that is chosen, moved or removed. */
export type Thing =
  | { readonly kind: 'place'; readonly code: string }
  | { readonly kind: 'row'; readonly id: string }
  | { readonly kind: 'run'; readonly columns: string; readonly index: number }
  | { readonly kind: 'zone'; readonly id: string }
  | { readonly kind: 'walkway'; readonly index: number }
  | { readonly kind: 'landmark'; readonly index: number }
  | { readonly kind: 'waterline' }

/** One change of a plan, as data (B-23). Distances are metres; what doesn't fit the file is brought to its nearest value. */
export type BeachEdit =
  /** Fields of the file as they are given; undoing and taking in a whole file are such edits. */
  | { readonly kind: 'put'; readonly fields: Partial<BeachFile> }
  | {
      readonly kind: 'sheet'
      readonly changes: Partial<Pick<BeachPlan, 'width' | 'height' | 'waterline' | 'seaSide'>>
    }
  /** A row with a place wherever `like` has one, of the same zone and category. */
  | { readonly kind: 'add_row'; readonly row: FileRow; readonly like: string | null }
  | { readonly kind: 'change_row'; readonly id: string; readonly changes: Partial<Omit<FileRow, 'id'>> }
  | { readonly kind: 'rename_row'; readonly id: string; readonly to: string }
  /** The blocks of one name; an unknown name is added, no blocks take it away when no row uses it. */
  | { readonly kind: 'columns'; readonly id: string; readonly runs: readonly FileRun[] }
  | { readonly kind: 'add_places'; readonly codes: readonly string[]; readonly zone: string; readonly category: string }
  | { readonly kind: 'rename_place'; readonly code: string; readonly to: string }
  | { readonly kind: 'paint'; readonly codes: readonly string[]; readonly changes: Partial<Omit<Spot, 'at'>> }
  /** Where places stand; null is where their row and number cross. */
  | { readonly kind: 'stand'; readonly code: string; readonly at: Point | null }
  /** An unknown id or an index after the last adds. */
  | { readonly kind: 'zone'; readonly zone: FileZone }
  | { readonly kind: 'walkway'; readonly index: number; readonly walkway: FileWalkway }
  | { readonly kind: 'landmark'; readonly index: number; readonly landmark: FileLandmark }
  | { readonly kind: 'move'; readonly things: readonly Thing[]; readonly by: Point }
  | { readonly kind: 'remove'; readonly things: readonly Thing[] }

/** A name in every language from one text, for something that was just drawn. */
export function sameName(text: string): LocalizedText {
  return { it: text, en: text, fr: text, nl: text, de: text }
}
