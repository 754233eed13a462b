import { Refusal } from '../../domain/platform/refusal.ts'
import * as calls from '../../domain/staff/sign-in-calls.ts'
import { TICKET_LIFE, TICKET_TRIES } from '../../domain/staff/sign-in-rules.ts'
import { newToken, tokenHash } from '../accounts/bearer-token.ts'
import { AUTHENTICATOR_ADDED, tellOwner } from '../accounts/request-mail.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { handle } from '../platform/handler.ts'
import { keepSecret, openSecret } from './kept-secret.ts'
import { addSecret, findSecondFactor, insertTicket, spendTicket, spendTicketTry } from './sign-in-queries.ts'
import type { StaffTools } from './staff-tools.ts'
import { base32, matchingStep, newSecret, otpauthUri, stepOf } from './totp.ts'

/** B-26: the secret of an authenticator for who came by a passkey. It waits as that of a first login does, and opens nothing by itself. */
export const startAuthenticator = (tools: StaffTools) =>
  handle(calls.startAuthenticator, 'own', async (_tx, _input, { actor: { accountId, email } }) => {
    const { database, secretsKey, settings, testAuthenticator } = tools
    const factor = await findSecondFactor(database, accountId)
    if (factor === null || factor.kept !== null) throw new Refusal('status_changed')
    const [secret, ticket] = [newSecret(), newToken()]
    await insertTicket(database, {
      ticketHash: tokenHash(ticket),
      accountId,
      newSecret: keepSecret(secretsKey, accountId, secret),
      choosesPassword: false,
      lifeMs: TICKET_LIFE,
    })
    return { ticket, secret: base32(secret), uri: otpauthUri(settings.resortName, email, secret), testAuthenticator }
  })

/** B-26: keeps it beside the passkeys. The recovery codes stay as they are. */
export const addAuthenticator = (tools: StaffTools) =>
  handle(calls.addAuthenticator, 'own', async (_tx, { ticket, code }, { actor }) => {
    const { accountId, email } = actor
    const ticketHash = tokenHash(ticket)
    const tried = await spendTicketTry(tools.database, ticketHash, TICKET_TRIES)
    if (tried === null || tried.accountId !== accountId || tried.newSecret === null)
      throw new Refusal('code_wrong_or_expired')
    const { newSecret: kept, now } = tried
    const step = matchingStep(openSecret(tools.secretsKey, accountId, kept), code.replaceAll(' ', ''), stepOf(now))
    if (step === null) throw new Refusal('code_wrong_or_expired')
    await tools.database.transaction(async (tx) => {
      if (!(await spendTicket(tx, ticketHash))) throw new Refusal('code_wrong_or_expired')
      if (!(await addSecret(tx, { accountId, kept, step }))) throw new Refusal('status_changed')
      await tellOwner(tx, AUTHENTICATOR_ADDED, { accountId, to: email })
      await auditStaffAction(tx, actor, { action: 'staff.addAuthenticator', subject: `account:${accountId}` })
    })
    return { done: true } as const
  })
