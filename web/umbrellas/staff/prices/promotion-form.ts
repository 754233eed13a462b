import type { Language } from '../../../../domain/platform/language.ts'
import type { WeekdayName } from '../../../../domain/platform/weekday-names.ts'
import type { DayPart } from '../../../../domain/platform/day-part.ts'
import { codeOf, type Channel } from '../../../../domain/umbrellas/promotion.ts'
import { promotionsFile, type PromotionEntry } from '../../../../domain/umbrellas/promotion-file.ts'

/** A promotion as it is typed: empty is no condition. */
export interface PromotionForm {
  /** What prices name it by: it never changes, and nobody types it. Empty while it is new. */
  readonly id: string
  readonly name: Readonly<Record<Language, string>>
  /** Which of the two is taken off. */
  readonly reduction: 'percent' | 'euro'
  readonly percent: string
  readonly euro: string
  readonly code: string
  readonly uses: string
  readonly usesPerCustomer: string
  readonly rows: string
  readonly categories: readonly string[]
  readonly parts: readonly DayPart[]
  readonly channels: readonly Channel[]
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
    reduction: entry?.euro === undefined ? 'percent' : 'euro',
    percent: shown(entry?.percent),
    euro: shown(entry?.euro),
    code: shown(entry?.code),
    uses: shown(entry?.uses),
    usesPerCustomer: shown(entry?.usesPerCustomer),
    rows: shown(entry?.rows),
    categories: entry?.categories ?? [],
    parts: entry?.parts ?? [],
    channels: entry?.channels ?? [],
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

const listed = <K extends string, T extends string>(key: K, value: readonly T[]) =>
  (value.length === 0 ? {} : { [key]: [...value] }) as Partial<Record<K, T[]>>

/** A new promotion's id, made from its name; `taken` are those that there are, or were and have been used. */
function idFor(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-\d]+|-+$/g, '')
  const base = plain.slice(0, MOST_LETTERS).replace(/-+$/, '') || 'promotion'
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`
    if (!taken.has(id)) return id
  }
}

/** Room is left for a number behind it. */
const MOST_LETTERS = 32

/** What was typed as an entry of the file. Uses are counted of a code alone. */
export function entryOf(form: PromotionForm, taken: ReadonlySet<string>): PromotionEntry {
  const days = between(form.stayFrom, form.stayTo)
  const valid = between(form.validFrom, form.validTo)
  const euro = form.euro.trim().replace(',', '.')
  const code = codeOf(form.code)
  return {
    id: form.id === '' ? idFor(form.name.it, taken) : form.id,
    name: form.name,
    ...(form.reduction === 'percent'
      ? numeric('percent', form.percent)
      : worded('euro', /^\d+$/.test(euro) ? `${euro}.00` : euro)),
    ...listed('categories', form.categories),
    ...worded('rows', form.rows.toUpperCase()),
    ...listed('weekdays', form.weekdays),
    ...listed('parts', form.parts),
    ...(days === null ? {} : { days }),
    ...numeric('aheadLeast', form.aheadLeast),
    ...numeric('aheadMost', form.aheadMost),
    ...numeric('leastDays', form.leastDays),
    ...listed('channels', form.channels),
    ...worded('code', code),
    ...(code === '' ? {} : { ...numeric('uses', form.uses), ...numeric('usesPerCustomer', form.usesPerCustomer) }),
    ...(valid === null ? {} : { valid }),
    ...(form.isCombinable ? { combinable: true as const } : {}),
  }
}

/** A field of the form that can be wrong. */
export type PromotionField =
  | 'name'
  | 'percent'
  | 'euro'
  | 'code'
  | 'uses'
  | 'usesPerCustomer'
  | 'rows'
  | 'days'
  | 'valid'
  | 'aheadLeast'
  | 'aheadMost'
  | 'leastDays'
export type PromotionProblem = 'discount' | 'taken' | 'wrong'

/** What the file's own rules do not take, by its field; `others` are the promotions beside it, whose codes are taken. */
export function problemsOf(
  entry: PromotionEntry,
  others: readonly PromotionEntry[],
): Partial<Record<PromotionField, PromotionProblem>> {
  const problems: Partial<Record<PromotionField, PromotionProblem>> = {}
  const read = promotionsFile.safeParse({ promotions: [entry], minimumStays: [] })
  for (const issue of read.error?.issues ?? []) {
    const field = issue.path[2]
    if (field === undefined) problems.percent = 'discount'
    else problems[field as PromotionField] ??= 'wrong'
  }
  if (entry.code !== undefined && others.some((one) => one.code === entry.code)) problems.code = 'taken'
  return problems
}
