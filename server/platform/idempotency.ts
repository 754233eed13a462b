import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto'
import { Refusal } from '../../domain/platform/refusal.ts'
import type { Queryable, Statement } from './database.ts'
import { FieldRefusal } from './field-refusal.ts'

/**
 * One request with an Idempotency-Key. The database keeps hashes only, and the answer sealed with the key
 * itself: a dump shows neither keys nor answers, which may hold a session token or a pass. An input may hold a
 * password or a PIN, so its hash is keyed as well: nobody who reads the tables can try guesses by it.
 */
export interface KeyedRequest {
  readonly callerKey: Buffer
  readonly requestHash: Buffer
  /** What the answer is sealed with. */
  seal(): Buffer
}

/** The key of a request's header; null when it has none. Throws FieldRefusal for one that is no key. */
export function idempotencyKeyOf(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  if (typeof header === 'string' && /^[\x21-\x7e]{1,255}$/.test(header)) return header
  throw new FieldRefusal([{ field: 'Idempotency-Key', code: 'characters_invalid', min: 1, max: 255 }])
}

/** A key belongs to one caller; the same key for another call or another input is another request. */
export function keyedRequest(caller: string, key: string, callName: string, input: unknown): KeyedRequest {
  return {
    callerKey: hash('sha256', `${caller}\n${key}`, 'buffer'),
    // Caller and key come first as the secret. Nobody sees this hash and forges another one, so an HMAC would add nothing.
    requestHash: hash('sha256', `request\n${caller}\n${key}\n${callName}\n${JSON.stringify(input)}`, 'buffer'),
    seal: () => hash('sha256', `seal\n${caller}\n${key}`, 'buffer'),
  }
}

/** First statement of a keyed change: waits for a request with the same key that is under way. */
export function claimKey(request: KeyedRequest): Statement {
  return {
    name: 'platform.claimKey',
    text: `insert into idempotency (caller_key, request_hash) values ($1, $2)
           on conflict (caller_key) do nothing returning true as is_first`,
    values: [request.callerKey, request.requestHash],
  }
}

/** Last statement of a keyed change: the answer, in the same transaction as the effect. */
export function storeAnswer(request: KeyedRequest, status: number, body: string): Statement {
  return {
    name: 'platform.storeAnswer',
    text: 'update idempotency set status = $2, body = $3 where caller_key = $1',
    values: [request.callerKey, status, sealText(body, request.seal())],
  }
}

/** The stored answer of a key that was claimed before. Throws `idempotency_key_reused` for another request. */
export async function storedAnswer(
  tx: Queryable,
  request: KeyedRequest,
): Promise<{ status: number; body: string } | null> {
  const [row] = await tx.query<{ request_hash: Buffer; status: number; body: Buffer }>({
    name: 'platform.storedAnswer',
    text: 'select request_hash, status, body from idempotency where caller_key = $1',
    values: [request.callerKey],
  })
  if (row === undefined) return null
  if (!row.request_hash.equals(request.requestHash)) throw new Refusal('idempotency_key_reused')
  return { status: row.status, body: openText(row.body, request.seal()) }
}

/**
 * For a change that is idempotent by state nothing but the request's fingerprint is kept, in an unlogged
 * table that costs no flush: a replay runs again and answers today's truth. Throws
 * `idempotency_key_reused` when the key was first used for another request.
 */
export async function checkFingerprint(tx: Queryable, request: KeyedRequest): Promise<void> {
  const [row] = await tx.query<{ request_hash: Buffer }>({
    name: 'platform.checkFingerprint',
    text: `insert into idempotency_fingerprint as kept (caller_key, request_hash) values ($1, $2) ${KEEP_THE_FIRST}`,
    values: [request.callerKey, request.requestHash],
  })
  if (row !== undefined && !row.request_hash.equals(request.requestHash)) throw new Refusal('idempotency_key_reused')
}

const KEEP_THE_FIRST = 'on conflict (caller_key) do update set created_at = kept.created_at returning request_hash'

/**
 * The same inside another statement: the CTE `kept (request_hash)`, for each row of the CTE `source`. Its
 * parameters are the request's `callerKey` and `requestHash`.
 */
export function keptFingerprint(source: string, firstParameter: number): string {
  return `kept as (
    insert into idempotency_fingerprint as kept (caller_key, request_hash)
    select $${firstParameter}::bytea, $${firstParameter + 1}::bytea from ${source} ${KEEP_THE_FIRST}
  )`
}

/** Forgets keys that are older than two days, at most so many of each kind at a time; true when there may be more. */
export async function forgetOldKeys(tx: Queryable, most = 10_000): Promise<boolean> {
  const keys = await tx.query({
    name: 'platform.forgetOldKeys',
    text: `delete from idempotency where caller_key in
             (select caller_key from idempotency where created_at < now() - interval '2 days' limit $1)
           returning true as is_gone`,
    values: [most],
  })
  const fingerprints = await tx.query({
    name: 'platform.forgetOldFingerprints',
    text: `delete from idempotency_fingerprint where caller_key in
             (select caller_key from idempotency_fingerprint where created_at < now() - interval '2 days' limit $1)
           returning true as is_gone`,
    values: [most],
  })
  return keys.length === most || fingerprints.length === most
}

const IV_BYTES = 12
const TAG_BYTES = 16

function sealText(text: string, key: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

function openText(sealed: Buffer, key: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES))
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}
