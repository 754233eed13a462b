import * as z from 'zod'
import { refuse } from './errors.ts'

/** An amount on the wire: "45.00" and three letters. The syntax is PayPal's; whether it is allowed is `centsOf`'s. */
export const moneySchema = z.object({
  currency_code: z.string().length(3),
  value: z
    .string()
    .max(32)
    .regex(/^-?\d*\.?\d+$/),
})

export type WireMoney = z.output<typeof moneySchema>

/** Cents of an amount with exactly two decimals. Throws DECIMAL_PRECISION, INVALID_CURRENCY_CODE. */
export function centsOf({ value, currency_code }: WireMoney): number {
  if (!/^[A-Z]{3}$/.test(currency_code)) refuse('INVALID_CURRENCY_CODE')
  if (!/^-?\d+\.\d{2}$/.test(value)) refuse('DECIMAL_PRECISION')
  return Number(value.replace('.', ''))
}

/** Cents of an amount that somebody pays. Throws also CANNOT_BE_ZERO_OR_NEGATIVE. */
export function positiveCentsOf(money: WireMoney): number {
  const cents = centsOf(money)
  if (cents <= 0) refuse('CANNOT_BE_ZERO_OR_NEGATIVE')
  return cents
}

/** Cents as PayPal writes them. */
export function money(cents: number, currency: string): WireMoney {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return { currency_code: currency, value: `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` }
}

/** What PayPal keeps of a payment, in cents: 3.40 % and 35 cents, never more than the payment. */
export function feeOf(cents: number): number {
  return Math.min(cents, Math.round(cents * 0.034) + 35)
}
