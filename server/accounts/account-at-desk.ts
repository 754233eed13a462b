import type { Language } from '../../domain/platform/language.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import type { Queryable } from '../platform/database.ts'
import { insertGuest, isSomebody, type GuestDetails } from './account-queries.ts'

/** Whoever stands at the desk: somebody known, or what a guest likes to leave; null for nothing at all. */
type AtDesk = { readonly accountId: number } | Partial<Omit<GuestDetails, 'language'>> | null

/** The account of whoever stands at the desk; a guest's is made. Answers its id, throws `not_found` for an unknown one. */
export async function accountAtDesk(tx: Queryable, customer: AtDesk, language: Language): Promise<number> {
  if (customer !== null && 'accountId' in customer) {
    if (!(await isSomebody(tx, customer.accountId))) throw new Refusal('not_found')
    return customer.accountId
  }
  const nobody = { firstName: '', lastName: '', phone: '', email: '' }
  return insertGuest(tx, { ...nobody, ...customer, language })
}
