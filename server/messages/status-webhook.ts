import type { FastifyInstance } from 'fastify'
import type { Database } from '../platform/database.ts'
import type { MessageChannel } from './channels/message-channel.ts'
import { reportDelivery } from './notice-queries.ts'

export const STATUS_WEBHOOK = '/webhooks/messages'
const LARGEST = 16 * 1024

/** Takes a provider's reports of its messages; one without the provider's signature is as unknown as any other path. */
export async function takeStatusReports(
  app: FastifyInstance,
  database: Database,
  channel: MessageChannel,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(STATUS_WEBHOOK, async (request, reply) => {
      const report = Buffer.isBuffer(request.body) ? channel.parseStatusWebhook(request.body, request.headers) : null
      if (report === null) return reply.code(404).send()
      await reportDelivery(database, 'sms', report)
      return reply.code(204).send()
    })
  })
}
