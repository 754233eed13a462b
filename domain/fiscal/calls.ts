import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { MINUTE } from '../platform/duration.ts'
import {
  centsField,
  civilDateField,
  idField,
  instantField,
  noInput,
  rule,
  text,
  versionField,
  whole,
} from '../platform/fields.ts'
import {
  ADAPTERS,
  DOCUMENT_KINDS,
  DOCUMENT_STATES,
  DUE_TIMES,
  NATURES,
  PAYMENT_KINDS,
  PRODUCT_LINES,
  REASONS,
  VAT_RATES,
} from './fiscal-words.ts'

const staff = { policy: 'staff', roles: ['cashier'] } as const
const often = { max: 60, per: MINUTE, by: 'caller' } as const

const vatFields = {
  /** Percent; null where a nature stands. */
  vatPercent: z.nullable(z.number()),
  nature: z.nullable(z.enum(NATURES)),
}
export const documentSchema = z.strictObject({
  documentId: z.number(),
  kind: z.enum(DOCUMENT_KINDS),
  state: z.enum(DOCUMENT_STATES),
  reason: z.enum(REASONS),
  orderNumber: z.string(),
  /** When its money moved. */
  at: instantField,
  totalCents: centsField,
  payments: z.array(z.strictObject({ kind: z.enum(PAYMENT_KINDS), cents: centsField })),
  lines: z.array(
    z.strictObject({
      description: z.string(),
      productLine: z.enum(PRODUCT_LINES),
      quantity: z.number(),
      grossCents: centsField,
      vatCents: centsField,
      ...vatFields,
    }),
  ),
  /** The first time at which it is tried; later than now for what is due at delivery or waits after a failure. */
  nextAt: instantField,
  attempts: z.number(),
  lastError: z.string(),
  /** Null until it is issued. */
  number: z.nullable(z.string()),
  issuedOn: z.nullable(z.string()),
  device: z.nullable(z.string()),
  /** Number of the sale that it takes back; null for a sale, or while that has none. */
  originalNumber: z.nullable(z.string()),
  isVoiding: z.boolean(),
  voidNumber: z.nullable(z.string()),
})
export type FiscalDocument = z.output<typeof documentSchema>

export const profileSchema = z.strictObject({
  productLine: z.enum(PRODUCT_LINES),
  isDue: z.boolean(),
  dueWhen: z.enum(DUE_TIMES),
  ...vatFields,
  department: z.number(),
  version: z.number(),
})
export type ProfileRow = z.output<typeof profileSchema>

export const fiscalSchema = z.strictObject({
  adapter: z.enum(ADAPTERS),
  today: civilDateField,
  /** What the printer or the service last said; null with `none`, or before it said anything. */
  device: z.nullable(
    z.strictObject({
      isOk: z.boolean(),
      paper: z.enum(['ok', 'low', 'out', 'unknown']),
      lastZ: z.string(),
      note: z.string(),
      seenAt: instantField,
    }),
  ),
  /** Documents without a number that are due, the oldest first, at most 200. */
  backlog: z.array(documentSchema),
  backlogCount: z.number(),
  /** Who takes the money of each way to pay: they are linked on the tax agency's portal (guide 2.1). */
  acquirers: z.array(z.strictObject({ modeId: z.number(), provider: z.string(), isOn: z.boolean() })),
  /** Of the desk's card terminal; empty when nobody wrote it. */
  terminalAcquirer: z.string(),
  profiles: z.array(profileSchema),
})
export type Fiscal = z.output<typeof fiscalSchema>

export const getFiscal = defineCall({
  name: 'getFiscal',
  method: 'GET',
  path: 'ges/fiscal',
  ...staff,
  summary: 'Receipts that are still to be issued, the device, and what each product line bears',
  input: noInput,
  output: fiscalSchema,
  refusals: [],
  limits: [often],
})

