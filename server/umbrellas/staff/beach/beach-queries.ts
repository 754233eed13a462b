import type { Orphan } from '../../../../domain/umbrellas/orphans.ts'
import type { Queryable } from '../../../platform/database.ts'

const KEPT_PLANS = 20

export interface StoredDraft {
  readonly version: number
  readonly file: string
  readonly savedAt: string
  readonly by: string | null
  readonly accountId: number | null
}

const NAME = "nullif(concat_ws(' ', a.first_name, a.last_name), '')"

/** The draft; null when nobody is drawing. */
export async function readDraft(tx: Queryable): Promise<StoredDraft | null> {
  const [draft] = await tx.query<StoredDraft & Record<string, unknown>>({
    name: 'umbrellas.beach-draft',
    text: `
      select d.version::float8 as version, d.file, iso_instant(d.saved_at) as "savedAt", ${NAME} as by,
        d.account_id::float8 as "accountId"
      from beach_draft d left join account a on a.id = d.account_id`,
    values: [],
  })
  return draft ?? null
}

/** Saves over `version`, or begins a draft where it is null; null when the draft is another one meanwhile. */
export async function writeDraft(
  tx: Queryable,
  { file, version, accountId }: { readonly file: string; readonly version: number | null; readonly accountId: number },
): Promise<{ readonly version: number; readonly savedAt: string } | null> {
  const saved = 'returning version::float8 as version, iso_instant(saved_at) as "savedAt"'
  const [row] = await tx.query<{ version: number; savedAt: string }>(
    version === null
      ? {
          name: 'umbrellas.begin-beach-draft',
          text: `insert into beach_draft (file, account_id) values ($1, $2) on conflict do nothing ${saved}`,
          values: [file, accountId],
        }
      : {
          name: 'umbrellas.save-beach-draft',
          text: `
            update beach_draft set file = $1, account_id = $2, version = nextval('beach_draft_version'), saved_at = battigia_now()
            where version = $3 ${saved}`,
          values: [file, accountId, version],
        },
  )
  return row ?? null
}

/** Takes the draft of this version away and answers its text; null when it is another one meanwhile. */
export async function takeDraft(tx: Queryable, version: number): Promise<string | null> {
  const [row] = await tx.query<{ file: string }>({
    name: 'umbrellas.take-beach-draft',
    text: 'delete from beach_draft where version = $1 returning file',
    values: [version],
  })
  return row?.file ?? null
}

export interface PastPlan {
  readonly historyId: number
  readonly planVersion: string
  readonly file: string
}

/** The newest plan of the history, or the newest before another one. */
export async function lastPlan(tx: Queryable, before: number | null = null): Promise<PastPlan | null> {
  const [plan] = await tx.query<PastPlan & Record<string, unknown>>({
    name: 'umbrellas.last-beach-plan',
    text: `
      select id::float8 as "historyId", plan_version as "planVersion", file from beach_history
      where $1::bigint is null or id < $1 order by id desc limit 1`,
    values: [before],
  })
  return plan ?? null
}

/** One plan of the history; null when it is no longer kept. */
export async function pastPlan(tx: Queryable, historyId: number): Promise<PastPlan | null> {
  const [plan] = await tx.query<PastPlan & Record<string, unknown>>({
    name: 'umbrellas.past-beach-plan',
    text: 'select id::float8 as "historyId", plan_version as "planVersion", file from beach_history where id = $1',
    values: [historyId],
  })
  return plan ?? null
}

/** Adds a plan to the history, which keeps the last twenty. */
export async function rememberPlan(
  tx: Queryable,
  plan: {
    readonly version: string
    readonly file: string
    readonly places: number
    readonly accountId: number | null
  },
): Promise<number> {
  const [row] = await tx.query<{ id: number }>({
    name: 'umbrellas.remember-beach-plan',
    text: `
      insert into beach_history (plan_version, file, places, account_id) values ($1, $2, $3, $4)
      returning id::float8 as id`,
    values: [plan.version, plan.file, plan.places, plan.accountId],
  })
  await tx.query({
    name: 'umbrellas.forget-beach-plans',
    text: `
      delete from beach_history where id in (select id from beach_history order by id desc offset $1)`,
    values: [KEPT_PLANS],
  })
  return row?.id ?? 0
}

export interface ListedPlan {
  readonly historyId: number
  readonly places: number
  readonly publishedAt: string
  readonly by: string | null
  readonly isCurrent: boolean
}

/** The history, newest first. The newest plan with the published version is the current one. */
export function listPlans(tx: Queryable): Promise<(ListedPlan & Record<string, unknown>)[]> {
  return tx.query({
    name: 'umbrellas.beach-history',
    text: `
      select h.id::float8 as "historyId", h.places, iso_instant(h.published_at) as "publishedAt", ${NAME} as by,
        h.id = (select max(newest.id) from beach_history newest join beach on beach.version = newest.plan_version)
          is true as "isCurrent"
      from beach_history h left join account a on a.id = h.account_id order by h.id desc`,
    values: [],
  })
}

export interface StayHolder {
  readonly name: string
  readonly subscriptionId: number | null
}

/** Who has the stays, by their ids. */
export async function stayHolders(tx: Queryable, orphans: readonly Orphan[]): Promise<Map<number, StayHolder>> {
  const rows = await tx.query<StayHolder & { readonly stayId: number }>({
    name: 'umbrellas.stay-holders',
    text: `
      select stay.id as "stayId", concat_ws(' ', a.first_name, a.last_name) as name,
        stay.subscription_id::float8 as "subscriptionId"
      from occupancy stay left join account a on a.id = stay.account_id where stay.id = any ($1::bigint[])`,
    values: [orphans.map(({ stayId }) => stayId)],
  })
  return new Map(rows.map(({ stayId, name, subscriptionId }) => [stayId, { name, subscriptionId }]))
}
