import { randomUUID } from 'node:crypto'
import { UNDO_TIME } from '../../../domain/messages/broadcast-rules.ts'
import * as calls from '../../../domain/messages/staff-calls.ts'
import { unreachedOf, whyUnreached } from '../../../domain/messages/unreached.ts'
import type { Language } from '../../../domain/platform/language.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Settings } from '../../../domain/settings/settings.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { enqueue } from '../../platform/outbox.ts'
import { insertBroadcast, readBroadcasts, undoBroadcastRow } from '../broadcast-queries.ts'
import { TRIED_BROADCAST } from '../message-effects.ts'
import { readPerson } from '../notice-queries.ts'
import { readParties } from '../party-queries.ts'
import { readWallTime } from '../reminder-queries.ts'
import { civilDate } from '../../../domain/platform/civil-date.ts'

/** B-13: how many people it would reach, and whom it would not. */
export const previewBroadcast = (settings: Settings) =>
  handle(calls.previewBroadcast, 'read', async (tx, input) => {
    const parties = await readParties(tx, settings, input)
    const reached = parties.filter((party) => whyUnreached(party) === null)
    const of = (language: Language) => reached.filter((party) => party.language === language).length
    return {
      people: reached.length,
      languages: { it: of('it'), en: of('en'), fr: of('fr'), nl: of('nl'), de: of('de') },
      unreached: unreachedOf(parties),
    }
  })

/** B-13: sends it when it can no longer be called back. The audit says who and to whom, not what. */
export const sendBroadcast = handle(calls.sendBroadcast, 'write', async (tx, { day, audience, texts }, { actor }) => {
  const written = Object.entries(texts).filter(([, words]) => words !== undefined)
  const broadcast = await insertBroadcast(tx, {
    day,
    audience,
    texts: Object.fromEntries(written),
    authorId: actor.accountId,
    waits: UNDO_TIME,
  })
  await auditStaffAction(tx, actor, {
    action: 'messages.broadcast',
    subject: `broadcast:${broadcast.broadcastId}`,
    detail: { day, audience, languages: written.map(([language]) => language) },
  })
  return { broadcast }
})

/** B-13: how it will look, in the asker's own mailbox: a mail for each language. */
export const tryBroadcast = handle(calls.tryBroadcast, 'write', async (tx, { day, texts }, { actor }) => {
  const person = await readPerson(tx, actor.accountId)
  if (person === null) throw new Error('who is signed in has an account')
  const { email } = person
  for (const [language, words] of Object.entries(texts))
    if (words !== undefined) await enqueue(tx, TRIED_BROADCAST, randomUUID(), { email, day, language, ...words })
  return { email }
})

/** B-13: calls it back. */
export const undoBroadcast = handle(calls.undoBroadcast, 'write', async (tx, { broadcastId }, { actor }) => {
  const broadcast = await undoBroadcastRow(tx, broadcastId)
  if (broadcast === 'unknown') throw new Refusal('not_found')
  if (broadcast === 'done') throw new Refusal('already_done')
  await auditStaffAction(tx, actor, { action: 'messages.undo-broadcast', subject: `broadcast:${broadcastId}` })
  return { broadcast }
})

/** What was said, and the resort's day; whom it did not reach can still be called while the day is not over. */
export const listBroadcasts = (settings: Settings) =>
  handle(calls.listBroadcasts, 'read', async (tx) => {
    const today = civilDate((await readWallTime(tx)).slice(0, 10))
    const broadcasts: calls.ListedBroadcast[] = []
    for (const broadcast of await readBroadcasts(tx)) {
      const isOpen = broadcast.state === 'sent' && broadcast.day >= today
      broadcasts.push({
        ...broadcast,
        unreached: isOpen ? unreachedOf(await readParties(tx, settings, broadcast)) : [],
      })
    }
    return { today, broadcasts }
  })
