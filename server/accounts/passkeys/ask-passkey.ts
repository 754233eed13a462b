import { randomBytes } from 'node:crypto'
import type { CallOutput } from '../../../domain/platform/call.ts'
import type { startNewPasskey, startPasskey } from '../../../domain/accounts/passkey-calls.ts'
import { CHALLENGE_LIFE, PASSKEY_ALGORITHMS, PASSKEYS } from '../../../domain/accounts/passkey-rules.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { CallContext } from '../../platform/handler.ts'
import { newChallenge, type ChallengeUse } from './challenge.ts'
import { openOwner, passkeysOf, type KnownPasskey } from './passkey-queries.ts'
import type { PasskeyTools } from './passkey-tools.ts'

type Asker = Pick<CallContext, 'platform'>

const described = ({ credentialId, transports }: KnownPasskey) => ({
  id: credentialId.toString('base64url'),
  type: 'public-key' as const,
  transports,
})

/** What any passkey of this resort is asked to sign, to sign its person in. */
export async function askAnyPasskey(
  tools: PasskeyTools,
  asker: Asker,
  use: ChallengeUse,
): Promise<CallOutput<typeof startPasskey>> {
  return { options: await requestOptions(tools, asker, use, []) }
}

/** What a passkey of somebody is asked to sign, to prove them; nothing is offered to who has none. */
export async function askOwnPasskey(
  tools: PasskeyTools,
  asker: Asker,
  use: ChallengeUse,
  whose: { readonly accountId: number; readonly isAtDesk: boolean },
): Promise<CallOutput<typeof startPasskey>> {
  const own = await passkeysOf(tools.database, whose.accountId)
  const fitting = own.filter(({ opensDesk }) => opensDesk || !whose.isAtDesk)
  return { options: fitting.length === 0 ? null : await requestOptions(tools, asker, use, fitting) }
}

async function requestOptions(
  { database, passkeys }: PasskeyTools,
  { platform }: Asker,
  use: ChallengeUse,
  allowed: readonly KnownPasskey[],
): Promise<CallOutput<typeof startPasskey>['options']> {
  if (passkeys === null || !passkeys.offers(platform)) return null
  return {
    challenge: await newChallenge(database, use),
    rpId: passkeys.domain,
    timeout: CHALLENGE_LIFE,
    userVerification: 'required',
    allowCredentials: allowed.map(described),
  }
}

/**
 * What a new passkey of an account is made from. A device that has one of the account's already makes no second one; at the desk only
 * those count that open it. Throws `too_many_passkeys`.
 */
export async function askNewPasskey(
  { database, passkeys, settings }: PasskeyTools,
  { platform }: Asker,
  use: ChallengeUse,
  whose: { readonly accountId: number; readonly isAtDesk: boolean },
): Promise<CallOutput<typeof startNewPasskey>> {
  if (passkeys === null || !passkeys.offers(platform)) return { options: null }
  const known = await passkeysOf(database, whose.accountId)
  if (known.length >= PASSKEYS) throw new Refusal('too_many_passkeys')
  const owner = await openOwner(database, whose.accountId, randomBytes(32))
  if (owner === null) throw new Refusal('login_required')
  const options = {
    challenge: await newChallenge(database, use),
    rp: { id: passkeys.domain, name: settings.resortName },
    user: {
      id: owner.handle.toString('base64url'),
      name: owner.email,
      displayName: `${owner.firstName} ${owner.lastName}`.trim(),
    },
    pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: CHALLENGE_LIFE,
    attestation: 'none' as const,
    excludeCredentials: known.filter(({ opensDesk }) => opensDesk || !whose.isAtDesk).map(described),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
  }
  return { options }
}
