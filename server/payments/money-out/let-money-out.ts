import { isUnusual, judgeMoneyOut, type ExceededLimit } from '../../../domain/payments/money-out.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import type { Queryable } from '../../platform/database.ts'
import type { Actor } from '../../platform/handler.ts'
import { enqueueStaffNotice } from '../../platform/notices.ts'
import { addMoneyOut, isOnlyManager, isOwnAccount, readReceiver, type MoneyOut } from './money-out-queries.ts'

export { undoMoneyOut } from './money-out-queries.ts'

/** Money that a second manager agrees to first: what it was and which limit it went beyond, for the request that asks for it. */
export class ApprovalNeeded extends Refusal {
  readonly out: MoneyOut & { readonly receiverId: number | null }
  readonly exceeded: ExceededLimit

  constructor(out: ApprovalNeeded['out'], exceeded: ExceededLimit) {
    super('approval_needed', { ...exceeded, amountCents: out.amountCents })
    this.out = out
    this.exceeded = exceeded
  }
}

/**
 * B-32, M2: lets somebody of the resort give money away, in the transaction that does it and after everything that may refuse it. Nobody
 * gives to themselves (`not_yourself`); a large amount asks for a proof (`proof_needed`); what goes beyond a limit, added up by
 * order or guest, person and day, for a second manager's yes ({@link ApprovalNeeded}). Managers are mailed of unusual sums. Nothing is
 * nothing.
 */
export async function letMoneyOut(tx: Queryable, settings: Settings, actor: Actor, out: MoneyOut): Promise<void> {
  const { amountCents } = out
  if (amountCents <= 0) return
  const { accountId: staffId, approvedBy = null } = actor
  const receiverId = await readReceiver(tx, out)
  if (receiverId !== null) await requireNotYourself(tx, receiverId, [staffId, approvedBy])
  const { id, ...sums } = await addMoneyOut(tx, { ...out, staffId, receiverId, approvedBy })
  const isManager = actor.roles.includes('manager')
  const person = {
    isManager,
    isOnlyManager: isManager && (await isOnlyManager(tx, staffId)),
    isProven: actor.isProven,
    isApproved: approvedBy !== null,
  }
  const verdict = judgeMoneyOut(out, sums, person, settings)
  if (verdict === 'proof') throw new Refusal('proof_needed')
  if (verdict !== 'goes') throw new ApprovalNeeded({ ...out, receiverId }, verdict)
  if (!isUnusual(amountCents, sums, settings)) return
  const { kind, orderId } = out
  const by = { staffId, kind, dayCents: sums.personCents }
  await enqueueStaffNotice(tx, `money-out:${id}`, { topic: 'money_out_unusual', orderId, amountCents, by })
}

/** Throws `not_yourself` where money would go to one of the people who let it go: their account, or one with their e-mail. */
export async function requireNotYourself(
  tx: Queryable,
  receiverId: number,
  people: readonly (number | null)[],
): Promise<void> {
  for (const staffId of people) {
    if (staffId !== null && (await isOwnAccount(tx, receiverId, staffId))) throw new Refusal('not_yourself')
  }
}
