import { hash } from 'node:crypto'
import type { Queryable } from '../platform/database.ts'

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
