import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { civilDateField, idField, instantField, rule, text, wholeText } from '../platform/fields.ts'
import { CHANGE_SOURCES } from '../settings/staff-calls.ts'
import { AUDIT_KINDS } from './audit-actions.ts'

const managers = { policy: 'staff', roles: ['manager'] } as const

/** Opaque: where the next page begins. */
const cursorField = text(1, 80)
const inOrder = rule(
  ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
    from === undefined || to === undefined || from <= to,
  'date_order',
  'to',
)

/** What is looked for; nothing is everything. */
const searchFields = {
  accountId: z.optional(wholeText(1, 2_147_483_647)),
  kind: z.optional(z.enum(AUDIT_KINDS, { error: 'not_offered' })),
  /** Number of an order, code of a place, name or e-mail of a customer. */
  about: z.optional(text(2, 120)),
  from: z.optional(civilDateField),
  to: z.optional(civilDateField),
  after: z.optional(cursorField),
}

const rowSchema = z.strictObject({
  rowId: z.string(),
  at: instantField,
  source: z.enum(CHANGE_SOURCES),
  accountId: z.nullable(z.number()),
  /** Who did it; null for a machine, and for somebody who no longer works here. */
  by: z.nullable(z.string()),
  action: z.string(),
  subject: z.string(),
  /** What the subject is called: number of an order, name of a customer; null where it has no name. */
  name: z.nullable(z.string()),
  /** Codes of the places that it was about. */
  places: z.array(z.string()),
  /** To open; null where there is none. */
  orderId: z.nullable(z.number()),
  customerId: z.nullable(z.number()),
  /** The browser or tablet that it was done with; empty where nobody kept it. */
  device: z.string(),
  /** Before and after, reason, amounts, as they were written down; empty once words about a person are forgotten. */
  detail: z.record(z.string(), z.unknown()),
})
export type AuditRow = z.output<typeof rowSchema>

export const listAudit = defineCall({
  ...managers,
  name: 'listAudit',
  method: 'GET',
  path: 'ges/audit',
  summary: 'What the resort’s people did and every change of a setting, the newest first, a page at a time (R-603)',
  input: z.strictObject(searchFields).check(inOrder),
  output: z.strictObject({
    rows: z.array(rowSchema),
    next: z.nullable(z.string()),
    /** Everybody who works here, to choose from. */
    people: z.array(z.strictObject({ accountId: idField, name: z.string() })),
  }),
  refusals: [],
})

export const exportAudit = defineCall({
  ...managers,
  name: 'exportAudit',
  method: 'POST',
  path: 'ges/audit/export',
  needsProof: true,
  summary: 'The same as a file, a page at a time; who took it out is written down with its first page (R-603)',
  input: z.strictObject({ ...searchFields, accountId: z.optional(idField) }).check(inOrder),
  output: z.strictObject({ fileName: z.string(), csv: z.string(), next: z.nullable(z.string()) }),
  refusals: ['proof_needed'],
})
