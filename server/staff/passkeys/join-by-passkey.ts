import { Refusal } from '../../../domain/platform/refusal.ts'
import * as calls from '../../../domain/staff/passkey-calls.ts'
import { tokenHash } from '../../accounts/bearer-token.ts'
import { findLinkOwner, isMailedLink, spendLink } from '../../accounts/mailed-link.ts'
import { askNewPasskey } from '../../accounts/passkeys/ask-passkey.ts'
import type { ChallengeUse } from '../../accounts/passkeys/challenge.ts'
import { checkNewPasskey } from '../../accounts/passkeys/check-passkey.ts'
import { keepPasskey } from '../../accounts/passkeys/keep-passkey.ts'
import { handle } from '../../platform/handler.ts'
import { enterInFull } from '../enter-in-full.ts'
import { newRecoveryCodes, recoveryHash } from '../recovery-codes.ts'
import { findStaffIdentity, insertSecondFactor } from '../sign-in-queries.ts'
import type { StaffTools } from '../staff-tools.ts'

/** Who comes by a mailed link answers to that link alone. */
const useOf = (keyHash: Buffer): ChallengeUse => ({ purpose: 'joining', askerHash: keyHash })

/** B-26: a link proves a mailbox, which is not enough to add a passkey beside a second factor that is there. */
export const startPasskeyJoining = (tools: StaffTools) =>
  handle(
    calls.startPasskeyJoining,
    'own',
    async (_tx, { key }, context) => {
      const keyHash = tokenHash(key)
      const owner = await findLinkOwner(tools.database, keyHash)
      if (owner === null) throw new Refusal('link_wrong_or_expired')
      const { accountId } = owner
      const member = await findStaffIdentity(tools.database, accountId)
      if (member === null || member.hasSecondFactor) return { options: null }
      return askNewPasskey(tools, context, useOf(keyHash), { accountId, isAtDesk: true })
    },
    isMailedLink,
  )

/**
 * B-26: the first passkey of somebody is their whole way in, with recovery codes for the day on which it is lost. The link is used up
 * by it; the account gets no password.
 */
export const joinByPasskey = (tools: StaffTools) =>
  handle(
    calls.joinByPasskey,
    'own',
    async (_tx, { key, passkey, device }, context) => {
      const keyHash = tokenHash(key)
      const owner = await findLinkOwner(tools.database, keyHash)
      if (owner === null) throw new Refusal('link_wrong_or_expired')
      const { accountId } = owner
      const made = await checkNewPasskey(tools, passkey, useOf(keyHash))
      return tools.database.transaction(async (tx) => {
        const isSpent = await spendLink(tx, accountId, keyHash)
        const member = await findStaffIdentity(tx, accountId)
        if (!isSpent || member === null) throw new Refusal('link_wrong_or_expired')
        const recoveryCodes = newRecoveryCodes()
        const recoveryHashes = recoveryCodes.map((code) => recoveryHash(accountId, code))
        // Somebody set one up meanwhile: that one counts.
        if (!(await insertSecondFactor(tx, { accountId, kept: null, step: 0, recoveryHashes })))
          throw new Refusal('link_wrong_or_expired')
        await keepPasskey(tx, member, { ...made, name: context.deviceName, opensDesk: true })
        return enterInFull(tx, tools, member, context, { by: 'passkey_enrolment', device, recoveryCodes })
      })
    },
    isMailedLink,
  )
