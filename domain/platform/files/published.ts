import * as z from 'zod/mini'

/** What a published JSON Schema says of a value besides what it checks. */
export interface Published {
  readonly description: string
  /** Where JSON has a narrower word than the schema's own. */
  readonly type?: 'integer'
}

const known = new WeakMap<object, Published>()

/**
 * Says what a value is, for the published schema. Not zod's `describe` and its registry: these schemas are also read in the browser,
 * where both would be in every guest's first load.
 */
export function describe<T>(description: string, type?: Published['type']): z.core.$ZodCheck<T> {
  const check = z.refine<T>(() => true)
  check._zod.onattach.push((schema) => known.set(schema, { description, ...(type === undefined ? {} : { type }) }))
  return check
}

/** What {@link describe} said of a schema. */
export function publishedOf(schema: object): Published | undefined {
  return known.get(schema)
}
