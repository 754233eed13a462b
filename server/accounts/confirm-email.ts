import { timingSafeEqual } from 'node:crypto'
import * as calls from '../../domain/accounts/calls.ts'
import { CODE_TRIES, CONSENT_PAGES } from '../../domain/accounts/confirmation-rules.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { handle } from '../platform/handler.ts'
import type { AccountTools } from './account-tools.ts'
import { browserKey } from './browser-key.ts'
import { codeHash } from './confirmation-code.ts'
import { confirmRegistration, dropRegistrations, spendCodeTry } from './registration-queries.ts'
import { tellOwner, WELCOME } from './request-mail.ts'
import { openSession } from './session.ts'

/**
 * the mailed code makes the account. It only confirms the sign-up of the browser that asks: the code of a
 * sign-up that somebody else started with this e-mail opens nothing here, so nobody can prepare an account with
 * a password of their own for a person to confirm.
 */
export const confirmEmail = ({ database, settings }: AccountTools) =>
  handle(calls.confirmEmail, 'own', async (_tx, { email, code }, context) => {
    const key = browserKey(context)
    // The try is counted on its own, so that a refusal does not give it back.
    const tried = await spendCodeTry(database, email, key, CODE_TRIES)
    if (tried === null || !timingSafeEqual(codeHash(tried.salt, code), tried.codeHash))
      throw new Refusal('code_wrong_or_expired')
    return database.transaction(async (tx) => {
      const account = await confirmRegistration(tx, tried, CONSENT_PAGES)
      if (account === null) throw new Refusal('code_wrong_or_expired')
      await dropRegistrations(tx, email)
      await tellOwner(tx, WELCOME, { accountId: account.id })
      const token = await openSession(tx, settings, {
        accountId: account.id,
        browserKey: key,
        asker: context,
        replaces: context.actor,
        isProven: true,
      })
      return { token, username: account.email, firstName: account.firstName, lastName: account.lastName }
    })
  })
