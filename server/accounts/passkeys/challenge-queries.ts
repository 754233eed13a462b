import type { PasskeyPurpose } from '../../../domain/accounts/passkey-rules.ts'
import type { Queryable } from '../../platform/database.ts'

interface NewChallenge {
  readonly challengeHash: Buffer
  readonly purpose: PasskeyPurpose
  readonly askerHash: Buffer
  readonly lifeMs: number
}

export async function insertChallenge(tx: Queryable, challenge: NewChallenge): Promise<void> {
  await tx.query({
    name: 'accounts.insert-passkey-challenge',
    text: `insert into passkey_challenge (challenge_hash, purpose, asker_hash, expires_at)
           values ($1, $2, $3, battigia_now() + $4 * interval '1 ms')`,
    values: [challenge.challengeHash, challenge.purpose, challenge.askerHash, challenge.lifeMs],
  })
}

/** Takes a challenge out, whoever answers it; null when it is unknown, used or over. */
export async function takeChallenge(
  tx: Queryable,
  challengeHash: Buffer,
): Promise<{ readonly purpose: string; readonly askerHash: Buffer } | null> {
  const [row] = await tx.query<{ purpose: string; askerHash: Buffer; isLive: boolean }>({
    name: 'accounts.take-passkey-challenge',
    text: `
      delete from passkey_challenge where challenge_hash = $1
      returning purpose, asker_hash as "askerHash", expires_at > battigia_now() as "isLive"`,
    values: [challengeHash],
  })
  return row?.isLive === true ? row : null
}

/** Whether a challenge of an asker waits for its answer. */
export async function hasChallenge(tx: Queryable, challengeHash: Buffer, askerHash: Buffer): Promise<boolean> {
  const found = await tx.query({
    name: 'accounts.has-passkey-challenge',
    text: `select from passkey_challenge where challenge_hash = $1 and asker_hash = $2 and expires_at > battigia_now()`,
    values: [challengeHash, askerHash],
  })
  return found.length > 0
}

/** Whether a browser signed in to any account before. */
export async function isBrowserOfSomebody(tx: Queryable, browserKey: Buffer): Promise<boolean> {
  const found = await tx.query({
    name: 'accounts.is-browser-of-somebody',
    text: 'select from known_browser where browser_key = $1 limit 1',
    values: [browserKey],
  })
  return found.length > 0
}
