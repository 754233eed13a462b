import { GUEST_LINK_DAYS } from '../../domain/accounts/security-rules.ts'
import type { Queryable } from '../platform/database.ts'
import { newToken, tokenHash } from './bearer-token.ts'
import { keepGuestLink } from './link-queries.ts'

/**
 * Where a mail leads to an order. A guest has no login, so their link carries a secret of its own in the fragment, which no
 * server log sees; it is made here, and nowhere in the database but as a hash. Links are made anew for every mail.
 */
export async function orderLink(
  tx: Queryable,
  publicUrl: string,
  { orderId, email }: { readonly orderId: number; readonly email: string },
): Promise<string> {
  const page = `${publicUrl}/riepilogo?order=${orderId}`
  const key = newToken()
  const isGuests = await keepGuestLink(tx, { keyHash: tokenHash(key), orderId, email, days: GUEST_LINK_DAYS })
  return isGuests ? `${page}#key=${key}` : page
}
