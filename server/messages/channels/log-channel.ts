import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import type { MessageChannel } from './message-channel.ts'

const reportSchema = z.strictObject({
  id: z.string(),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  reason: z.optional(z.string()),
})

/**
 * The channel while there is no provider: it says in the log that a message would have gone out, without the number and the
 * words, and understands the reports that a provider would send, signed with the secret; without one it takes none.
 */
export function logChannel(log: Logger, secret: string | null): MessageChannel {
  return {
    async send({ key, templateKey, lang }) {
      const id = hash('sha256', key, 'hex').slice(0, 32)
      log.info({ messageId: id, templateKey, lang }, 'a message would go out by SMS')
      return { id }
    },
    parseStatusWebhook(raw, headers) {
      if (secret === null) return null
      const expected = `sha256=${createHmac('sha256', secret).update(raw).digest('hex')}`
      if (!isSame(String(headers['x-hub-signature-256'] ?? ''), expected)) return null
      const { reason, ...report } = reportSchema.parse(JSON.parse(raw.toString('utf8')))
      return reason === undefined ? report : { ...report, reason }
    },
  }
}

function isSame(given: string, expected: string): boolean {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
}
