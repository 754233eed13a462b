import type * as z from 'zod/mini'

/** One thing that is wrong in a resort's files, for the person who edits them. */
export interface FileProblem {
  /** Name of the file inside the resort's folder. */
  readonly file: string
  /** Where in the file, e.g. `rows[3].columns`; empty for the file as a whole. */
  readonly path: string
  readonly expected: string
  readonly found: string
}

/** Collects problems of one file. */
export type Report = (path: string, expected: string, found: unknown) => void

/** How a value is shown to the person: as JSON, at most 80 characters; `nothing` when it is missing. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}

/** `rows[3].columns` from the parts of a path. */
export function pathText(parts: readonly PropertyKey[]): string {
  return parts.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`
    return text === '' ? String(part) : `${text}.${String(part)}`
  }, '')
}

function valueAt(root: unknown, parts: readonly PropertyKey[]): unknown {
  return parts.reduce<unknown>(
    (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
    root,
  )
}

/** What a schema wanted, in words. A schema's own message is already the expectation. */
function expectationOf(issue: z.core.$ZodIssue): string {
  if (issue.message !== 'Invalid input') return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int'
        ? 'a whole number'
        : `${/^[aeiou]/.test(issue.expected) ? 'an' : 'a'} ${issue.expected}`
    case 'invalid_value':
      return `one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`
    case 'too_small':
      return `at least ${issue.minimum}${issue.origin === 'array' ? ' entries' : ''}`
    case 'too_big':
      return `at most ${issue.maximum}${issue.origin === 'array' ? ' entries' : ''}`
    default:
      return 'another value'
  }
}

/** Reports every issue of a failed parse with what was really in the file. */
export function reportIssues(issues: readonly z.core.$ZodIssue[], root: unknown, report: Report): void {
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        report(pathText([...issue.path, key]), 'no field of this name', valueAt(root, [...issue.path, key]))
    } else {
      report(pathText(issue.path), expectationOf(issue), valueAt(root, issue.path))
    }
  }
}
