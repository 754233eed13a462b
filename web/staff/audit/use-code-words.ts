import type { AuditField } from '../../../domain/platform/audit-fields.ts'
import { barTexts } from '../../bar/texts.ts'
import { barStaffTexts } from '../../bar/staff/texts.ts'
import { fiscalTexts } from '../../fiscal/staff/texts.ts'
import { tableTexts } from '../../numbers/texts.ts'
import { useTexts } from '../../platform/texts.ts'
import { homeTexts } from '../../shell/home/texts.ts'
import { allergenTexts } from '../../ui/allergens/texts.ts'
import { staffWeatherTexts } from '../../weather/staff/texts.ts'
import { customerTexts } from '../customers/texts.ts'
import { requestTexts } from '../requests/texts.ts'
import { auditTexts, auditWords } from './texts.ts'

/** Brands, the same in every language. */
const BRANDS: Readonly<Record<string, string>> = { paypal: 'PayPal', stripe: 'Stripe', braintree: 'Braintree' }
/** A kind of operation without VAT, as the tax office numbers them. */
const NATURE = /^N\d$/

type Words = Readonly<Record<string, string>>

/** The words of a field's codes: those of the screen where the code is chosen, else the log's own; null for what is no code. */
export function useCodeWords(): (field: string, code: string) => string | null {
  const texts = useTexts(auditTexts)
  const { kinds } = useTexts(auditWords)
  const { skies, flags } = useTexts(staffWeatherTexts)
  const { from: winds } = useTexts(homeTexts).sea
  const { diets } = useTexts(barTexts)
  const { arts } = useTexts(barStaffTexts).catalog
  const { languages } = useTexts(customerTexts)
  const { tables } = useTexts(tableTexts)
  const { names: allergens } = useTexts(allergenTexts)
  const { nature } = useTexts(fiscalTexts)
  const { kinds: ways, limits } = useTexts(requestTexts)
  const byField: Readonly<Partial<Record<AuditField, Words>>> = {
    allergen: allergens,
    allergens,
    traces: allergens,
    art: arts,
    diet: diets,
    flag: flags,
    sky: skies,
    windFrom: winds,
    language: languages,
    languages,
    sections: tables,
    kind: kinds,
    provider: BRANDS,
    way: ways,
    limit: limits,
  }
  const values: Words = texts.values
  const wordIn = (words: Words | undefined, code: string) =>
    words !== undefined && Object.hasOwn(words, code) ? (words[code] ?? null) : null
  return (field, code) => {
    if (field === 'nature' && NATURE.test(code)) return nature(code)
    return (
      wordIn(Object.hasOwn(byField, field) ? byField[field as AuditField] : undefined, code) ?? wordIn(values, code)
    )
  }
}
