import { timingSafeEqual } from 'node:crypto'
import { CODE_TRIES } from '../../domain/accounts/confirmation-rules.ts'
import { LOGIN_DELAYS } from '../../domain/accounts/login-delays.ts'
import * as calls from '../../domain/accounts/security-calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import type { Actor } from '../platform/handler.ts'
import { handle } from '../platform/handler.ts'
import { forgetFailures, reserveLogin } from './account-queries.ts'
import type { AccountTools } from './account-tools.ts'
import { browserKey } from './browser-key.ts'
import { codeHash } from './confirmation-code.ts'
import { failureBucket } from './failure-bucket.ts'
import { provePasskey } from './passkeys/prove-passkey.ts'
import type { PasskeyTools } from './passkeys/passkey-tools.ts'
import { findProofFacts, markProven, spendProofCode, spendProofTry } from './proof-queries.ts'

/** Uses a proof up where it can be used once; false when it was used already. */
type Spend = (tx: Parameters<typeof spendProofCode>[0]) => Promise<boolean>

/**
 * Proves once more whose session it is. Wrong passwords and codes are counted with the wrong logins of the e-mail: they are
 * slowed down as those are, and nobody is locked out. The session keeps its token.
 */
export const proveIdentity = (tools: AccountTools & PasskeyTools) =>
  handle(calls.proveIdentity, 'own', async (_tx, input, context) => {
    const { database, hasher } = tools
    const { actor } = context
    if ('passkey' in input) return provePasskey(tools, input.passkey, actor, false)
    const key = browserKey(context)
    const { passwordHash, isKnownBrowser } = await findProofFacts(database, actor.accountId, key)
    const bucket = failureBucket(actor.email, isKnownBrowser, key)
    const seconds = await reserveLogin(database, bucket, LOGIN_DELAYS)
    if (seconds > 0) throw new Refusal('too_many_requests', { retryAfterSeconds: seconds })

    const spend = 'code' in input ? await proveByCode(actor, input.code) : await proveByPassword(input.password)
    await database.transaction(async (tx) => {
      if (!(await spend(tx))) throw new Refusal('code_wrong_or_expired')
      if (!(await markProven(tx, actor.sessionId))) throw new Refusal('login_required')
      await forgetFailures(tx, bucket)
    })
    return { done: true } as const

    async function proveByPassword(password: string): Promise<Spend> {
      if (!(await hasher.verify(passwordHash, password, 'known'))) throw new Refusal('wrong_credentials')
      return async () => true
    }

    async function proveByCode({ accountId }: Actor, code: string): Promise<Spend> {
      const tried = await spendProofTry(database, accountId, CODE_TRIES)
      if (tried === null || !timingSafeEqual(codeHash(tried.salt, code), tried.codeHash))
        throw new Refusal('code_wrong_or_expired')
      return (tx) => spendProofCode(tx, accountId, tried.codeHash)
    }
  })
