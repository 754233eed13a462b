import type { FieldCode, FieldProblem } from '../platform/field-problem.ts'
import type { Setting } from './setting-kinds.ts'

type Shape = Pick<Setting<unknown>, 'kind' | 'range'>

const WRONG: Readonly<Record<Shape['kind'], FieldCode>> = {
  whole: 'not_whole',
  flag: 'wrong_type',
  text: 'characters_invalid',
  time: 'time_invalid',
  date: 'date_invalid',
  link: 'link_not_allowed',
  version: 'version_invalid',
  list: 'entries_invalid',
  page: 'page_unknown',
  position: 'position_invalid',
}

/** What is wrong with a value that a setting did not accept, for the field `value`: its bounds where it has some. */
export function settingProblem({ kind, range }: Shape, value: unknown): FieldProblem {
  const [min, max] = range ?? [0, 0]
  if (kind === 'whole' && typeof value === 'number' && Number.isSafeInteger(value)) {
    return value < min ? { field: 'value', code: 'too_small', min } : { field: 'value', code: 'too_large', max }
  }
  if (kind === 'text' && typeof value === 'string' && value.length > max) {
    return { field: 'value', code: 'too_long', max }
  }
  return { field: 'value', code: WRONG[kind] }
}
