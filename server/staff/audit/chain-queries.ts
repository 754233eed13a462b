import type { Queryable } from '../../platform/database.ts'

/** A link of the chain with the row that it links; times in microseconds since 1970. */
export interface StoredLink extends Record<string, unknown> {
  readonly n: number
  readonly kind: 'action' | 'forgotten' | 'cut'
  readonly actionId: number | null
  readonly action: string | null
  readonly subject: string | null
  /** What is hashed besides the hash before; null where the row is missing. */
  readonly content: string | null
  /** The detail as it was hashed, after its salt; null once it is forgotten, and for what is no row. */
  readonly salted: string | null
  readonly isEmpty: boolean
  /** Whether the row says that it was written within an hour of its link. */
  readonly isOnTime: boolean
  readonly detailHash: Buffer | null
  readonly previous: Buffer
  readonly hash: Buffer
}

/** So many links after `n`, in their order. Writes the content by itself: it asks no function of the database. */
export async function readLinks(tx: Queryable, n: number, most: number): Promise<StoredLink[]> {
  return tx.query<StoredLink>({
    name: 'audit.links',
    text: `
      select c.n, c.kind, c.action_id as "actionId", a.action, a.subject, c.detail_hash as "detailHash", c.previous, c.hash,
        case
          when c.kind <> 'action' then jsonb_build_array(c.n, c.kind, c.content, (extract(epoch from c.at) * 1000000)::bigint)
          when a.id is not null then jsonb_build_array(c.n, c.kind, a.id, a.account_id, a.action, a.subject, a.device,
            (extract(epoch from a.at) * 1000000)::bigint, (extract(epoch from c.at) * 1000000)::bigint, encode(c.detail_hash, 'hex'))
        end::text as content,
        c.salt || a.detail::text as salted, coalesce(a.detail = '{}', false) as "isEmpty",
        coalesce(abs(extract(epoch from a.at - c.at)) < 3600, true) as "isOnTime"
      from audit_chain c left join staff_action a on a.id = c.action_id
      where c.n > $1 order by c.n limit $2`,
    values: [n, most],
  })
}

/** Rows whose details were forgotten, as the chain knows of them. */
export async function readForgotten(tx: Queryable): Promise<Set<number>> {
  const rows = await tx.query<{ id: number }>({
    name: 'audit.forgotten',
    text: `select distinct f.id::text::bigint as id from audit_chain c, jsonb_array_elements(c.content -> 'actions') as f (id) where c.kind = 'forgotten'`,
    values: [],
  })
  return new Set(rows.map(({ id }) => id))
}

/** Where the chain was cut the last time: the links up to `n` are gone, and the last of them had this hash. */
export async function readCut(tx: Queryable): Promise<{ n: number; hash: string } | null> {
  const [row] = await tx.query<{ n: number; hash: string }>({
    name: 'audit.cut',
    text: `select (content ->> 'n')::bigint as n, content ->> 'hash' as hash from audit_chain where kind = 'cut' order by audit_chain.n desc limit 1`,
    values: [],
  })
  return row ?? null
}

/** The first row that no link knows of; null where each has one. */
export async function readUnlinked(
  tx: Queryable,
): Promise<{ actionId: number; action: string; subject: string } | null> {
  const [row] = await tx.query<{ actionId: number; action: string; subject: string }>({
    name: 'audit.unlinked',
    text: `
      select a.id as "actionId", a.action, a.subject from staff_action a
       where not exists (select from audit_chain c where c.action_id = a.id) order by a.id limit 1`,
    values: [],
  })
  return row ?? null
}

/** Whether the product's clock is the server's: it is moved for trying only. */
export async function isClockTrue(tx: Queryable): Promise<boolean> {
  const [row] = await tx.query<{ isTrue: boolean }>({
    name: 'audit.clock',
    text: 'select battigia_now() = now() as "isTrue"',
    values: [],
  })
  return row?.isTrue === true
}
