import { sendLostDog as call } from '../../../domain/dogs/lost-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { enqueueNotice } from '../../platform/notices.ts'
import { noteLostSent, readOnSite } from './lost-queries.ts'

/** B-22: whoever is there today is told, each once. */
export const sendLostDog = handle(call, 'write', async (tx, { alertId }, { actor }) => {
  const noted = await noteLostSent(tx, alertId)
  if (noted === null) throw new Refusal('not_found')
  if (noted === 'sent') throw new Refusal('status_changed')
  const people = await readOnSite(tx, alertId)
  for (const accountId of people)
    await enqueueNotice(tx, `lost-dog-${alertId}-${accountId}`, { accountId, topic: 'lost_dog', facts: { alertId } })
  await auditStaffAction(tx, actor, {
    action: 'lost_dog.send',
    subject: `lost-dog:${alertId}`,
    detail: { after: { people: people.length } },
  })
  return { people: people.length }
})
