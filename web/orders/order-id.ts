import * as z from 'zod/mini'
import { useQueryState } from '../platform/navigation.tsx'

const query = z.object({ order: z.optional(z.string().check(z.regex(/^[1-9]\d{0,11}$/))) })

/** The order that the address names, `?order=18342`; null when it names none. */
export function useOrderId(): number | null {
  const [{ order }] = useQueryState(query)
  return order === undefined ? null : Number(order)
}
