import type { StaffRole } from '../../domain/platform/staff-role.ts'
import type { Queryable } from '../platform/database.ts'
import type { KeptSecret } from '../platform/kept-secret.ts'

/** Somebody of the resort as a login finds them. */
export interface StaffIdentity {
  readonly accountId: number
  readonly email: string
  readonly displayName: string
  readonly roles: StaffRole[]
  readonly hasPin: boolean
  /** Their PIN of before was too short. */
  readonly choosesPin: boolean
  readonly hasSecondFactor: boolean
}

/** The same before the second step. */
export interface FoundStaff extends StaffIdentity {
  /** Whether an authenticator is the second factor, or a part of it. */
  readonly hasAuthenticator: boolean
  /** Whether the password came by a mailed link: who only knows it must not set a second factor up. */
  readonly mayEnrol: boolean
}

/** Who works here behind an account; null for everybody else. */
export async function findStaffIdentity(tx: Queryable, accountId: number): Promise<FoundStaff | null> {
  const [found] = await tx.query<FoundStaff & Record<string, unknown>>({
    name: 'staff.identity',
    text: `
      select m.account_id as "accountId", a.email, m.display_name as "displayName", m.roles, m.pin_hash <> '' as "hasPin",
        m.asks_for_pin as "choosesPin", f.account_id is not null as "hasSecondFactor", f.secret is not null as "hasAuthenticator",
        m.mailbox_proven_at is not null as "mayEnrol"
      from staff_member m join account a on a.id = m.account_id left join staff_second_factor f on f.account_id = m.account_id
      where m.account_id = $1`,
    values: [accountId],
  })
  return found ?? null
}

export interface NewTicket {
  readonly ticketHash: Buffer
  readonly accountId: number
  /** Of a second factor that this login sets up; null when there is one. */
  readonly newSecret: KeptSecret | null
  readonly choosesPassword: boolean
  readonly lifeMs: number
}

/** Lets a login wait for its second step, and forgets the waiting ones that are over. */
export async function insertTicket(tx: Queryable, ticket: NewTicket): Promise<void> {
  await tx.query({
    name: 'staff.insert-ticket',
    text: `
      with over as (delete from staff_login_ticket where expires_at <= battigia_now())
      insert into staff_login_ticket (ticket_hash, account_id, new_secret, is_sealed, chooses_password, expires_at)
      values ($1, $2, $3, $4, $5, battigia_now() + $6 * interval '1 ms')`,
    values: [
      ticket.ticketHash,
      ticket.accountId,
      ticket.newSecret?.secret ?? null,
      ticket.newSecret?.isSealed ?? false,
      ticket.choosesPassword,
      ticket.lifeMs,
    ],
  })
}

/** Whether a login waits under this ticket. */
export async function isTicket(tx: Queryable, ticketHash: Buffer): Promise<boolean> {
  const found = await tx.query({
    name: 'staff.is-ticket',
    text: 'select from staff_login_ticket where ticket_hash = $1 and expires_at > battigia_now()',
    values: [ticketHash],
  })
  return found.length > 0
}

/** A login that waits, and what its second step is checked against. */
export interface TriedTicket extends StaffIdentity {
  readonly newSecret: KeptSecret | null
  /** Null as well where passkeys alone are the second factor. */
  readonly kept: KeptSecret | null
  readonly choosesPassword: boolean
  /** Seconds since 1970 by the database's clock. */
  readonly now: number
}

/** Counts one try before it is looked at, so that tries at once cannot exceed `tries`; null when the login is over. */
export async function spendTicketTry(tx: Queryable, ticketHash: Buffer, tries: number): Promise<TriedTicket | null> {
  const [row] = await tx.query<TriedRow & Record<string, unknown>>({
    name: 'staff.spend-ticket-try',
    text: `
      with tried as (
        update staff_login_ticket set tries = tries + 1
        where ticket_hash = $1 and tries < $2 and expires_at > battigia_now()
        returning account_id, new_secret, is_sealed, chooses_password
      )
      select m.account_id as "accountId", a.email, m.display_name as "displayName", m.roles, m.pin_hash <> '' as "hasPin",
        f.account_id is not null as "hasSecondFactor", t.new_secret as "newSecret", t.is_sealed as "isNewSealed", f.secret, f.is_sealed as "isSealed",
        t.chooses_password as "choosesPassword", m.asks_for_pin as "choosesPin",
        floor(extract(epoch from battigia_now()))::float8 as now
      from tried t join staff_member m on m.account_id = t.account_id join account a on a.id = m.account_id
      left join staff_second_factor f on f.account_id = m.account_id`,
    values: [ticketHash, tries],
  })
  if (row === undefined) return null
  const { newSecret, isNewSealed, secret, isSealed, ...tried } = row
  return {
    ...tried,
    newSecret: newSecret === null ? null : { secret: newSecret, isSealed: isNewSealed },
    kept: secret === null ? null : { secret, isSealed: isSealed ?? false },
  }
}

/** The same as its row has it; of a second factor only where there is one. */
interface TriedRow extends Omit<TriedTicket, 'newSecret' | 'kept'> {
  readonly newSecret: Buffer | null
  readonly isNewSealed: boolean
  readonly secret: Buffer | null
  readonly isSealed: boolean | null
}

/** Uses a login up; false when it was used already, or ended by a new password or by a manager. */
export async function spendTicket(tx: Queryable, ticketHash: Buffer): Promise<boolean> {
  const spent = await tx.query({
    name: 'staff.spend-ticket',
    text: 'delete from staff_login_ticket where ticket_hash = $1 and expires_at > battigia_now() returning ticket_hash',
    values: [ticketHash],
  })
  return spent.length > 0
}

