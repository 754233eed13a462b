import * as z from 'zod/mini'
import type { Settings } from '../../domain/settings/settings.ts'
import type { Database, Queryable } from '../platform/database.ts'
import type { Mailer } from '../platform/mail.ts'
import type { RenderedMail } from '../platform/mail-layout.ts'
import { enqueue, type OutboxHandler } from '../platform/outbox.ts'
import { readTableForMail, type TableForMail } from './mail-queries.ts'
import { reminderMail, type TableMailFrame } from './mails/table-mails.ts'

const TABLE_REMINDER = 'restaurant.reminder'

export interface TableEffectTools {
  readonly database: Database
  readonly mailer: Mailer
  readonly settings: Settings
  /** Where guests reach the app, without a slash at the end. */
  readonly publicUrl: string
}

const reminderPayload = z.object({ bookingId: z.number() })

/** Mails a reminder after the commit, once for each table (B-09). */
export async function enqueueReminder(tx: Queryable, bookingId: number): Promise<void> {
  await enqueue(tx, TABLE_REMINDER, `table-${bookingId}`, { bookingId })
}

/** The effects of this slice for the outbox, by kind. */
export function tableEffects(tools: TableEffectTools): readonly (readonly [kind: string, handler: OutboxHandler])[] {
  return [[TABLE_REMINDER, (payload, key) => mailReminder(tools, reminderPayload.parse(payload).bookingId, key)]]
}

/** A table that was given up, or whose party sits already, is not reminded of any more. */
async function mailReminder(tools: TableEffectTools, bookingId: number, key: string): Promise<void> {
  const table = await readTableForMail(tools.database, bookingId)
  if (table !== null && table.state === 'booked') await send(tools, table, key, reminderMail(frameOf(tools, table)))
}

function frameOf({ settings, publicUrl }: TableEffectTools, table: TableForMail): TableMailFrame {
  return {
    ...table,
    sender: [settings.resortName, settings.resortAddress, settings.resortEmail, settings.resortPhone],
    orderUrl: `${publicUrl}/riepilogo?order=${table.orderId}`,
  }
}

async function send(
  { mailer, settings }: TableEffectTools,
  { email, language }: TableForMail,
  id: string,
  mail: RenderedMail,
): Promise<void> {
  await mailer.send({
    ...mail,
    id,
    to: email,
    fromName: settings.resortName,
    replyTo: settings.resortEmail === '' ? null : settings.resortEmail,
    language,
  })
}
