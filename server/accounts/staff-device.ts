import { hash } from 'node:crypto'
import type { Queryable } from '../platform/database.ts'
import type { DeviceOfAsker } from '../platform/handler.ts'
import { browserKey } from './browser-key.ts'

/**
 * Notes that somebody signed in to the back office in full at a device, known by the secret that it keeps for this alone; answers
 * whether they never did so before there. A client without such a secret is new every time.
 */
export async function noteStaffDevice(tx: Queryable, accountId: number, device: string | null): Promise<boolean> {
  if (device === null) return true
  const key = hash('sha256', `staff device ${device}`, 'buffer')
  const [noted] = await tx.query<{ isNew: boolean }>({
    name: 'accounts.note-staff-device',
    text: `
      with known as (select from known_browser where account_id = $1 and browser_key = $2)
      insert into known_browser (account_id, browser_key, seen_at) values ($1, $2, battigia_now())
      on conflict (account_id, browser_key) do update set seen_at = excluded.seen_at
      returning not exists (select from known) as "isNew"`,
    values: [accountId, key],
  })
  return noted?.isNew ?? true
}

/** Who of the resort has this e-mail and signed in at this device before; null for anybody else. */
export async function findColleague(tx: Queryable, email: string, device: DeviceOfAsker): Promise<number | null> {
  if (device.deviceId === null) return null
  const [found] = await tx.query<{ accountId: number }>({
    name: 'accounts.find-colleague',
    text: `
      select a.id as "accountId" from account a
      join staff_member m on m.account_id = a.id
      join known_browser b on b.account_id = a.id and b.browser_key = $2
      where a.email = $1 and a.kind = 'customer'`,
    values: [email, browserKey(device)],
  })
  return found?.accountId ?? null
}
