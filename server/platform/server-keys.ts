import { createECDH } from 'node:crypto'
import type { Queryable } from './database.ts'
import { keepSecretOf, openSecretOf, type KeptSecret } from './kept-secret.ts'
import type { PushKeys } from './mail-environment.ts'

/** What this resort signs with; the same for every process, and for good. */
export interface ServerKeys {
  /** Signs what the QR at an umbrella says, and what opens the stream of an order. */
  readonly tags: Buffer
  /** Signs the proofs of work that a nearly held beach asks for. */
  readonly work: Buffer
  /** The pair that push services know this resort by: another one would end every subscription. */
  readonly push: PushKeys
}

type Purpose = keyof ServerKeys

/**
 * Reads the keys of a database, and makes those that are not there. What still lies in the clear is sealed when there is a key of the
 * environment by now. Throws where it was sealed under another one: no server starts without its keys. Whoever has lost that one
 * empties the table: tags are printed anew, and browsers ask for pushes again.
 */
export async function openServerKeys(database: Queryable, sealingKey: Buffer | null): Promise<ServerKeys> {
  const keyOf = async (purpose: Purpose) => {
    const kept = await readOrMake(database, sealingKey, purpose)
    const key = open(sealingKey, purpose, kept)
    if (!kept.isSealed && sealingKey !== null)
      await seal(database, purpose, keepSecretOf(sealingKey, ownerOf(purpose), key))
    return key
  }
  const [tags, work, push] = await Promise.all([keyOf('tags'), keyOf('work'), keyOf('push')])
  return { tags, work, push: pairOf(push) }
}

async function readOrMake(database: Queryable, sealingKey: Buffer | null, purpose: Purpose): Promise<KeptSecret> {
  const read = () =>
    database.query<KeptSecret & Record<string, unknown>>({
      name: 'platform.server-key',
      text: 'select secret, is_sealed as "isSealed" from server_key where purpose = $1',
      values: [purpose],
    })
  const [kept] = await read()
  if (kept !== undefined) return kept
  const { secret, isSealed } = keepSecretOf(sealingKey, ownerOf(purpose), newKey())
  await database.query({
    name: 'platform.make-server-key',
    text: 'insert into server_key (purpose, secret, is_sealed) values ($1, $2, $3) on conflict do nothing',
    values: [purpose, secret, isSealed],
  })
  // Another process may have been first.
  const [made] = await read()
  if (made === undefined) throw new Error(`the server's key for ${purpose} was not kept`)
  return made
}

/** 256 bits, which are a private key of P-256 as well. */
function newKey(): Buffer {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  return Buffer.from(curve.getPrivateKey('hex').padStart(64, '0'), 'hex')
}

const ownerOf = (purpose: Purpose) => `server's key for ${purpose}`

function open(sealingKey: Buffer | null, purpose: Purpose, kept: KeptSecret): Buffer {
  try {
    return openSecretOf(sealingKey, ownerOf(purpose), kept)
  } catch (error) {
    if (sealingKey === null) throw error
    throw new Error(`SECRETS_KEY: expected the key that the ${ownerOf(purpose)} was sealed under, got another one`, {
      cause: error,
    })
  }
}

/** Another process may have been first. */
async function seal(database: Queryable, purpose: Purpose, { secret, isSealed }: KeptSecret): Promise<void> {
  await database.query({
    name: 'platform.seal-server-key',
    text: 'update server_key set secret = $2, is_sealed = $3 where purpose = $1 and not is_sealed',
    values: [purpose, secret, isSealed],
  })
}

function pairOf(privateKey: Buffer): PushKeys {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey)
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}

/** How long a server of before migration 149 may come back: it reads the keys where they lay in the clear. */
const OLD_KEYS_DAYS = 7

/** Empties the tables in which the keys lay before, once no server reads them any more. */
export async function forgetOldServerKeys(tx: Queryable): Promise<void> {
  await tx.query({
    name: 'platform.forget-old-server-keys',
    text: `
      with over as (
        select from schema_migration where id = '149-server-keys' and applied_at < battigia_now() - $1 * interval '1 day'
      ),
      tags as (delete from bar_tag_key where exists (select from over)),
      work as (delete from work_key where exists (select from over))
      delete from push_key where exists (select from over)`,
    values: [OLD_KEYS_DAYS],
  })
}
