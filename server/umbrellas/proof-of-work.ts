import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod/mini'
import { MINUTE } from '../../domain/platform/duration.ts'

/**
 * The work that a nearly held beach asks of somebody who never ordered (security guide, 6 a 3): some computing, of the
 * device and not of the person. A phone needs a second or two, checking it some milliseconds. It is signed and bound to
 * the account, so nothing is remembered of it; done once more it holds no more than the five places of one account.
 */
const ALGORITHM = 'PBKDF2/SHA-256'
const COST = 5_000
/** How long the work may take, and how long it counts then. */
const LIFE = 5 * MINUTE

/** What is read of done work before its signature says that the rest is ours. */
const doneSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({ data: z.object({ account: z.number() }) }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

/** A new piece of work for an account, as the text that its refusal carries: at most so many keys to derive, at least half. */
export async function newWork(key: Buffer, accountId: number, mostTries: number): Promise<string> {
  const challenge = await createChallenge({
    algorithm: ALGORITHM,
    cost: COST,
    counter: randomInt(Math.floor(mostTries / 2), mostTries),
    data: { account: accountId },
    deriveKey,
    expiresAt: new Date(Date.now() + LIFE),
    hmacSignatureSecret: key.toString('hex'),
  })
  return JSON.stringify(challenge)
}

/** Whether a text is the work that this account was asked for, done, and not too long ago. */
export async function isWorkDone(key: Buffer, accountId: number, text: string): Promise<boolean> {
  const done = readDone(text)
  if (done === null || done.challenge.parameters.data.account !== accountId) return false
  const payload = done as unknown as Payload
  const { verified } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: key.toString('hex') })
  return verified
}

function readDone(text: string): z.output<typeof doneSchema> | null {
  try {
    return z.safeParse(doneSchema, JSON.parse(text)).data ?? null
  } catch {
    // What is no JSON is no work.
    return null
  }
}
