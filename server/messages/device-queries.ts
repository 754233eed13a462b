import { hash } from 'node:crypto'
import type { Language } from '../../domain/platform/language.ts'
import type { Platform } from '../../domain/platform/app-platform.ts'
import type { Queryable } from '../platform/database.ts'
import type { PushAddress } from './channels/push-channel.ts'

export interface Device extends PushAddress {
  readonly id: number
  readonly language: Language
}

export interface NewDevice extends PushAddress {
  readonly accountId: number
  readonly sessionId: number
  readonly language: Language
  readonly platform: Platform
}

/** Most devices of one person: the oldest go when there are more. */
const MOST_DEVICES = 10

const keyOf = (endpoint: string) => hash('sha256', endpoint, 'buffer')

/** Keeps a device, or changes whose it is: the last who signed in there gets its pushes. */
export async function keepDevice(tx: Queryable, device: NewDevice): Promise<void> {
  await tx.query({
    name: 'messages.keep-device',
    text: `insert into push_device (account_id, session_id, endpoint_hash, endpoint, p256dh, auth, language, platform)
           values ($1, $2, $3, $4, $5, $6, $7, $8)
           on conflict (endpoint_hash) do update set (account_id, session_id, p256dh, auth, language, platform, disabled_at)
             = (excluded.account_id, excluded.session_id, excluded.p256dh, excluded.auth, excluded.language, excluded.platform, null)`,
    values: [
      device.accountId,
      device.sessionId,
      keyOf(device.endpoint),
      device.endpoint,
      device.p256dh,
      device.auth,
      device.language,
      device.platform,
    ],
  })
  await tx.query({
    name: 'messages.drop-oldest-devices',
    text: `delete from push_device where id in
             (select id from push_device where account_id = $1 order by coalesce(last_ok_at, created_at) desc, id desc offset $2)`,
    values: [device.accountId, MOST_DEVICES],
  })
}

/** Lets go of a device of the account; of nobody else's. */
export async function dropDevice(tx: Queryable, accountId: number, endpoint: string): Promise<void> {
  await tx.query({
    name: 'messages.drop-device',
    text: 'delete from push_device where account_id = $1 and endpoint_hash = $2',
    values: [accountId, keyOf(endpoint)],
  })
}

/** A device that takes pushes, while its session lives; null otherwise. */
export async function readDevice(tx: Queryable, deviceId: number): Promise<Device | null> {
  const [device] = await tx.query<Device & Record<string, unknown>>({
    name: 'messages.device',
    text: `select d.id, d.endpoint, d.p256dh, d.auth, d.language
           from push_device d join session s on s.id = d.session_id
           where d.id = $1 and d.disabled_at is null and battigia_now() < least(s.last_used_at + s.idle, s.ends_at)`,
    values: [deviceId],
  })
  return device ?? null
}

/** Writes down what became of a push: a device that is gone goes, one that refuses us rests. */
export async function noteDevice(tx: Queryable, deviceId: number, outcome: 'ok' | 'gone' | 'refused'): Promise<void> {
  await tx.query({
    name: `messages.device-${outcome}`,
    text:
      outcome === 'gone'
        ? 'delete from push_device where id = $1'
        : `update push_device set ${outcome === 'ok' ? 'last_ok_at' : 'disabled_at'} = battigia_now() where id = $1`,
    values: [deviceId],
  })
}
