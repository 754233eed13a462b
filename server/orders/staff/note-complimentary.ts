import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import type { Queryable } from '../../platform/database.ts'
import type { Actor } from '../../platform/handler.ts'
import { insertComplimentary } from './sale-queries.ts'

/**
 * Notes what is given for nothing beside what it is worth. Throws `too_many_complimentary` beyond the most of a day, which does not
 * bind the management.
 */
export async function noteComplimentary(
  tx: Queryable,
  { complimentaryPerDay }: Settings,
  { accountId, roles }: Actor,
  given: { readonly orderId: number; readonly reason: string; readonly worthCents: number },
): Promise<void> {
  const mostPerDay = roles.includes('manager') ? null : complimentaryPerDay
  if (!(await insertComplimentary(tx, { ...given, accountId, mostPerDay }))) throw new Refusal('too_many_complimentary')
}
