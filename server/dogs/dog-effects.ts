import * as z from 'zod/mini'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import type { Database, Queryable } from '../platform/database.ts'
import type { Mailer } from '../platform/mail.ts'
import { enqueue, type OutboxHandler } from '../platform/outbox.ts'
import { senderOf, sendFromResort } from '../settings/resort-mail.ts'
import { readDocumentForMail, type DocumentForMail, type DueDocument } from './mail-queries.ts'
import { acceptedMail, rejectedMail, reminderMail, type DogMailFrame } from './mails/dog-mails.ts'

const DOCUMENT_CHECKED = 'dogs.document-checked'
const DOCUMENT_REMINDER = 'dogs.document-reminder'

export interface DogEffectTools {
  readonly database: Database
  readonly mailer: Mailer
  readonly settings: Settings
  /** Where guests reach the app, without a slash at the end. */
  readonly publicUrl: string
}

const checkedPayload = z.object({ documentId: z.number(), checks: z.number() })
const reminderPayload = z.object({ documentId: z.number(), validUntil: z.string() })

/** Mails what was decided, once for each decision (B-16). */
export async function enqueueCheckMail(
  tx: Queryable,
  { documentId, checks }: { readonly documentId: number; readonly checks: number },
): Promise<void> {
  await enqueue(tx, DOCUMENT_CHECKED, `dog-document-${documentId}-${checks}`, { documentId, checks })
}

/** Mails a reminder, once for each document and last day (B-16). */
export async function enqueueReminder(tx: Queryable, { documentId, validUntil }: DueDocument): Promise<void> {
  await enqueue(tx, DOCUMENT_REMINDER, `dog-document-${documentId}-${validUntil}`, { documentId, validUntil })
}

/** The effects of this slice for the outbox, by kind. */
export function dogEffects(tools: DogEffectTools): readonly (readonly [kind: string, handler: OutboxHandler])[] {
  return [
    [DOCUMENT_CHECKED, (payload, key) => mailDecision(tools, checkedPayload.parse(payload), key)],
    [DOCUMENT_REMINDER, (payload, key) => mailReminder(tools, reminderPayload.parse(payload), key)],
  ]
}

/** What was decided once more, or taken away meanwhile, is not told. */
async function mailDecision(tools: DogEffectTools, told: z.infer<typeof checkedPayload>, key: string): Promise<void> {
  const document = await readDocumentForMail(tools.database, told.documentId)
  if (document === null || document.checks !== told.checks) return
  const { decision, reason } = document
  if (decision === 'accepted') await sendFromResort(tools, document, key, acceptedMail(frameOf(tools, document)))
  if (decision === 'rejected' && reason !== null)
    await sendFromResort(tools, document, key, rejectedMail(frameOf(tools, document), { reason, note: document.note }))
}

async function mailReminder(tools: DogEffectTools, told: z.infer<typeof reminderPayload>, key: string): Promise<void> {
  const document = await readDocumentForMail(tools.database, told.documentId)
  if (document?.decision !== 'accepted' || document.validUntil !== told.validUntil) return
  await sendFromResort(tools, document, key, reminderMail(frameOf(tools, document), told.validUntil as CivilDate))
}

function frameOf({ settings, publicUrl }: DogEffectTools, document: DocumentForMail): DogMailFrame {
  return {
    ...document,
    sender: senderOf(settings),
    passportUrl: `${publicUrl}/tabs/contact/cani?dog=${document.dogId}`,
  }
}
