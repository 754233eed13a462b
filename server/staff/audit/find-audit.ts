import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { FieldRefusal } from '../../../domain/platform/field-refusal.ts'
import { AUDIT_ACTIONS, type AuditKind } from '../../../domain/staff/audit-actions.ts'
import type { AuditRow } from '../../../domain/staff/audit-calls.ts'
import type { Queryable } from '../../platform/database.ts'
import { findActions, subjectsOf, type AuditCursor, type StoredAction } from './audit-queries.ts'

export interface AuditWish {
  readonly accountId?: number | undefined
  readonly kind?: AuditKind | undefined
  readonly about?: string | undefined
  readonly from?: CivilDate | undefined
  readonly to?: CivilDate | undefined
  readonly after?: string | undefined
}

const SOURCES: Readonly<Record<string, AuditRow['source']>> = {
  'command line': 'command_line',
  season: 'season',
  'resort import': 'resort_import',
}

/** One page of the log with the names of what it is about, and where the next one begins. */
export async function findAudit(
  tx: Queryable,
  { accountId, kind, about, from, to, after }: AuditWish,
  most: number,
): Promise<{ rows: AuditRow[]; next: string | null }> {
  const named = about === undefined ? null : await subjectsOf(tx, about)
  const found = await findActions(tx, {
    accountId: accountId ?? null,
    actions: kind === undefined ? null : AUDIT_ACTIONS[kind],
    subjects: named?.subjects ?? null,
    umbrellaIds: named?.umbrellaIds ?? [],
    from: from ?? null,
    to: to ?? null,
    after: after === undefined ? null : readCursor(after),
    most: most + 1,
  })
  const page = found.slice(0, most)
  const last = page.at(-1)
  return { rows: page.map(wireRow), next: found.length > most && last ? `${last.exactAt}|${last.id}` : null }
}

function readCursor(text: string): AuditCursor {
  const [, at, id] = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z)\|(-?\d{1,15})$/.exec(text) ?? []
  if (at === undefined || Number.isNaN(Date.parse(at)))
    throw new FieldRefusal([{ field: 'after', code: 'not_offered' }])
  return { at, id: Number(id) }
}

function wireRow({ id, exactAt: _, changedBy, ...row }: StoredAction): AuditRow {
  const source = changedBy === null ? 'staff' : (SOURCES[changedBy] ?? 'other')
  return { ...row, rowId: String(id), source }
}
