import { hash } from 'node:crypto'
import * as z from 'zod/mini'
import { LANGUAGES } from '../../domain/platform/language.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import type { Queryable } from '../platform/database.ts'
import type { Mailer } from '../platform/mail.ts'
import { enqueue, type OutboxHandler } from '../platform/outbox.ts'
import { senderOf, sendFromResort } from '../settings/resort-mail.ts'
import type { Erased } from './erase-person.ts'
import { renderFarewell } from './mails/farewell-mail.ts'

/** Kind of the outbox whose effect mails that an account is deleted. */
const FAREWELL = 'privacy.farewell'

const payload = z.object({
  email: z.string(),
  language: z.enum(LANGUAGES),
  kept: z.array(z.string()),
  cancelled: z.number(),
})

/** The last mail: its row is the only place that knows the address still, and goes when it is sent. */
export async function enqueueFarewell(tx: Queryable, { person, kept, cancelled }: Erased): Promise<void> {
  const { email, language, accountId } = person
  await enqueue(tx, FAREWELL, `account-${accountId}`, { email, language, kept, cancelled })
}

/** The effects of this slice for the outbox, by kind. */
export function privacyEffects({
  mailer,
  settings,
}: {
  readonly mailer: Mailer
  readonly settings: Settings
}): readonly (readonly [kind: string, handler: OutboxHandler])[] {
  return [
    [
      FAREWELL,
      async (sent, key) => {
        const { email, language, kept, cancelled } = payload.parse(sent)
        const sender = senderOf(settings)
        const mail = renderFarewell({ language, resort: settings.resortName, sender, kept, cancelled })
        const id = `farewell ${hash('sha256', `${key} ${email}`)}`
        await sendFromResort({ mailer, settings }, { email, language }, id, mail)
      },
    ],
  ]
}
