import * as z from 'zod'
import { refuse } from './errors.ts'
import { centsOf, moneySchema, positiveCentsOf, type WireMoney } from './money.ts'

const breakdownSchema = z.object({
  item_total: moneySchema.optional(),
  shipping: moneySchema.optional(),
  handling: moneySchema.optional(),
  tax_total: moneySchema.optional(),
  insurance: moneySchema.optional(),
  shipping_discount: moneySchema.optional(),
  discount: moneySchema.optional(),
})

export const amountSchema = moneySchema.extend({ breakdown: breakdownSchema.optional() })

const itemSchema = z.object({
  name: z.string().min(1).max(127),
  quantity: z.string().regex(/^[1-9]\d{0,9}$/),
  unit_amount: moneySchema,
  description: z.string().max(2048).optional(),
  sku: z.string().max(127).optional(),
  category: z.enum(['DIGITAL_GOODS', 'PHYSICAL_GOODS', 'DONATION']).optional(),
})

const unitSchema = z.object({
  reference_id: z.string().min(1).max(256).default('default'),
  amount: amountSchema,
  description: z.string().max(127).optional(),
  custom_id: z.string().max(255).optional(),
  invoice_id: z.string().max(127).optional(),
  items: z.array(itemSchema).optional(),
})

export type UnitInput = z.output<typeof unitSchema>

const experienceSchema = z.object({
  return_url: z.url().optional(),
  cancel_url: z.url().optional(),
  brand_name: z.string().max(127).optional(),
  locale: z.string().max(10).optional(),
  user_action: z.enum(['CONTINUE', 'PAY_NOW']).optional(),
  shipping_preference: z.enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']).optional(),
})

export const orderSchema = z.object({
  intent: z.enum(['CAPTURE', 'AUTHORIZE']),
  purchase_units: z.array(unitSchema).min(1).max(10),
  payment_source: z
    .object({ paypal: z.object({ experience_context: experienceSchema.optional() }).optional() })
    .optional(),
  /** The older place of the same settings, for orders without a payment source. */
  application_context: experienceSchema.optional(),
})

/** Throws the issue of units whose sums or references do not fit together. */
export function checkUnits(units: readonly Pick<UnitInput, 'reference_id' | 'amount' | 'items'>[]): void {
  if (new Set(units.map((unit) => unit.reference_id)).size < units.length) refuse('DUPLICATE_REFERENCE_ID')
  for (const { amount, items } of units) checkAmount(amount, items)
}

/** Throws the issue of an amount that its breakdown or its items contradict. */
export function checkAmount(amount: UnitInput['amount'], items: UnitInput['items']): void {
  const total = positiveCentsOf(amount)
  const { breakdown } = amount
  const cents = (part: WireMoney | undefined) => {
    if (part === undefined) return 0
    if (part.currency_code !== amount.currency_code) refuse('CURRENCY_MISMATCH')
    return centsOf(part)
  }
  if (items !== undefined && items.length > 0) {
    if (breakdown?.item_total === undefined) refuse('ITEM_TOTAL_REQUIRED')
    const sum = items.reduce((all, item) => all + cents(item.unit_amount) * Number(item.quantity), 0)
    if (sum !== cents(breakdown.item_total)) refuse('ITEM_TOTAL_MISMATCH')
  }
  if (breakdown === undefined) return
  const added = [breakdown.item_total, breakdown.shipping, breakdown.handling, breakdown.tax_total, breakdown.insurance]
  const taken = [breakdown.shipping_discount, breakdown.discount]
  const sum = (parts: (WireMoney | undefined)[]) => parts.reduce((all, part) => all + cents(part), 0)
  if (sum(added) - sum(taken) !== total) refuse('AMOUNT_MISMATCH')
}
