import { returnLateCredit } from './payment-credit.ts'
import { drive, isDue } from './payment-driver.ts'
import { isDone, refund } from './payment-returning.ts'
import { LEASE, type MailRow, type Work, type World } from './payment-world.ts'

/** At least once: a crash after the sending sends again (R11). */
export function* sendMail(world: World, mail: MailRow): Work {
  if (mail.isSent || mail.leasedUntil > world.now) return
  mail.leasedUntil = world.now + LEASE
  yield
  world.mailed.set(mail.key, (world.mailed.get(mail.key) ?? 0) + 1)
  yield
  mail.isSent = true
}

/** Everything that the clock makes the server begin. */
export function beginDueWork(world: World): void {
  for (const attempt of world.attempts.values()) if (isDue(world, attempt)) world.work.push(drive(world, attempt))
  for (const row of world.refunds) if (!row.key.startsWith('back:') && !isDone(row)) world.work.push(refund(world, row))
  returnLateCredit(world)
  for (const mail of world.outbox.values()) if (!mail.isSent) world.work.push(sendMail(world, mail))
}
