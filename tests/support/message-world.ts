import { quietItems } from '../../server/item-slices.ts'
import type { ChannelMessage, MessageChannel } from '../../server/messages/channels/message-channel.ts'
import { webPushChannel } from '../../server/messages/channels/push-channel.ts'
import { messageEffects } from '../../server/messages/message-effects.ts'
import type { MessageTools } from '../../server/messages/message-tools.ts'
import { messageHandlers } from '../../server/messages/routes.ts'
import { mailOnce } from '../../server/platform/mail-once.ts'
import type { Mail } from '../../server/platform/mail.ts'
import { outboxJob } from '../../server/platform/outbox.ts'
import type { LiveSettings } from '../../server/settings/live-settings.ts'
import type { TestDatabase } from './database.ts'
import { pushPair } from './push-browser.ts'
import { silentLog } from './server.ts'

/** Telling people on one database, with what went out. */
export interface MessageWorld {
  readonly tools: MessageTools
  readonly handlers: ReturnType<typeof messageHandlers>
  readonly mails: Mail[]
  readonly sms: ChannelMessage[]
  /** What the mail server does with the mails from now on; it takes them at first. */
  refuseMails(error: Error | null): void
  /** Lets two server processes empty the outbox at once until nothing is due. */
  deliver(): Promise<void>
}

export function messageWorld(db: TestDatabase, settings: LiveSettings): MessageWorld {
  const { database } = db
  const mails: Mail[] = []
  const sms: ChannelMessage[] = []
  let refusal: Error | null = null
  const mailer = {
    send: async (mail: Mail) => {
      if (refusal !== null) throw refusal
      mails.push(mail)
    },
    close: () => undefined,
  }
  const channel: MessageChannel = {
    send: async (message) => ({ id: `sms-${sms.push(message)}` }),
    parseStatusWebhook: () => null,
  }
  const keys = pushPair()
  const tools: MessageTools = {
    database,
    settings,
    mailer: mailOnce(database, mailer),
    categories: quietItems(settings),
    publicUrl: 'https://app.example',
    push: webPushChannel({ keys, contact: () => 'mailto:ciao@bagnoargo.example', allowsLoopback: true }),
    sms: channel,
  }
  const job = outboxJob(new Map(messageEffects(tools)), silentLog)
  const due = async () =>
    (
      await db.sql<{ n: number }>(
        `select count(*)::integer as n from outbox where due_at <= now() and failed_at is null and kind like 'messages.%'`,
      )
    )[0]?.n ?? 0
  return {
    tools,
    handlers: messageHandlers({ settings, pushKeys: keys, allowsLoopback: true }),
    mails,
    sms,
    refuseMails: (error) => void (refusal = error),
    async deliver() {
      do await Promise.all([job.run(database), job.run(database)])
      while ((await due()) > 0)
    },
  }
}