/** A second factor, with its secret where an authenticator is one, and the moment of the database's clock in seconds; null without one. */
export async function findSecondFactor(
  tx: Queryable,
  accountId: number,
): Promise<{ kept: KeptSecret | null; now: number } | null> {
  const [row] = await tx.query<{ secret: Buffer | null; isSealed: boolean; now: number }>({
    name: 'staff.second-factor',
    text: `select secret, is_sealed as "isSealed", floor(extract(epoch from battigia_now()))::float8 as now from staff_second_factor where account_id = $1`,
    values: [accountId],
  })
  if (row === undefined) return null
  const { now, secret, isSealed } = row
  return { kept: secret === null ? null : { secret, isSealed }, now }
}

/** The secret of somebody's second factor, and whose it is. */
export interface OwnedSecret {
  readonly accountId: number
  readonly email: string
  readonly kept: KeptSecret
}

/** The secret of every authenticator. */
export async function readSecrets(tx: Queryable): Promise<OwnedSecret[]> {
  const rows = await tx.query<Omit<OwnedSecret, 'kept'> & KeptSecret & Record<string, unknown>>({
    name: 'staff.secrets',
    text: `select f.account_id as "accountId", a.email, f.secret, f.is_sealed as "isSealed"
           from staff_second_factor f join account a on a.id = f.account_id where f.secret is not null order by f.account_id`,
    values: [],
  })
  return rows.map(({ accountId, email, secret, isSealed }) => ({ accountId, email, kept: { secret, isSealed } }))
}

/** Keeps a secret in another way than before: sealed by now. */
export async function replaceSecret(tx: Queryable, accountId: number, kept: KeptSecret): Promise<void> {
  await tx.query({
    name: 'staff.replace-secret',
    text: 'update staff_second_factor set secret = $2, is_sealed = $3 where account_id = $1',
    values: [accountId, kept.secret, kept.isSealed],
  })
}

/** Uses a time step of a second factor up; false when it, or a later one, was used before. */
export async function spendStep(tx: Queryable, accountId: number, step: number): Promise<boolean> {
  const spent = await tx.query({
    name: 'staff.spend-step',
    text: 'update staff_second_factor set last_step = $2 where account_id = $1 and last_step < $2 returning account_id',
    values: [accountId, step],
  })
  return spent.length > 0
}

/** Uses a recovery code up; false when it is none, or was used. */
export async function spendRecoveryCode(tx: Queryable, accountId: number, codeHash: Buffer): Promise<boolean> {
  const spent = await tx.query({
    name: 'staff.spend-recovery-code',
    text: 'delete from staff_recovery_code where account_id = $1 and code_hash = $2 returning account_id',
    values: [accountId, codeHash],
  })
  return spent.length > 0
}

export interface NewSecondFactor {
  readonly accountId: number
  /** Null where passkeys alone are it. */
  readonly kept: KeptSecret | null
  /** The step whose code confirmed it: used. */
  readonly step: number
  readonly recoveryHashes: readonly Buffer[]
}

/** Sets a second factor up with its recovery codes; false when there is one by now, which stays. */
export async function insertSecondFactor(tx: Queryable, factor: NewSecondFactor): Promise<boolean> {
  const made = await tx.query({
    name: 'staff.insert-second-factor',
    text: `insert into staff_second_factor (account_id, secret, is_sealed, last_step, confirmed_at) values ($1, $2, $3, $4, battigia_now())
           on conflict (account_id) do nothing returning account_id`,
    values: [factor.accountId, factor.kept?.secret ?? null, factor.kept?.isSealed ?? false, factor.step],
  })
  if (made.length === 0) return false
  await tx.query({
    name: 'staff.insert-recovery-codes',
    text: 'insert into staff_recovery_code (account_id, code_hash) select $1, unnest($2::bytea[])',
    values: [factor.accountId, factor.recoveryHashes],
  })
  return true
}

/** Adds an authenticator to a second factor that is passkeys alone; false for every other, which stays as it is. */
export async function addSecret(
  tx: Queryable,
  { accountId, kept, step }: { readonly accountId: number; readonly kept: KeptSecret; readonly step: number },
): Promise<boolean> {
  const added = await tx.query({
    name: 'staff.add-secret',
    text: `update staff_second_factor set secret = $2, is_sealed = $3, last_step = $4, confirmed_at = battigia_now()
           where account_id = $1 and secret is null returning account_id`,
    values: [accountId, kept.secret, kept.isSealed, step],
  })
  return added.length > 0
}

/** Sets the PIN of somebody; an empty hash takes it away. */
export async function savePin(tx: Queryable, accountId: number, pinHash: string, digits: number | null): Promise<void> {
  await tx.query({
    name: 'staff.save-pin',
    text: `
      update staff_member set pin_hash = $2, pin_digits = $3, asks_for_pin = false, pin_misses = 0, pin_misses_since = null
      where account_id = $1`,
    values: [accountId, pinHash, digits],
  })
}

export interface StaffSecurity {
  readonly hasPin: boolean
  readonly hasPassword: boolean
  readonly hasAuthenticator: boolean
  readonly recoveryCodesLeft: number
}

export async function findStaffSecurity(tx: Queryable, accountId: number): Promise<StaffSecurity | null> {
  const [row] = await tx.query<StaffSecurity & Record<string, unknown>>({
    name: 'staff.security',
    text: `
      select m.pin_hash <> '' as "hasPin", a.password_hash <> '' as "hasPassword",
        exists (
          select from staff_second_factor f where f.account_id = m.account_id and f.secret is not null
        ) as "hasAuthenticator",
        (select count(*) from staff_recovery_code c where c.account_id = m.account_id)::integer as "recoveryCodesLeft"
      from staff_member m join account a on a.id = m.account_id where m.account_id = $1`,
    values: [accountId],
  })
  return row ?? null
}
