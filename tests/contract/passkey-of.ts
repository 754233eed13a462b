import type { Customer } from '../race/booking-world.ts'
import type { World } from './world.ts'

/** A passkey of a customer that no device has. */
export async function aPasskeyOf(
  { db }: Pick<World, 'db'>,
  { accountId }: Pick<Customer, 'accountId'>,
): Promise<number> {
  await db.sql('insert into passkey_owner (account_id, handle) values ($1, $2)', [
    accountId,
    crypto.getRandomValues(Buffer.alloc(32)),
  ])
  const [made] = await db.sql<{ id: number }>(
    `insert into passkey (account_id, credential_id, public_key, sign_count, transports, name, opens_desk)
     values ($1, $2, '\\x01', 0, '{internal}', 'Firefox, Windows', false) returning id::integer as id`,
    [accountId, crypto.getRandomValues(Buffer.alloc(16))],
  )
  if (made === undefined) throw new Error('no passkey was made')
  return made.id
}
