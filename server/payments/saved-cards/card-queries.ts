import { randomBytes } from 'node:crypto'
import type { SavedCard } from '../../../domain/payments/calls.ts'
import type { ProviderId } from '../../../domain/payments/snapshot.ts'
import type { Queryable } from '../../platform/database.ts'
import type { SavedCardSnapshot } from '../provider.ts'

/** The account's cards, the default first. */
export async function readCards(tx: Queryable, accountId: number): Promise<SavedCard[]> {
  return tx.query<SavedCard & Record<string, unknown>>({
    name: 'payments.cards',
    text: `select public_id as "cardId", mode_id as "modeId", brand, last_four as "lastFour",
             expiry_month as "expiryMonth", expiry_year as "expiryYear", is_default as "isDefault",
             make_date(expiry_year, expiry_month, 1) + interval '1 month' <= resort_today() as "isExpired"
           from saved_card where account_id = $1 order by is_default desc, id desc`,
    values: [accountId],
  })
}

/** Whether the account has a card, for the fixed flag of the user answer. */
export async function hasCard(tx: Queryable, accountId: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'payments.has-card',
    text: 'select from saved_card where account_id = $1 limit 1',
    values: [accountId],
  })
  return rows.length > 0
}

/** Nobody else changes the account's cards until the transaction ends. */
async function lockCards(tx: Queryable, accountId: number): Promise<void> {
  await tx.query({
    name: 'payments.lock-cards',
    text: 'select pg_advisory_xact_lock(70, hashtext($1::text))',
    values: [accountId],
  })
}

interface CardOwner {
  readonly accountId: number
  readonly modeId: number
  readonly provider: ProviderId
}

/** Keeps the account's cards of one provider as that has them: what is new comes, what is gone goes (cases 94, 95, 98). */
export async function writeCards(
  tx: Queryable,
  { accountId, modeId, provider }: CardOwner,
  cards: readonly SavedCardSnapshot[],
): Promise<void> {
  await lockCards(tx, accountId)
  await tx.query({
    name: 'payments.drop-cards',
    text: 'delete from saved_card where account_id = $1 and provider = $2 and ref <> all ($3)',
    values: [accountId, provider, cards.map((card) => card.ref)],
  })
  for (const card of cards) {
    await tx.query({
      name: 'payments.keep-card',
      text: `insert into saved_card (public_id, account_id, mode_id, provider, ref, brand, last_four, expiry_month, expiry_year, is_default)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, false)
             on conflict (provider, ref) do update
               set brand = excluded.brand, last_four = excluded.last_four,
                   expiry_month = excluded.expiry_month, expiry_year = excluded.expiry_year
             where saved_card.account_id = excluded.account_id`,
      values: [
        `pc_${randomBytes(12).toString('base64url')}`,
        accountId,
        modeId,
        provider,
        card.ref,
        card.brand,
        card.lastFour,
        card.expiryMonth,
        card.expiryYear,
      ],
    })
  }
  await ensureDefault(tx, accountId)
}

/** Makes one card the account's only default. The card is known to be the account's. */
export async function chooseDefault(
  tx: Queryable,
  accountId: number,
  provider: ProviderId,
  ref: string,
): Promise<void> {
  await lockCards(tx, accountId)
  await tx.query({
    name: 'payments.no-default-card',
    text: 'update saved_card set is_default = false where account_id = $1 and is_default and (provider, ref) <> ($2, $3)',
    values: [accountId, provider, ref],
  })
  await tx.query({
    name: 'payments.default-card',
    text: 'update saved_card set is_default = true where account_id = $1 and provider = $2 and ref = $3',
    values: [accountId, provider, ref],
  })
}

export async function dropCard(tx: Queryable, accountId: number, cardId: string): Promise<void> {
  await lockCards(tx, accountId)
  await tx.query({
    name: 'payments.drop-card',
    text: 'delete from saved_card where account_id = $1 and public_id = $2',
    values: [accountId, cardId],
  })
  await ensureDefault(tx, accountId)
}

/** Without a default the newest card becomes it, or none where there is none (case 95). */
async function ensureDefault(tx: Queryable, accountId: number): Promise<void> {
  await tx.query({
    name: 'payments.ensure-default-card',
    text: `update saved_card set is_default = true
           where id = (select max(id) from saved_card where account_id = $1)
             and not exists (select from saved_card where account_id = $1 and is_default)`,
    values: [accountId],
  })
}
