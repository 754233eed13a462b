import { NoAnswer } from './payment-provider.ts'
import { LEASE, type RefundRow, type Work, type World } from './payment-world.ts'

/** Money on its way back for cancelled places. */
export function* refund(world: World, row: RefundRow): Work {
  const attempt = world.attempts.get(row.attemptId)
  if (attempt?.ref === undefined || attempt.ref === null || row.leasedUntil > world.now) return
  // The money that it counted on never came, or goes back as a whole.
  if ((attempt.isSettled && attempt.state !== 'captured') || attempt.use === 'give_back') row.state = 'cancelled'
  if (attempt.use !== 'paid' || attempt.state !== 'captured' || isDone(row)) return
  row.leasedUntil = world.now + LEASE
  yield
  try {
    yield* sendRefund(world, row, attempt.ref)
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
  }
  row.leasedUntil = 0
}

export function isDone(row: RefundRow): boolean {
  return row.state === 'succeeded' || row.state === 'cancelled'
}

export function* sendRefund(world: World, row: RefundRow, ref: string): Work {
  const key = world.has('a refund has one key') ? row.key : `${row.key} ${world.refundCalls++}`
  const answer = world.provider.refund(ref, row.amountCents, key)
  yield
  if (isDone(row)) return
  if (answer === 'succeeded') {
    row.state = 'succeeded'
    const { key, orderId, attemptId, amountCents } = row
    world.enter({ key, orderId, attemptId, kind: 'refund', amountCents: -amountCents })
  } else row.state = 'pending'
}
