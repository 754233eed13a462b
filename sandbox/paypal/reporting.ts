import * as z from 'zod'
import { json, type Exchange, type Route } from '../platform/exchange.ts'
import type { Capture, Refund } from './books.ts'
import type { Paypal } from './events.ts'
import { PaypalRefusal } from './errors.ts'
import { feeOf, money } from './money.ts'
import { call } from './surface.ts'

const LONGEST_RANGE = 31 * 24 * 60 * 60 * 1000

const querySchema = z.object({
  start_date: z.iso.datetime({ offset: true }),
  end_date: z.iso.datetime({ offset: true }),
  transaction_id: z.string().optional(),
  transaction_status: z.enum(['D', 'P', 'S', 'V']).optional(),
  page: z.coerce.number().int().min(1).default(1),
  page_size: z.coerce.number().int().min(1).max(500).default(100),
})

interface Row {
  readonly at: number
  readonly id: string
  readonly status: string
  readonly info: object
}

/** GET /v1/reporting/transactions: captures and refunds that began in a range of at most 31 days, oldest first. */
export function reportingRoutes(own: Paypal): Route[] {
  return [call(own, 'GET', '/v1/reporting/transactions', (exchange) => json(200, report(own, exchange)))]
}

function report(own: Paypal, { query }: Exchange): object {
  const parsed = querySchema.safeParse(Object.fromEntries(query))
  const wanted = parsed.data
  const range = wanted === undefined ? -1 : Date.parse(wanted.end_date) - Date.parse(wanted.start_date)
  if (wanted === undefined || range < 0 || range > LONGEST_RANGE) {
    const field = String(parsed.error?.issues[0]?.path[0] ?? 'end_date')
    const description = 'Dates are ISO 8601 with an offset, at most 31 days apart; a page has at most 500 rows.'
    throw new PaypalRefusal(400, [{ issue: 'INVALID_PARAMETER_VALUE', field, location: 'query', description }])
  }
  const rows = [...own.books.captures.values()]
    .map(captureRow)
    .concat([...own.books.refunds.values()].map(refundRow))
    .filter(({ at }) => at >= Date.parse(wanted.start_date) && at <= Date.parse(wanted.end_date))
    .filter(({ id }) => wanted.transaction_id === undefined || wanted.transaction_id === id)
    .filter(({ status }) => wanted.transaction_status === undefined || wanted.transaction_status === status)
    .toSorted((one, other) => one.at - other.at)
  const from = (wanted.page - 1) * wanted.page_size
  return {
    transaction_details: rows.slice(from, from + wanted.page_size).map(({ info }) => ({ transaction_info: info })),
    account_number: 'LRHXJZ8C5Y6QA',
    start_date: wanted.start_date,
    end_date: wanted.end_date,
    last_refreshed_datetime: stamp(own.world.clock.now()),
    page: wanted.page,
    total_items: rows.length,
    total_pages: Math.ceil(rows.length / wanted.page_size),
    links: [],
  }
}

/** The report's own form of an instant, e.g. 2026-11-20T10:00:00+0000. */
function stamp(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}+0000`
}

function captureRow(capture: Capture): Row {
  const { id, cents, currency, created, updated } = capture
  const status = capture.status === 'PENDING' ? 'P' : capture.status === 'DECLINED' ? 'D' : 'S'
  return {
    at: created,
    id,
    status,
    info: {
      paypal_account_id: 'QYR5Z8XDVJNXQ',
      transaction_id: id,
      transaction_event_code: 'T0006',
      transaction_initiation_date: stamp(created),
      transaction_updated_date: stamp(updated),
      transaction_amount: money(cents, currency),
      ...(status === 'S' ? { fee_amount: money(-feeOf(cents), currency) } : {}),
      transaction_status: status,
      invoice_id: capture.invoiceId,
      custom_field: capture.customId,
      protection_eligibility: '01',
    },
  }
}

function refundRow(refund: Refund): Row {
  const { id, cents, created } = refund
  return {
    at: created,
    id,
    status: 'S',
    info: {
      paypal_account_id: 'QYR5Z8XDVJNXQ',
      transaction_id: id,
      paypal_reference_id: refund.captureId,
      paypal_reference_id_type: 'TXN',
      transaction_event_code: 'T1107',
      transaction_initiation_date: stamp(created),
      transaction_updated_date: stamp(created),
      transaction_amount: money(-cents, refund.amount.currency_code),
      transaction_status: 'S',
      invoice_id: refund.invoiceId,
      custom_field: refund.customId,
    },
  }
}
