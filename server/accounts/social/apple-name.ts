import * as z from 'zod/mini'
import { toldName } from './arrived-person.ts'

const userField = z.object({
  name: z.object({ firstName: z.optional(z.string()), lastName: z.optional(z.string()) }),
})

/** The name in the `user` field that Apple posts with somebody's first answer; null for every other answer. */
export function appleNameOf(user: string | null): { firstName: string; lastName: string } | null {
  const parsed = z.safeParse(userField, parsedJson(user))
  if (!parsed.success) return null
  const { firstName, lastName } = parsed.data.name
  return { firstName: toldName(firstName), lastName: toldName(lastName) }
}

/** A text as JSON; undefined for what is none. */
export function parsedJson(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
