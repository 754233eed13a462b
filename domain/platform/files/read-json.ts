import type * as z from 'zod/mini'
import { reportIssues, type Report } from './file-problem.ts'

/** A JSON file by its schema; null when it can't be read, with every reason reported. */
export function readJson<T extends z.ZodMiniType>(
  text: string | undefined,
  schema: T,
  report: Report,
): z.output<T> | null {
  if (text === undefined) {
    report('', 'this file', undefined)
    return null
  }
  const parsed = parseJson(text, report)
  if (parsed === null) return null
  const checked = schema.safeParse(parsed.value)
  if (checked.success) return checked.data
  reportIssues(checked.error.issues, parsed.value, report)
  return null
}

function parseJson(text: string, report: Report): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    report('', 'JSON', error instanceof Error ? error.message : 'something else')
    return null
  }
}
