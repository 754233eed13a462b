import * as z from 'zod'
import type { Order, Unit } from './books.ts'
import type { Paypal } from './events.ts'
import { PaypalRefusal, refuse } from './errors.ts'
import { amountSchema, checkAmount } from './order-input.ts'

export const patchSchema = z
  .array(z.object({ op: z.enum(['add', 'remove', 'replace']), path: z.string(), value: z.unknown().optional() }))
  .min(1)

const FIELD = /^\/purchase_units\/@reference_id=='([^']+)'\/(amount|custom_id|invoice_id|description)$/
const textSchema = z.string().max(127)
const texts = { custom_id: 'customId', invoice_id: 'invoiceId', description: 'description' } as const

/** Changes the units of an order that has not been captured: all of the changes, or none of them. */
export function patchOrder(own: Paypal, order: Order, patches: z.output<typeof patchSchema>): void {
  if (order.status === 'COMPLETED') refuse('ORDER_ALREADY_CAPTURED')
  if (order.status === 'VOIDED') refuse('ORDER_VOIDED')
  const changed = new Map(order.units.map((unit) => [unit.referenceId, { ...unit }]))
  for (const { op, path, value } of patches) {
    const [, reference = '', field = ''] = FIELD.exec(path) ?? []
    const unit = changed.get(reference)
    if (unit === undefined) refuse('NOT_PATCHABLE')
    change(unit, field, op, value)
  }
  for (const unit of changed.values()) checkAmount(unit.amount, unit.items)
  order.units.splice(0, order.units.length, ...changed.values())
  order.updated = own.world.clock.now()
}

function change(unit: Unit, field: string, op: 'add' | 'remove' | 'replace', value: unknown): void {
  if (field === 'amount') {
    if (op === 'remove') refuse('NOT_PATCHABLE')
    unit.amount = checked(amountSchema, value)
    return
  }
  const name = texts[field as keyof typeof texts]
  unit[name] = op === 'remove' ? undefined : checked(textSchema, value)
}

function checked<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const description = 'The value of a field does not conform to the format.'
  throw new PaypalRefusal(400, [{ issue: 'INVALID_PARAMETER_SYNTAX', field: '/value', location: 'body', description }])
}
