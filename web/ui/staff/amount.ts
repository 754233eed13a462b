import type { Language } from '../../../domain/platform/language.ts'
import { LOCALES } from '../../platform/format.ts'

/**
 * An amount that somebody typed, in cents: "70", "70,5", "70.50" and "70,50 €"; null for anything else, undefined for
 * nothing. Comma and point are the same in every language: the desk's people type both.
 */
export function typedCents(text: string): number | null | undefined {
  const plain = text.replace(/\s*€\s*$/, '').trim()
  if (plain === '') return undefined
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(plain)
  if (match === null) return null
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** The same where an amount is asked for: null for nothing as well, and for less than a cent. */
export function centsOf(text: string): number | null {
  return typedCents(text) || null
}

/** An amount as a field shows it: "1045,00". */
export function amountField(cents: number, language: Language): string {
  return decimals(language, 2).format(cents / 100)
}

/** A number as a field shows it, with the decimals that it has: "12", "12,5". */
export function numberField(value: number, language: Language): string {
  return decimals(language, 0).format(value)
}

/** A number that somebody typed, with comma or point; null for anything else and for nothing. */
export function typedNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  return plain === '' || Number.isNaN(Number(plain)) ? null : Number(plain)
}

/** A share of a hundred: "12%", "12,5 %". */
export function percent(value: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 1 }).format(value / 100)
}

function decimals(language: Language, digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: Math.max(digits, 3),
    // What is typed has no dots between its thousands.
    useGrouping: false,
  })
}
