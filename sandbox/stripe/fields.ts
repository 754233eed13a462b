import * as z from 'zod'

/** Parameters arrive as text; these read them. An empty text unsets what may be unset. */
export const text = z.string().min(1).max(5000)
export const clearable = z
  .string()
  .max(5000)
  .transform((value) => (value === '' ? null : value))
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
export const whole = z
  .string()
  .regex(/^-?\d{1,12}$/)
  .transform(Number)
export const currency = z
  .string()
  .regex(/^[a-zA-Z]{3}$/)
  .transform((value) => value.toLowerCase())
export const metadata = z.union([z.literal(''), z.record(z.string().max(40), z.string().max(500))])
export const expand = z.array(z.string()).max(20).optional()

/** The parameters of every list. */
export const page = {
  limit: whole.pipe(z.number().int().min(1).max(100)).optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
}
export const created = z
  .union([whole, z.strictObject({ gt: whole, gte: whole, lt: whole, lte: whole }).partial()])
  .optional()

/** Metadata after a change: names with an empty value go, an empty text empties all. */
export function changedMetadata(
  before: Readonly<Record<string, string>> | null,
  change: z.output<typeof metadata> | undefined,
): Record<string, string> {
  if (change === '') return {}
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''))
}

/** What of an update was really sent. */
export function given<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(sent) as { [K in keyof T]?: Exclude<T[K], undefined> }
}
