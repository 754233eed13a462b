import * as z from 'zod/mini'

/** What is read of PayPal's answers (Orders v2, Payments v2, Transaction Search v1); it leaves none of these fields out. */
const money = z.object({ currency_code: z.string(), value: z.string() })
const statusDetails = z.optional(z.object({ reason: z.optional(z.string()) }))

export const captureSchema = z.object({
  id: z.optional(z.string()),
  status: z.optional(z.string()),
  status_details: statusDetails,
  amount: z.optional(money),
  seller_receivable_breakdown: z.optional(z.object({ paypal_fee: z.optional(money) })),
  supplementary_data: z.optional(z.object({ related_ids: z.optional(z.object({ order_id: z.optional(z.string()) })) })),
})

export const refundSchema = z.object({
  id: z.optional(z.string()),
  status: z.optional(z.string()),
  status_details: statusDetails,
  amount: z.optional(money),
})

const unitSchema = z.object({
  reference_id: z.optional(z.string()),
  custom_id: z.optional(z.string()),
  amount: z.optional(money),
  payments: z.optional(
    z.object({ captures: z.optional(z.array(captureSchema)), refunds: z.optional(z.array(refundSchema)) }),
  ),
})

export const orderSchema = z.object({
  id: z.optional(z.string()),
  status: z.optional(z.string()),
  purchase_units: z.optional(z.array(unitSchema)),
  links: z.optional(z.array(z.object({ rel: z.string(), href: z.string() }))),
})

const transactionSchema = z.object({
  transaction_id: z.optional(z.string()),
  transaction_event_code: z.optional(z.string()),
  transaction_status: z.optional(z.string()),
  transaction_amount: z.optional(money),
  fee_amount: z.optional(money),
  transaction_initiation_date: z.optional(z.string()),
  paypal_reference_id: z.optional(z.string()),
  custom_field: z.optional(z.string()),
})

export const reportSchema = z.object({
  total_pages: z.optional(z.number()),
  transaction_details: z.optional(z.array(z.object({ transaction_info: z.optional(transactionSchema) }))),
})

export type Money = z.output<typeof money>
export type Capture = z.output<typeof captureSchema>
export type Refund = z.output<typeof refundSchema>
export type Unit = z.output<typeof unitSchema>
export type Order = z.output<typeof orderSchema>
export type Transaction = z.output<typeof transactionSchema>
