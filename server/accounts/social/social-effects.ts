import * as z from 'zod/mini'
import { CODE_LIFE, MAIL_BUDGET } from '../../../domain/accounts/confirmation-rules.ts'
import { SOCIAL_PROVIDERS, type SocialProviderId } from '../../../domain/accounts/social-rules.ts'
import type { Queryable } from '../../platform/database.ts'
import { enqueue, type OutboxHandler } from '../../platform/outbox.ts'
import { findAccountAddressee } from '../account-queries.ts'
import { newCode } from '../confirmation-code.ts'
import { mailWithinBudget, SOCIAL_CODE, tellOwner } from '../request-mail.ts'
import { sendAccountMail, type AccountEffectTools } from '../send-account-mail.ts'
import { renewSocialCode } from './arrival-queries.ts'
import type { RemovedIdentity } from './identity-queries.ts'
import { renderLinkedMail, renderSocialCodeMail } from './mails/social-mails.ts'
import type { SocialLogins } from './open-providers.ts'

const SOCIAL_LINKED = 'accounts.social-linked'
const REVOKE_APPLE = 'accounts.revoke-apple'

const codePayload = z.object({ arrivalId: z.number() })
const linkedPayload = z.object({ accountId: z.number(), provider: z.enum(SOCIAL_PROVIDERS) })
const revokePayload = z.object({ subject: z.string(), token: z.string() })

/** Mails a code that belongs to an arrival, unless the address has had too many mails. */
export async function mailSocialCode(tx: Queryable, email: string, arrivalId: number): Promise<void> {
  await mailWithinBudget(tx, email, MAIL_BUDGET, SOCIAL_CODE, { arrivalId })
}

/** Tells the owner that one more login opens the account, every time. */
export async function mailLinked(tx: Queryable, accountId: number, provider: SocialProviderId): Promise<void> {
  await tellOwner(tx, SOCIAL_LINKED, { accountId, provider })
}

/**
 * Ends removed identities at their provider, where there is a token to end: Apple asks for it (identity guide 2.3). The token
 * travels sealed.
 */
export async function revokeIdentities(tx: Queryable, removed: readonly RemovedIdentity[]): Promise<void> {
  for (const { id, subject, refreshToken } of removed) {
    if (refreshToken === null) continue
    await enqueue(tx, REVOKE_APPLE, String(id), { subject, token: refreshToken.toString('base64') })
  }
}

/** The effects of social logins for the outbox, by kind. */
export function socialEffects(
  tools: AccountEffectTools & { readonly social: SocialLogins },
): readonly (readonly [kind: string, handler: OutboxHandler])[] {
  return [
    [SOCIAL_CODE, (payload, key) => mailCode(tools, codePayload.parse(payload).arrivalId, key)],
    [SOCIAL_LINKED, (payload, key) => tellLinked(tools, linkedPayload.parse(payload), key)],
    [REVOKE_APPLE, (payload) => revoke(tools.social, revokePayload.parse(payload))],
  ]
}

/** Mails a code that is made here, so that it is nowhere in the database but as a hash. */
async function mailCode(tools: AccountEffectTools, arrivalId: number, key: string): Promise<void> {
  const { code, salt, codeHash } = newCode()
  const addressee = await renewSocialCode(tools.database, arrivalId, { salt, codeHash }, CODE_LIFE)
  if (addressee !== null)
    await sendAccountMail(tools, addressee, `${key} ${salt.toString('hex')}`, (frame) =>
      renderSocialCodeMail(frame, code),
    )
}

async function tellLinked(
  tools: AccountEffectTools,
  { accountId, provider }: z.output<typeof linkedPayload>,
  key: string,
): Promise<void> {
  const owner = await findAccountAddressee(tools.database, accountId)
  if (owner !== null) await sendAccountMail(tools, owner, key, (frame) => renderLinkedMail(frame, provider))
}

/** Where Apple is no longer configured there is nobody to ask. Throws, to be tried again, while Apple does not answer. */
async function revoke(
  { apple, sealing }: SocialLogins,
  { subject, token }: z.output<typeof revokePayload>,
): Promise<void> {
  if (apple === null || sealing === null) return
  await apple.revoke(sealing.open(Buffer.from(token, 'base64'), subject))
}
