import type { PriceContent } from '../../../../domain/umbrellas/price-draft.ts'
import { Refusal } from '../../../../domain/platform/refusal.ts'
import type { Queryable } from '../../../platform/database.ts'

export type StepKind = 'edited' | 'copied' | 'discarded' | 'published' | 'taken_back'

/** The draft as it stands: its latest step. Version 0 is a resort whose prices nobody has drafted yet. */
export interface DraftStep {
  readonly version: number
  readonly kind: StepKind | null
  readonly content: PriceContent | null
  /** Hash of what was published when this draft began. */
  readonly base: string | null
  readonly publicationId: number | null
  readonly by: string | null
}

const NONE: DraftStep = { version: 0, kind: null, content: null, base: null, publicationId: null, by: null }

const STEP = `
  select s.version, s.kind, s.content, s.base, s.publication_id as "publicationId", m.display_name as by
    from price_draft_step s left join staff_member m on m.account_id = s.changed_by`

/** The latest step. */
export async function readStep(tx: Queryable): Promise<DraftStep> {
  const [row] = await tx.query<DraftStep & Record<string, unknown>>({
    name: 'umbrellas.draft-step',
    text: `${STEP} order by s.version desc limit 1`,
    values: [],
  })
  return row ?? NONE
}

/** The step before one, as far back as steps are kept. */
export async function readStepBefore(tx: Queryable, version: number): Promise<DraftStep> {
  const [row] = await tx.query<DraftStep & Record<string, unknown>>({
    name: 'umbrellas.draft-step-before',
    text: `${STEP} where s.version = $1 - 1`,
    values: [version],
  })
  return row ?? NONE
}

/** How many steps back the draft can be looked at. */
const KEPT_STEPS = 500

/**
 * Adds the step after `seen`; of two that follow the same one the second finds its version taken, which is `status_changed`.
 * Answers the new version.
 */
export async function addStep(
  tx: Queryable,
  accountId: number,
  seen: number,
  step: Pick<DraftStep, 'content' | 'base'> & { readonly kind: StepKind; readonly publicationId?: number },
): Promise<number> {
  const rows = await tx.query<{ version: number }>({
    name: 'umbrellas.add-draft-step',
    text: `
      insert into price_draft_step (version, content, base, kind, publication_id, changed_by)
      select $1::integer + 1, $2, $3, $4, $5, $6
       where (select coalesce(max(version), 0) from price_draft_step) = $1
      on conflict (version) do nothing returning version`,
    values: [
      seen,
      step.content === null ? null : JSON.stringify(step.content),
      step.base,
      step.kind,
      step.publicationId ?? null,
      accountId,
    ],
  })
  const [added] = rows
  if (added === undefined) throw new Refusal('status_changed')
  await tx.query({
    name: 'umbrellas.forget-draft-steps',
    text: 'delete from price_draft_step where version <= $1::integer - $2::integer',
    values: [added.version, KEPT_STEPS],
  })
  return added.version
}

export interface Publication {
  readonly id: number
  readonly before: PriceContent
  readonly after: PriceContent
}

export async function insertPublication(
  tx: Queryable,
  accountId: number,
  { before, after }: Omit<Publication, 'id'>,
): Promise<number> {
  const [row] = await tx.query<{ id: string }>({
    name: 'umbrellas.insert-publication',
    text: 'insert into price_publication (before, after, changed_by) values ($1, $2, $3) returning id',
    values: [JSON.stringify(before), JSON.stringify(after), accountId],
  })
  return Number(row?.id)
}

export async function readPublication(tx: Queryable, id: number): Promise<Publication | null> {
  const [row] = await tx.query<Publication & Record<string, unknown>>({
    name: 'umbrellas.publication',
    text: 'select id, before, after from price_publication where id = $1',
    values: [id],
  })
  return row ?? null
}

export async function takePublicationBack(tx: Queryable, id: number): Promise<void> {
  await tx.query({
    name: 'umbrellas.take-publication-back',
    text: 'update price_publication set taken_back_at = battigia_now() where id = $1',
    values: [id],
  })
}

/** Publications that stand, the latest first: each leads back to the list that held before it. */
export function readPublications(tx: Queryable): Promise<{ id: number; at: string; by: string | null }[]> {
  return tx.query({
    name: 'umbrellas.publications',
    text: `select p.id::integer as id, iso_instant(p.changed_at) as at, m.display_name as by
             from price_publication p left join staff_member m on m.account_id = p.changed_by
            where p.taken_back_at is null order by p.id desc limit 20`,
    values: [],
  })
}

/** How often each code was used. */
export function readUses(tx: Queryable): Promise<{ id: string; uses: number }[]> {
  return tx.query({
    name: 'umbrellas.promotion-uses',
    text: 'select id, uses from promotion order by position, id',
    values: [],
  })
}
