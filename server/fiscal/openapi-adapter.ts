import * as z from 'zod/mini'
import type { ReceiptLine } from '../../domain/fiscal/receipt.ts'
import { closedFor } from '../../domain/fiscal/retry.ts'
import { FiscalTrouble, type FiscalAdapter, type FiscalOrder, type FiscalRef } from './fiscal-adapter.ts'
import { troubleOf } from './epson-adapter.ts'

const TIMEOUT = 15_000

export interface OpenapiKeys {
  /** Address of the service without a slash at the end. */
  readonly url: string
  readonly token: string
  /** Tax number of the resort that the service knows. */
  readonly fiscalId: string
}

const receiptSchema = z.object({
  id: z.string(),
  status: z.optional(z.string()),
  document_number: z.optional(z.nullable(z.string())),
  document_date: z.optional(z.nullable(z.string())),
})
const oneSchema = z.object({ data: receiptSchema })
const manySchema = z.object({ data: z.array(receiptSchema) })

/**
 * A receipt service in the manner of Openapi's `/IT-receipts`: POST, GET, PATCH (items go back) and DELETE (void). The paths are as they were
 * read; the names of the fields are this product's best reading, and it has never spoken to the real service: `docs/fiscal.md` says what has
 * to be confirmed. The key travels as `external_id`, and what may have arrived already is looked for by it before anything is sent.
 */
export function openapiAdapter(keys: OpenapiKeys, localTime: () => string): FiscalAdapter {
  const ask = (method: string, path: string, body?: unknown) => send(keys, { method, path, body })
  const ensureOpen = () => {
    const waitMs = closedFor(localTime())
    if (waitMs > 0) throw new FiscalTrouble('later', 'closed until midnight', waitMs)
  }
  const find = async (key: string) => {
    const { data } = manySchema.parse(await ask('GET', `/IT-receipts?external_id=${encodeURIComponent(key)}`))
    return data[0]
  }
  const once = async (key: string, change: () => Promise<unknown>) => {
    ensureOpen()
    const found = (await find(key)) ?? oneSchema.parse(await change()).data
    return refOf(found)
  }
  const pathOf = ({ device }: FiscalRef) => `/IT-receipts/${encodeURIComponent(device)}`
  return {
    name: 'openapi',
    isIdempotent: true,
    issue: (order) => once(order.key, () => ask('POST', '/IT-receipts', bodyOf(keys, order))),
    void: (original, { key }) =>
      once(key, () => ask('DELETE', `${pathOf(original)}?external_id=${encodeURIComponent(key)}`)),
    refund: (original, order) =>
      once(order.key, () => ask('PATCH', pathOf(original), { external_id: order.key, items: order.lines.map(itemOf) })),
    async status() {
      await ask('GET', `/IT-configurations/${encodeURIComponent(keys.fiscalId)}`)
      return { isOk: true, paper: 'unknown', lastZ: '', note: '' }
    },
  }
}

const euros = (amountCents: number) => (amountCents / 100).toFixed(2)

function itemOf({ description, quantity, unitCents, vatPercent, nature }: ReceiptLine) {
  return { quantity, description, unit_price: euros(unitCents), vat_rate_code: nature ?? String(vatPercent) }
}

function bodyOf({ fiscalId }: OpenapiKeys, { key, lines, payments }: FiscalOrder) {
  const paid = (kind: string) => euros(payments.reduce((all, one) => all + (one.kind === kind ? one.cents : 0), 0))
  return {
    external_id: key,
    fiscal_id: fiscalId,
    items: lines.map(itemOf),
    cash_payment_amount: paid('cash'),
    electronic_payment_amount: paid('electronic'),
    ticket_restaurant_payment_amount: paid('voucher'),
    uncollected_amount: paid('unpaid'),
  }
}

/** The service's id is what finds the document again, so it stands for the device. */
function refOf({
  id,
  document_number: number,
  document_date: date,
}: z.output<typeof receiptSchema>): FiscalRef | 'queued' {
  if (typeof number !== 'string' || typeof date !== 'string') return 'queued'
  return { number, day: date.slice(0, 10), device: id }
}

async function send(
  { url, token }: OpenapiKeys,
  { method, path, body }: { readonly method: string; readonly path: string; readonly body: unknown },
): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const content = body === undefined ? {} : { body: JSON.stringify(body) }
  const signal = AbortSignal.timeout(TIMEOUT)
  const response = await fetch(`${url}${path}`, { method, headers, signal, ...content }).catch((error: unknown) => {
    throw troubleOf(error)
  })
  if (response.status >= 500 || response.status === 429)
    throw new FiscalTrouble('unavailable', `HTTP ${response.status}`)
  if (!response.ok) throw new FiscalTrouble('rejected', `HTTP ${response.status}`)
  return response.json()
}
