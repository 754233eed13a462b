import type { ProviderId } from '../../../domain/payments/snapshot.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Database, Queryable } from '../../platform/database.ts'
import { isAccountGone } from '../../platform/database-errors.ts'
import type { PaymentProvider } from '../provider.ts'

/** A saved card of the asker's with what its provider calls it. */
export interface OwnCard {
  readonly cardId: string
  readonly provider: ProviderId
  readonly modeId: number
  readonly ref: string
  readonly customerRef: string
}

/** The asker's card by its public id; undefined for nobody's and anybody else's (case 96). */
export async function findOwnCard(tx: Queryable, accountId: number, cardId: string): Promise<OwnCard | undefined> {
  const [card] = await tx.query<OwnCard & Record<string, unknown>>({
    name: 'payments.own-card',
    text: `select s.public_id as "cardId", s.provider, s.mode_id as "modeId", s.ref, c.ref as "customerRef"
           from saved_card s join payment_customer c on c.account_id = s.account_id and c.provider = s.provider
           where s.public_id = $1 and s.account_id = $2`,
    values: [cardId, accountId],
  })
  return card
}

/** The provider's customer of an account; null when it has none there. */
export async function findCustomer(tx: Queryable, provider: ProviderId, accountId: number): Promise<string | null> {
  const [row] = await tx.query<{ ref: string }>({
    name: 'payments.customer',
    text: 'select ref from payment_customer where account_id = $1 and provider = $2',
    values: [accountId, provider],
  })
  return row?.ref ?? null
}

/** The account of a provider's customer; null when nobody here is it. */
export async function findAccountOfCustomer(tx: Queryable, provider: ProviderId, ref: string): Promise<number | null> {
  const [row] = await tx.query<{ id: number }>({
    name: 'payments.account-of-customer',
    text: 'select account_id as id from payment_customer where provider = $1 and ref = $2',
    values: [provider, ref],
  })
  return row?.id ?? null
}

/**
 * The customer of an account, made when there is none; made twice at once it is one. Throws what the provider throws. When the
 * account is deleted meanwhile, so is the customer (case 99).
 */
export async function ensureCustomer(
  database: Database,
  provider: PaymentProvider,
  accountId: number,
): Promise<string | null> {
  const { saved } = provider
  if (saved === null) return null
  const known = await findCustomer(database, provider.id, accountId)
  if (known !== null) return known
  const [account] = await database.query<{ email: string; name: string }>({
    name: 'payments.account-for-customer',
    text: `select email, first_name || ' ' || last_name as name from account where id = $1`,
    values: [accountId],
  })
  if (account === undefined) throw new Refusal('login_required')
  const ref = await saved.createCustomer({ accountId, ...account })
  try {
    await keepCustomer(database, accountId, provider.id, ref)
  } catch (error) {
    if (isAccountGone(error)) await saved.deleteCustomer(ref)
    throw error
  }
  return findCustomer(database, provider.id, accountId)
}

async function keepCustomer(tx: Queryable, accountId: number, provider: ProviderId, ref: string): Promise<void> {
  await tx.query({
    name: 'payments.keep-customer',
    text: 'insert into payment_customer (account_id, provider, ref) values ($1, $2, $3) on conflict do nothing',
    values: [accountId, provider, ref],
  })
}
