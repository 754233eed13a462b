import type * as z from 'zod/mini'
import { FIELD_CODES, type FieldCode, type FieldProblem } from '../../domain/platform/field-problem.ts'

const CODES: ReadonlySet<string> = new Set(FIELD_CODES)
/** More than this is noise to a person, and work that a hostile body would buy cheaply. */
const MOST_PROBLEMS = 50

type Issue = z.core.$ZodIssue

/** What a schema found, in the product's own field codes. */
export function fieldProblems(issues: readonly Issue[], input: unknown): FieldProblem[] {
  return issues.flatMap((issue) => problemsOf(issue, input)).slice(0, MOST_PROBLEMS)
}

function problemsOf(issue: Issue, input: unknown): FieldProblem[] {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: [...path, key].join('.'), code: 'unknown_field' }))
  }
  const bounds = {
    ...('minimum' in issue ? { min: Number(issue.minimum) } : {}),
    ...('maximum' in issue ? { max: Number(issue.maximum) } : {}),
  }
  return [{ field: path.join('.'), code: codeOf(issue, input), ...bounds }]
}

function codeOf(issue: Issue, input: unknown): FieldCode {
  if (isMissing(issue.path, input) && issue.code !== 'custom') return 'required'
  // The contract's schemas name the code of a failed check as its message.
  if (CODES.has(issue.message)) return issue.message as FieldCode
  if (issue.code === 'too_small') return sizeCode(issue.origin, 'too_short', 'too_few', 'too_small')
  if (issue.code === 'too_big') return sizeCode(issue.origin, 'too_long', 'too_many', 'too_large')
  if (issue.code === 'invalid_value') return 'not_offered'
  if (issue.code === 'invalid_format') return 'characters_invalid'
  return 'wrong_type'
}

function sizeCode(origin: string, ofText: FieldCode, ofList: FieldCode, ofNumber: FieldCode): FieldCode {
  if (origin === 'string') return ofText
  return origin === 'array' || origin === 'set' ? ofList : ofNumber
}

function isMissing(path: readonly PropertyKey[], input: unknown): boolean {
  let value: unknown = input
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return false
    value = (value as Record<PropertyKey, unknown>)[key]
  }
  return value === undefined
}

/** Deeper than any input of the contract; nothing walks further down. */
const MOST_LEVELS = 16

/**
 * The first thing that cannot be taken, whatever the schema says: text with a NUL character or with half of a
 * surrogate pair, which PostgreSQL cannot store, and what is nested too deep. Null when there is none.
 */
export function unstorable(value: unknown, path = '', level = 0): FieldProblem | null {
  if (typeof value === 'string') return isStorable(value) ? null : { field: path, code: 'characters_invalid' }
  if (typeof value !== 'object' || value === null) return null
  if (level >= MOST_LEVELS) return { field: path, code: 'wrong_type' }
  for (const [key, item] of Object.entries(value)) {
    if (!isStorable(key)) return { field: path, code: 'characters_invalid' }
    const found = unstorable(item, path === '' ? key : `${path}.${key}`, level + 1)
    if (found !== null) return found
  }
  return null
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text)
}
