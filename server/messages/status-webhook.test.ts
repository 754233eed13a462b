import { createHmac } from 'node:crypto'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import { silentLog } from '../../tests/support/server.ts'
import { logChannel } from './channels/log-channel.ts'
import { toE164 } from './channels/message-channel.ts'
import { STATUS_WEBHOOK, takeStatusReports } from './status-webhook.ts'

const SECRET = 'a secret of sixteen'

test('B-13 a provider’s report counts with its signature only, in any order and again', async () => {
  const db = await testDatabase()
  const channel = logChannel(silentLog, SECRET)
  const http = fastify()
  await takeStatusReports(http, db.database, channel)
  const to = toE164('+393331234567')
  if (to === null) throw new Error('no number')
  const message = { to, templateKey: 'reminder', lang: 'it', vars: { title: '', body: '' }, key: 'n:sms' } as const
  const { id } = await channel.send(message)
  expect(await channel.send(message)).toEqual({ id })
  await db.sql(
    `with a as (insert into account (email, password_hash, first_name, last_name, phone) values ('a@b.example', 'x', '', '', '') returning id),
          n as (insert into notice (key, account_id, topic, facts) select 'n', id, 'reminder', '{}' from a returning id)
     insert into delivery (notice_id, channel, state, external_id) select id, 'sms', 'sent', $1 from n`,
    [id],
  )
  const report = (status: string, secret = SECRET) => {
    const payload = JSON.stringify({ id, status })
    const signature = `sha256=${createHmac('sha256', secret).update(payload).digest('hex')}`
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature }
    return http.inject({ method: 'POST', url: STATUS_WEBHOOK, payload, headers })
  }
  const state = async () => (await db.sql<{ state: string }>('select state from delivery'))[0]?.state
  expect((await report('failed', 'another secret 123')).statusCode).toBe(404)
  expect(await state()).toBe('sent')
  expect((await report('read')).statusCode).toBe(204)
  for (const late of ['delivered', 'failed', 'read']) await report(late)
  expect(await state()).toBe('read')
  expect(logChannel(silentLog, null).parseStatusWebhook(Buffer.from('{}'), {})).toBeNull()
  await http.close()
  await db.close()
})

test.each(['333 1234567', '+39', '+0391234567', '+39 333 1234567', ''])('%j is no number to send to', (phone) => {
  expect(toE164(phone)).toBeNull()
})
