import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type * as z from 'zod/mini'
import type { newPasskeyField, passkeyAnswerField } from '../../../domain/accounts/passkey-fields.ts'
import { COPIED_PASSKEY_BUDGET, PASSKEY_ALGORITHMS } from '../../../domain/accounts/passkey-rules.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { mailWithinBudget, PASSKEY_COPIED } from '../request-mail.ts'
import { spendChallenge, type ChallengeUse } from './challenge.ts'
import { findPasskey, noteUse, type FoundPasskey, type NewPasskey } from './passkey-queries.ts'
import type { PasskeySite } from './passkey-site.ts'
import type { PasskeyTools } from './passkey-tools.ts'

type Answer = z.output<typeof passkeyAnswerField>
/** What somebody's passkey has proven: whose it is. */
type UsedPasskey = Pick<
  FoundPasskey,
  'passkeyId' | 'name' | 'opensDesk' | 'accountId' | 'email' | 'firstName' | 'lastName'
>

/**
 * Whose passkey has signed a challenge of this use, with its person verified by the device. Throws `passkey_refused` for every
 * failure alike: an unknown passkey, another origin, a challenge that is over or another's, a count that went back (B-26).
 */
export async function checkPasskey(tools: PasskeyTools, answer: Answer, use: ChallengeUse): Promise<UsedPasskey> {
  const { database, passkeys, log } = tools
  const challenge = await spendChallenge(database, answer.clientDataJSON, use)
  const found = await findPasskey(database, Buffer.from(answer.id, 'base64url'))
  if (passkeys === null || challenge === null || found === null || !isNamedBy(answer, found, use))
    throw new Refusal('passkey_refused')
  const signCount = await verified(tools, () => signedCount(passkeys, answer, found, challenge))
  if (await noteUse(database, found.passkeyId, signCount)) return found
  log.warn({ passkeyId: found.passkeyId }, 'a passkey has counted backwards')
  const { accountId, email, name, opensDesk } = found
  await mailWithinBudget(database, `copied passkey of ${accountId}`, COPIED_PASSKEY_BUDGET, PASSKEY_COPIED, {
    accountId,
    to: email,
    name,
    opensDesk,
  })
  throw new Refusal('passkey_refused')
}

/** The device has to name the account of the passkey; only where a session says already whose it is, it may say nothing. */
function isNamedBy({ userHandle }: Answer, { handle }: FoundPasskey, { purpose }: ChallengeUse): boolean {
  if (userHandle === undefined) return purpose === 'proof' || purpose === 'staff_proof'
  return userHandle === handle.toString('base64url')
}

async function signedCount(
  { domain, origins }: PasskeySite,
  { id, clientDataJSON, authenticatorData, signature }: Answer,
  { publicKey }: FoundPasskey,
  challenge: string,
): Promise<number | null> {
  const { verified: isRight, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: domain,
    // The count is compared where it is kept, by the statement that keeps the new one.
    credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
    requireUserVerification: true,
  })
  return isRight ? authenticationInfo.newCounter : null
}

/** A passkey that was made for a challenge of this use. Throws `passkey_refused`. */
export async function checkNewPasskey(
  tools: PasskeyTools,
  made: z.output<typeof newPasskeyField>,
  use: ChallengeUse,
): Promise<Pick<NewPasskey, 'credentialId' | 'publicKey' | 'signCount' | 'transports'>> {
  const { database, passkeys } = tools
  const challenge = await spendChallenge(database, made.clientDataJSON, use)
  if (passkeys === null || challenge === null) throw new Refusal('passkey_refused')
  const credential = await verified(tools, () => madeCredential(passkeys, made, challenge))
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    signCount: credential.counter,
    transports: made.transports,
  }
}

async function madeCredential(
  { domain, origins }: PasskeySite,
  { id, clientDataJSON, attestationObject }: z.output<typeof newPasskeyField>,
  challenge: string,
) {
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: domain,
    requireUserVerification: true,
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
  })
  return registrationInfo?.credential ?? null
}

/** What a check of WebAuthn finds; everything that it throws is the answer's fault. */
async function verified<T>({ log }: PasskeyTools, check: () => Promise<T | null>): Promise<T> {
  try {
    const found = await check()
    if (found !== null) return found
  } catch (error) {
    log.info({ err: error }, 'a passkey was refused')
  }
  throw new Refusal('passkey_refused')
}
