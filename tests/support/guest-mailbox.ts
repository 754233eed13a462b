import { simpleParser, type ParsedMail } from 'mailparser'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { accountEffects } from '../../server/accounts/account-effects.ts'
import { quietItems } from '../../server/item-slices.ts'
import { orderEffects } from '../../server/orders/order-effects.ts'
import { folderMailer, type Mail } from '../../server/platform/mail.ts'
import { outboxJob } from '../../server/platform/outbox.ts'
import { liveSettings } from '../../server/settings/live-settings.ts'
import type { TestDatabase } from './database.ts'
import { silentLog } from './server.ts'

const APP = 'https://app.example'

/** Sends what accounts and orders have in the outbox; answers the mails of this time. */
export async function deliverMails(db: TestDatabase): Promise<Mail[]> {
  const mails: Mail[] = []
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined }
  const settings = liveSettings()
  await settings.reload(db.database)
  const tools = { database: db.database, mailer, settings, publicUrl: APP }
  const effects = [...accountEffects(tools), ...orderEffects({ ...tools, categories: quietItems(settings) })]
  const job = outboxJob(new Map(effects), silentLog)
  while (await job.run(db.database));
  return mails
}

/** A mail as a mail program reads it: composed to a file, and parsed from it. */
export async function asReceived(mail: Mail): Promise<ParsedMail> {
  const folder = await mkdtemp(path.join(tmpdir(), 'battigia-mail-'))
  try {
    await folderMailer(folder, 'noreply@app.example').send(mail)
    const eml = (await readdir(folder)).find((name) => name.endsWith('.eml'))
    return await simpleParser(await readFile(path.join(folder, eml ?? '')))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The addresses that both parts of a received mail lead to in the app. */
export function linksOf({ text, html }: ParsedMail): { readonly inText: string[]; readonly inHtml: string[] } {
  const all = (part: string, pattern: RegExp) => Array.from(part.matchAll(pattern), ([, url = '']) => url)
  return {
    inText: all(text ?? '', /(https:\/\/app\.example\S*)/g),
    inHtml: all(typeof html === 'string' ? html : '', /href="([^"]*)"/g).map((url) => url.replaceAll('&amp;', '&')),
  }
}

/** The secrets of a guest's links in a mail. */
export function secretsIn(mail: Mail | undefined): string[] {
  const link = new RegExp(`^${APP}/riepilogo\\?order=\\d+#key=([\\w-]{43})$`, 'gm')
  return Array.from((mail?.text ?? '').matchAll(link), ([, key = '']) => key)
}
