import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import { letMoneyOut, undoMoneyOut } from '../../payments/money-out/let-money-out.ts'
import type { Queryable } from '../../platform/database.ts'
import type { Actor } from '../../platform/handler.ts'
import { deleteComplimentary, insertComplimentary } from './sale-queries.ts'

const complimentaryKey = (orderId: number) => `complimentary:${orderId}`

/**
 * Notes what is given for nothing beside what it is worth. Throws `too_many_complimentary` beyond the most of a day, which does not
 * bind the management, and what {@link letMoneyOut} does.
 */
export async function noteComplimentary(
  tx: Queryable,
  settings: Settings,
  actor: Actor,
  given: { readonly orderId: number; readonly reason: string; readonly worthCents: number },
): Promise<void> {
  const { accountId, roles } = actor
  const mostPerDay = roles.includes('manager') ? null : settings.complimentaryPerDay
  if (!(await insertComplimentary(tx, { ...given, accountId, mostPerDay }))) throw new Refusal('too_many_complimentary')
  const { orderId, worthCents: amountCents } = given
  await letMoneyOut(tx, settings, actor, {
    kind: 'complimentary',
    orderId,
    amountCents,
    key: complimentaryKey(orderId),
  })
}

/** Something is not given for nothing after all. */
export async function forgetComplimentary(tx: Queryable, orderId: number): Promise<void> {
  await deleteComplimentary(tx, orderId)
  await undoMoneyOut(tx, complimentaryKey(orderId))
}
