import { isReadable } from '../platform/audit-fields.ts'

/** What is readable of one thing that was written down: a field with its value, or with what it was and what it became. */
export interface AuditFact {
  /** Names of the fields from the outside in, such as `['price', 'cents']`; `['value']` for what has no name. */
  readonly path: readonly [string, ...string[]]
  /** Missing where only one value was written down. */
  readonly before?: unknown
  readonly value: unknown
}

const DEEPEST = 3
const LANGUAGES = new Set(['it', 'en', 'fr', 'nl', 'de'])

type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value is a text in the product's languages. */
export function isLocalized(value: unknown): value is Readonly<Record<string, string>> {
  return (
    isFields(value) &&
    Object.keys(value).length > 0 &&
    Object.entries(value).every(([key, text]) => LANGUAGES.has(key) && typeof text === 'string')
  )
}

const isChange = (value: unknown): value is { before?: unknown; after?: unknown } =>
  isFields(value) && 'after' in value && Object.keys(value).every((key) => key === 'before' || key === 'after')

/** A list whose entries are rows by their ids, such as places: the sentence names them. */
const isOnlyNumbers = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => isFields(one) && !Object.keys(one).some((name) => isReadable(name)))

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** The readable facts of a row's detail, in the order in which they were written; what did not change is left out of a before and after. */
export function auditFacts(detail: Fields): readonly AuditFact[] {
  const { before, after, ...rest } = detail
  // Something new is told as it is: it was nothing before.
  if ((before ?? null) === null && isFields(after) && !isLocalized(after))
    return [...readable(after), ...readable(rest)]
  const changed = before === undefined && after === undefined ? [] : compared([], before, after)
  return [...changed, ...readable(rest)]
}

const readable = (fields: Fields): readonly AuditFact[] =>
  Object.entries(fields).flatMap(([name, value]) => told([name], value))

function told(path: readonly [string, ...string[]], value: unknown): readonly AuditFact[] {
  if (!isReadable(path.at(-1) ?? '') || isOnlyNumbers(value)) return []
  if (isChange(value)) return compared(path, value.before, value.after)
  if (isFields(value) && !isLocalized(value) && path.length < DEEPEST)
    return Object.entries(value).flatMap(([name, inner]) => told([...path, name], inner))
  return [{ path, value }]
}

function compared(path: readonly string[], before: unknown, after: unknown): readonly AuditFact[] {
  if (!isReadable(path.at(-1) ?? '')) return []
  const areFields = [before, after].every((one) => one === null || one === undefined || isFields(one))
  const isText = isLocalized(before) || isLocalized(after)
  if (areFields && !isText && (isFields(before) || isFields(after)) && path.length < DEEPEST) {
    const [old, next] = [before, after].map((one) => (isFields(one) ? one : {})) as [Fields, Fields]
    const names = [...new Set([...Object.keys(old), ...Object.keys(next)])]
    return names.flatMap((name) =>
      same(old[name], next[name]) ? [] : compared([...path, name], old[name] ?? null, next[name] ?? null),
    )
  }
  const [first, ...more] = path
  const whole: AuditFact['path'] = first === undefined ? ['value'] : [first, ...more]
  return before === undefined ? [{ path: whole, value: after }] : [{ path: whole, before, value: after ?? null }]
}
