import type { Queryable } from '../../platform/database.ts'

/** Everything of a thing that a change may touch, as jsonb; `beside` goes along and is not compared. Null is that there is none. */
export type StoredState = Readonly<Record<string, unknown>> | null

/** A change that can still be taken back. */
export interface StoredChange {
  readonly kind: string
  readonly subject: string
  readonly before: StoredState
}

interface NewChange extends StoredChange {
  readonly after: StoredState
  readonly accountId: number
}

const json = (state: StoredState) => (state === null ? null : JSON.stringify(state))

/** Remembers what a change began from and left, and forgets those of more than an hour ago. */
export async function addChange(tx: Queryable, change: NewChange): Promise<number> {
  const { kind, subject, before, after, accountId } = change
  const [row] = await tx.query<{ id: number }>({
    name: 'content.add-change',
    text: `
      with forgotten as (delete from catalog_change where changed_at < battigia_now() - interval '1 hour')
      insert into catalog_change (kind, subject, before, after, account_id) values ($1, $2, $3::jsonb, $4::jsonb, $5)
      returning id::float8 as id`,
    values: [kind, subject, json(before), json(after), accountId],
  })
  if (row === undefined) throw new Error('a change was not remembered')
  return row.id
}

/** A person's own change of the last `windowMs`, kept from being taken back twice; null when there is none. */
export async function lockChange(
  tx: Queryable,
  {
    changeId,
    accountId,
    windowMs,
  }: { readonly changeId: number; readonly accountId: number; readonly windowMs: number },
): Promise<StoredChange | null> {
  const [change] = await tx.query<StoredChange & Record<string, unknown>>({
    name: 'content.lock-change',
    text: `
      select kind, subject, before from catalog_change
      where id = $1 and account_id = $2 and undone_at is null
        and changed_at > battigia_now() - make_interval(secs => $3::float8 / 1000) for update`,
    values: [changeId, accountId, windowMs],
  })
  return change ?? null
}

/** Whether a thing is still as the change left it. */
export async function isAsLeft(tx: Queryable, changeId: number, now: StoredState): Promise<boolean> {
  const rows = await tx.query({
    name: 'content.as-left',
    text: `select from catalog_change where id = $1 and (after - 'beside') is not distinct from ($2::jsonb - 'beside')`,
    values: [changeId, json(now)],
  })
  return rows.length === 1
}

/** The name of who changed a thing last; null where that is forgotten, or the account is gone. */
export async function lastChangedBy(tx: Queryable, kind: string, subject: string): Promise<string | null> {
  const [last] = await tx.query<{ name: string | null }>({
    name: 'content.last-changed-by',
    text: `
      select nullif(concat_ws(' ', a.first_name, a.last_name), '') as name
      from catalog_change c left join account a on a.id = c.account_id
      where c.kind = $1 and c.subject = $2 order by c.id desc limit 1`,
    values: [kind, subject],
  })
  return last?.name ?? null
}

export async function markUndone(tx: Queryable, changeId: number): Promise<void> {
  await tx.query({
    name: 'content.mark-undone',
    text: 'update catalog_change set undone_at = battigia_now() where id = $1',
    values: [changeId],
  })
}
