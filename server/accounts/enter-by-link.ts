import * as calls from '../../domain/accounts/security-calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { handle } from '../platform/handler.ts'
import type { AccountTools } from './account-tools.ts'
import { tokenHash } from './bearer-token.ts'
import { browserKey } from './browser-key.ts'
import { findGuestLink } from './link-queries.ts'
import { cameByLink } from './session-queries.ts'
import { openSession } from './session.ts'

/**
 * the secret of a mailed link opens the orders of one guest, as often as it is followed. The session is a guest's and
 * proves nobody; one of the same guest in this browser gives way to it, a customer who is signed in stays so.
 */
export const enterByLink = ({ settings }: AccountTools) =>
  handle(
    calls.enterByLink,
    'write',
    async (tx, { key }, context) => {
      const opened = await findGuestLink(tx, tokenHash(key))
      if (opened === null) throw new Refusal('link_wrong_or_expired')
      const { accountId, orderId } = opened
      const own = context.actor?.accountId === accountId ? context.actor : null
      const token = await openSession(tx, settings, {
        accountId,
        browserKey: browserKey(context),
        asker: context,
        replaces: own,
        isProven: false,
        // Who ordered at this device stays who they are.
        isByLink: own === null || (await cameByLink(tx, own.sessionId)),
      })
      return { token, orderId }
    },
    async (tx, { key }) => (await findGuestLink(tx, tokenHash(key))) !== null,
  )
