import * as z from 'zod/mini'
import { dogWeightField } from '../../domain/accounts/field-rules.ts'

/** Tenths of a kilogram from "8,5"; null for an empty field, undefined for what is no weight. */
export function readWeight(text: string): number | null | undefined {
  const trimmed = text.trim().replace(/\s*kg$/i, '')
  if (trimmed === '') return null
  if (!/^\d{1,3}(?:[.,]\d)?$/.test(trimmed)) return undefined
  const tenths = Math.round(Number(trimmed.replace(',', '.')) * 10)
  return z.safeParse(dogWeightField, tenths).success ? tenths : undefined
}

/** The weight as it stands in its field: "8,5"; empty without one. */
export function weightText(tenthsKg: number | null | undefined): string {
  return tenthsKg === null || tenthsKg === undefined ? '' : String(tenthsKg / 10).replace('.', ',')
}
