import type { Language } from '../../../../domain/platform/language.ts'
import type { WeekdayName } from '../../../../domain/platform/weekday-names.ts'
import { codeOf } from '../../../../domain/umbrellas/promotion.ts'
import type { PromotionEntry } from '../../../../domain/umbrellas/promotion-file.ts'

/** A promotion as it is typed: empty is no condition. */
export interface PromotionForm {
  readonly id: string
  readonly name: Readonly<Record<Language, string>>
  readonly percent: string
  readonly euro: string
  readonly code: string
  readonly uses: string
  readonly usesPerCustomer: string
  readonly rows: string
  readonly weekdays: readonly WeekdayName[]
  readonly stayFrom: string
  readonly stayTo: string
  readonly validFrom: string
  readonly validTo: string
  readonly aheadLeast: string
  readonly aheadMost: string
  readonly leastDays: string
  readonly isCombinable: boolean
}

const shown = (value: number | string | undefined) => (value === undefined ? '' : String(value))

export function formOf(entry: PromotionEntry | null): PromotionForm {
  return {
    id: entry?.id ?? '',
    name: entry?.name ?? { it: '', en: '', fr: '', nl: '', de: '' },
    percent: shown(entry?.percent),
    euro: shown(entry?.euro),
    code: shown(entry?.code),
    uses: shown(entry?.uses),
    usesPerCustomer: shown(entry?.usesPerCustomer),
    rows: shown(entry?.rows),
    weekdays: entry?.weekdays ?? [],
    stayFrom: shown(entry?.days?.from),
    stayTo: shown(entry?.days?.to),
    validFrom: shown(entry?.valid?.from),
    validTo: shown(entry?.valid?.to),
    aheadLeast: shown(entry?.aheadLeast),
    aheadMost: shown(entry?.aheadMost),
    leastDays: shown(entry?.leastDays),
    isCombinable: entry?.combinable ?? false,
  }
}

const numeric = <K extends string>(key: K, value: string) =>
  (value === '' ? {} : { [key]: Number(value) }) as Partial<Record<K, number>>
const worded = <K extends string>(key: K, value: string) =>
  (value.trim() === '' ? {} : { [key]: value.trim() }) as Partial<Record<K, string>>

function between(from: string, to: string) {
  return from === '' && to === '' ? null : { ...worded('from', from), ...worded('to', to) }
}

/** What was typed as an entry of the file; conditions that the form does not show stay as they were. */
export function entryOf(form: PromotionForm, before: PromotionEntry | null): PromotionEntry {
  const { categories, parts, channels } = before ?? {}
  const days = between(form.stayFrom, form.stayTo)
  const valid = between(form.validFrom, form.validTo)
  const euro = form.euro.trim().replace(',', '.')
  return {
    id: form.id.trim().toLowerCase(),
    name: form.name,
    ...numeric('percent', form.percent),
    ...worded('euro', /^\d+$/.test(euro) ? `${euro}.00` : euro),
    ...(categories === undefined ? {} : { categories }),
    ...worded('rows', form.rows.toUpperCase()),
    ...(form.weekdays.length === 0 ? {} : { weekdays: [...form.weekdays] }),
    ...(parts === undefined ? {} : { parts }),
    ...(days === null ? {} : { days }),
    ...numeric('aheadLeast', form.aheadLeast),
    ...numeric('aheadMost', form.aheadMost),
    ...numeric('leastDays', form.leastDays),
    ...(channels === undefined ? {} : { channels }),
    ...worded('code', codeOf(form.code)),
    ...numeric('uses', form.uses),
    ...numeric('usesPerCustomer', form.usesPerCustomer),
    ...(valid === null ? {} : { valid }),
    ...(form.isCombinable ? { combinable: true as const } : {}),
  }
}
