import { expect } from 'vitest'
import { quietItems } from '../../server/item-slices.ts'
import { orderEffects } from '../../server/orders/order-effects.ts'
import type { Mail } from '../../server/platform/mail.ts'
import { outboxJob } from '../../server/platform/outbox.ts'
import type { LiveSettings } from '../../server/settings/live-settings.ts'
import type { TestDatabase } from './database.ts'
import { silentLog } from './server.ts'

/** Lets two server processes empty the outbox at once; answers what they mailed. */
export async function deliverOrderMails(db: TestDatabase, settings: LiveSettings): Promise<Mail[]> {
  const mails: Mail[] = []
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined }
  const categories = quietItems(settings)
  const tools = { database: db.database, mailer, settings, categories, publicUrl: 'https://app.example' }
  const job = outboxJob(new Map(orderEffects(tools)), silentLog)
  const empty = async () => {
    while (await job.run(db.database));
  }
  await Promise.all([empty(), empty()])
  return mails
}

/** Cents as every language writes them: 52,00 or 52.00. */
export const amount = (cents: number) =>
  new RegExp(`${Math.floor(cents / 100)}[,.]${String(cents % 100).padStart(2, '0')}`)

/** Both parts of the mail say these words, and nothing that no person writes. */
export function requireIn(mail: Mail | undefined, ...words: readonly (string | RegExp)[]): void {
  for (const part of [mail?.text, mail?.html]) {
    for (const word of words) expect(part).toMatch(word)
    expect(part).not.toMatch(/\b(undefined|NaN|null)\b|\[object/)
  }
}