export const listFiscalDay = defineCall({
  name: 'listFiscalDay',
  method: 'POST',
  path: 'ges/fiscal/day',
  ...staff,
  summary: 'Receipts that were issued on a day, with its totals by VAT rate',
  input: z.strictObject({ day: civilDateField }),
  output: z.strictObject({
    /** The newest first, at most 500. */
    documents: z.array(documentSchema),
    count: z.number(),
    /** Sales less what went back. */
    totals: z.array(z.strictObject({ ...vatFields, grossCents: z.number(), vatCents: z.number() })),
  }),
  refusals: [],
  limits: [often],
})

export const markFiscalIssued = defineCall({
  name: 'markFiscalIssued',
  method: 'POST',
  path: 'ges/fiscal/issued',
  ...staff,
  summary: 'Writes down the number of a receipt that somebody issued by hand',
  input: z.strictObject({
    documentId: idField,
    number: text(1, 40),
    day: civilDateField,
    /** Serial number or name of the register. */
    device: text(1, 40),
  }),
  output: fiscalSchema,
  refusals: ['not_found', 'status_changed'],
  limits: [often],
})

export const undoFiscalIssued = defineCall({
  name: 'undoFiscalIssued',
  method: 'POST',
  path: 'ges/fiscal/undoIssued',
  ...staff,
  summary: 'Takes back a number that was written down by hand (B-11)',
  input: z.strictObject({ documentId: idField }),
  output: fiscalSchema,
  refusals: ['not_found', 'status_changed'],
  limits: [often],
})

export const retryFiscal = defineCall({
  name: 'retryFiscal',
  method: 'POST',
  path: 'ges/fiscal/retry',
  ...staff,
  summary: 'Sends a receipt that failed once more, with the same key',
  input: z.strictObject({ documentId: idField }),
  output: fiscalSchema,
  refusals: ['not_found', 'status_changed'],
  limits: [often],
})

export const voidFiscal = defineCall({
  name: 'voidFiscal',
  method: 'POST',
  path: 'ges/fiscal/void',
  ...staff,
  summary: 'Voids a receipt of the same day, by hand with its number or by the device',
  input: z.strictObject({
    documentId: idField,
    reason: text(3, 120),
    /** Of the voiding, where it was done by hand; null where the device does it. */
    number: z.nullable(text(1, 40)),
  }),
  output: fiscalSchema,
  refusals: ['not_found', 'status_changed'],
  limits: [often],
})

export const exportFiscalDay = defineCall({
  name: 'exportFiscalDay',
  method: 'POST',
  path: 'ges/fiscal/export',
  needsProof: true,
  ...staff,
  summary: 'CSV of a day: its receipts line by line, and what of it is still to be issued',
  input: z.strictObject({ day: civilDateField }),
  output: z.strictObject({ fileName: z.string(), csv: z.string() }),
  refusals: ['proof_needed'],
  limits: [{ max: 20, per: MINUTE, by: 'caller' }],
  plainOutput: true,
})

export const saveFiscalProfile = defineCall({
  name: 'saveFiscalProfile',
  method: 'POST',
  path: 'ges/fiscal/profile',
  policy: 'staff',
  roles: ['manager'],
  needsProof: true,
  summary: 'What a product line bears on receipts from now on; documents that are composed stay as they are',
  input: z
    .strictObject({
      productLine: z.enum(PRODUCT_LINES, { error: 'not_offered' }),
      isDue: z.boolean(),
      dueWhen: z.enum(DUE_TIMES, { error: 'not_offered' }),
      vatPercent: z.nullable(z.literal(VAT_RATES, { error: 'not_offered' })),
      nature: z.nullable(z.enum(NATURES, { error: 'not_offered' })),
      department: whole(1, 99),
      version: versionField,
    })
    .check(rule(({ vatPercent, nature }) => (vatPercent === null) !== (nature === null), 'not_offered', 'nature')),
  output: fiscalSchema,
  refusals: ['status_changed', 'proof_needed'],
  limits: [often],
})
