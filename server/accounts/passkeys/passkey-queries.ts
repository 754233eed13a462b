import type { Queryable } from '../../platform/database.ts'

/** A passkey as an answer finds it, and whose it is. */
export interface FoundPasskey {
  readonly passkeyId: number
  readonly publicKey: Buffer
  readonly transports: string[]
  readonly name: string
  readonly opensDesk: boolean
  /** What the device knows the account by. */
  readonly handle: Buffer
  readonly accountId: number
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

export async function findPasskey(tx: Queryable, credentialId: Buffer): Promise<FoundPasskey | null> {
  const [found] = await tx.query<FoundPasskey & Record<string, unknown>>({
    name: 'accounts.passkey',
    text: `
      select p.id as "passkeyId", p.public_key as "publicKey", p.transports, p.name, p.opens_desk as "opensDesk", o.handle,
        a.id as "accountId", a.email, a.first_name as "firstName", a.last_name as "lastName"
      from passkey p join passkey_owner o on o.account_id = p.account_id
      join account a on a.id = p.account_id and a.kind = 'customer'
      where p.credential_id = $1`,
    values: [credentialId],
  })
  return found ?? null
}

/** Notes a use; false where the device's count has not gone on since the last one, as that of a copy would not. */
export async function noteUse(tx: Queryable, passkeyId: number, signCount: number): Promise<boolean> {
  const noted = await tx.query({
    name: 'accounts.note-passkey-use',
    text: `
      update passkey set sign_count = $2, last_used_at = battigia_now()
      where id = $1 and ($2 > sign_count or ($2 = 0 and sign_count = 0)) returning id`,
    values: [passkeyId, signCount],
  })
  return noted.length > 0
}

/** What a device has to know of a passkey. */
export interface KnownPasskey {
  readonly credentialId: Buffer
  readonly transports: string[]
  readonly opensDesk: boolean
}

/** The passkeys of an account, the oldest first. */
export async function passkeysOf(tx: Queryable, accountId: number): Promise<KnownPasskey[]> {
  return tx.query<KnownPasskey & Record<string, unknown>>({
    name: 'accounts.passkeys',
    text: `select credential_id as "credentialId", transports, opens_desk as "opensDesk"
           from passkey where account_id = $1 order by id`,
    values: [accountId],
  })
}

/** Whom a new passkey is for. */
export interface PasskeyOwner {
  readonly handle: Buffer
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** Gives an account the handle that devices know it by, where it has none; null when the account is gone. */
export async function openOwner(tx: Queryable, accountId: number, handle: Buffer): Promise<PasskeyOwner | null> {
  const [owner] = await tx.query<PasskeyOwner & Record<string, unknown>>({
    name: 'accounts.open-passkey-owner',
    text: `
      with made as (
        insert into passkey_owner (account_id, handle) select a.id, $2 from account a where a.id = $1 and a.kind = 'customer'
        on conflict (account_id) do update set handle = passkey_owner.handle
        returning account_id, handle
      )
      select m.handle, a.email, a.first_name as "firstName", a.last_name as "lastName"
      from made m join account a on a.id = m.account_id`,
    values: [accountId, handle],
  })
  return owner ?? null
}

/** Locks the passkeys of an account, so that their number is what a change sees; answers them, none where there never was one. */
export async function lockPasskeys(
  tx: Queryable,
  accountId: number,
): Promise<(KnownPasskey & { readonly id: number })[]> {
  await tx.query({
    name: 'accounts.lock-passkeys',
    text: 'select from passkey_owner where account_id = $1 for update',
    values: [accountId],
  })
  return tx.query<KnownPasskey & { id: number }>({
    name: 'accounts.locked-passkeys',
    text: `select id, credential_id as "credentialId", transports, opens_desk as "opensDesk"
           from passkey where account_id = $1 order by id`,
    values: [accountId],
  })
}

export interface NewPasskey {
  readonly credentialId: Buffer
  readonly publicKey: Buffer
  readonly signCount: number
  readonly transports: readonly string[]
  readonly name: string
  readonly opensDesk: boolean
}

/** Adds a passkey; false when its credential is somebody's already, or the account is gone. */
export async function insertPasskey(tx: Queryable, accountId: number, passkey: NewPasskey): Promise<boolean> {
  const { credentialId, publicKey, signCount, transports, name, opensDesk } = passkey
  const made = await tx.query({
    name: 'accounts.insert-passkey',
    text: `
      insert into passkey (account_id, credential_id, public_key, sign_count, transports, name, opens_desk)
      select o.account_id, $2, $3, $4, $5, $6, $7 from passkey_owner o where o.account_id = $1
      on conflict (credential_id) do nothing returning id`,
    values: [accountId, credentialId, publicKey, signCount, transports, name, opensDesk],
  })
  return made.length > 0
}

/** Renames a passkey of an account, of the back office or of the guests' app; false when it is none of these. */
export async function setPasskeyName(
  tx: Queryable,
  accountId: number,
  passkey: { readonly passkeyId: number; readonly name: string; readonly opensDesk: boolean },
): Promise<boolean> {
  const named = await tx.query({
    name: 'accounts.rename-passkey',
    text: 'update passkey set name = $3 where id = $2 and account_id = $1 and opens_desk = $4 returning id',
    values: [accountId, passkey.passkeyId, passkey.name, passkey.opensDesk],
  })
  return named.length > 0
}

/** Takes a passkey off an account; answers its name, or null when it is none of the account's. */
export async function deletePasskey(tx: Queryable, accountId: number, passkeyId: number): Promise<string | null> {
  const [gone] = await tx.query<{ name: string }>({
    name: 'accounts.delete-passkey',
    text: 'delete from passkey where id = $2 and account_id = $1 returning name',
    values: [accountId, passkeyId],
  })
  return gone?.name ?? null
}

/** Takes those passkeys off an account that open the back office. */
export async function deleteDeskPasskeys(tx: Queryable, accountId: number): Promise<void> {
  await tx.query({
    name: 'accounts.delete-desk-passkeys',
    text: 'delete from passkey where account_id = $1 and opens_desk',
    values: [accountId],
  })
}

/** Takes all passkeys off an account, with what devices know it by. */
export async function deletePasskeys(tx: Queryable, accountId: number): Promise<void> {
  await tx.query({
    name: 'accounts.delete-passkeys',
    text: 'delete from passkey_owner where account_id = $1',
    values: [accountId],
  })
}

/** A passkey as its owner sees it. */
export interface ListedPasskey {
  readonly id: number
  readonly name: string
  readonly addedAt: string
  readonly lastUsedAt: string | null
  readonly opensDesk: boolean
}

export async function listPasskeys(tx: Queryable, accountId: number): Promise<ListedPasskey[]> {
  return tx.query<ListedPasskey & Record<string, unknown>>({
    name: 'accounts.list-passkeys',
    text: `
      select id, name, iso_instant(added_at) as "addedAt", iso_instant(last_used_at) as "lastUsedAt", opens_desk as "opensDesk"
      from passkey where account_id = $1 order by id`,
    values: [accountId],
  })
}

/** Whether an account can be entered without a passkey, by a password or a social login; locks it against changes of either. */
export async function lockWaysInWithoutPasskeys(tx: Queryable, accountId: number): Promise<boolean> {
  const [row] = await tx.query<{ hasOther: boolean }>({
    name: 'accounts.lock-ways-in-without-passkeys',
    text: `
      select a.password_hash <> '' or exists (select from social_identity i where i.account_id = a.id) as "hasOther"
      from account a where a.id = $1 for update`,
    values: [accountId],
  })
  return row?.hasOther === true
}
