import { addDays, eachDay, type CivilDate } from '../platform/civil-date.ts'
import { cents } from '../platform/cents.ts'
import { Refusal } from '../platform/refusal.ts'
import { openingKind, openingSeason, type Opening } from './opening.ts'
import type { OpenSeason } from './period.ts'
import { paintDays } from './price-draft-paint.ts'
import type { PriceBook, PriceRule } from './price-book.ts'
import { seasonOf } from './price.ts'
import type { PromotionsFile } from './promotion-file.ts'

/** Everything that is published together: the price list, the opening, promotions and least numbers of days. */
export interface PriceContent {
  readonly prices: PriceBook
  readonly opening: Opening
  readonly offers: PromotionsFile
}

/** One thing that a person changes in the draft. Rules are named by their position in the list. */
export type PriceEdit =
  | { readonly kind: 'amount'; readonly rule: number; readonly season: string | null; readonly cents: number }
  | { readonly kind: 'percent'; readonly part: 'morning' | 'afternoon'; readonly percent: number }
  | { readonly kind: 'paint'; readonly season: string | null; readonly days: readonly CivilDate[] }
  | { readonly kind: 'offers'; readonly offers: PromotionsFile }

/** The content after an edit. Throws `not_found` for what the list does not have, `opening_not_whole` for a gap. */
export function applyEdit(content: PriceContent, edit: PriceEdit, today: CivilDate): PriceContent {
  if (edit.kind === 'offers') return { ...content, offers: edit.offers }
  if (edit.kind === 'percent') {
    const partPercent = { ...content.prices.partPercent, [edit.part]: edit.percent }
    return { ...content, prices: { ...content.prices, partPercent } }
  }
  if (edit.kind === 'amount') {
    return { ...content, prices: { ...content.prices, rules: withAmount(content.prices.rules, edit) } }
  }
  if (edit.season === null) return { ...content, opening: closed(content.opening, edit.days, today) }
  if (!content.prices.seasons.some((season) => season.id === edit.season)) throw new Refusal('not_found')
  return {
    ...content,
    prices: paintDays(content.prices, edit.season, edit.days),
    opening: opened(content.opening, edit.days, today),
  }
}

function withAmount(
  rules: readonly PriceRule[],
  edit: { readonly rule: number; readonly season: string | null; readonly cents: number },
): PriceRule[] {
  const rule = rules[edit.rule]
  if (rule?.amounts.some((amount) => amount.season === edit.season) !== true) throw new Refusal('not_found')
  const amounts = rule.amounts.map((amount) =>
    amount.season === edit.season ? { ...amount, cents: cents(edit.cents) } : amount,
  )
  return rules.with(edit.rule, { ...rule, amounts })
}

/** The opening without some days, which lie at one of its ends. */
function closed(opening: Opening, days: readonly CivilDate[], today: CivilDate): Opening {
  const season = openingSeason(opening, today)
  if (season === null) return opening
  const gone = new Set(days)
  const left = eachDay(season.from, season.to).filter((day) => !gone.has(day))
  const [from, to] = [left[0], left.at(-1)]
  if (from === undefined || to === undefined) throw new Refusal('opening_not_whole')
  if (eachDay(from, to).length !== left.length) throw new Refusal('opening_not_whole')
  return moved(opening, season, { from, to })
}

/** The opening with some days, which touch it or lie in it. */
function opened(opening: Opening, days: readonly CivilDate[], today: CivilDate): Opening {
  const season = openingSeason(opening, today)
  if (season === null) return opening
  const all = new Set([...eachDay(season.from, season.to), ...days])
  const sorted = [...all].toSorted()
  const [from, to] = [sorted[0] ?? season.from, sorted.at(-1) ?? season.to]
  if (eachDay(from, to).length !== all.size) throw new Refusal('opening_not_whole')
  return moved(opening, season, { from, to })
}

/** The opening with other ends, in its own way of writing days. One that moves with today has no days of its own. */
function moved(opening: Opening, before: OpenSeason, after: OpenSeason): Opening {
  if (before.from === after.from && before.to === after.to) return opening
  const kind = openingKind(opening.from)
  if (kind === 'once') return after
  if (kind !== 'yearly') throw new Refusal('opening_not_whole')
  return { from: after.from.slice(5), to: after.to.slice(5) }
}

/** Something that publishing would change, for who looks at it before. */
export type PriceChange =
  | {
      readonly kind: 'amount'
      readonly rule: number
      readonly season: string | null
      readonly before: number | null
      readonly after: number | null
    }
  | {
      readonly kind: 'percent'
      readonly part: 'morning' | 'afternoon'
      readonly before: number
      readonly after: number
    }
  | {
      readonly kind: 'days'
      readonly from: CivilDate
      readonly to: CivilDate
      readonly before: string | null
      readonly after: string | null
    }
  | { readonly kind: 'opening'; readonly before: Opening; readonly after: Opening }
  | { readonly kind: 'promotion'; readonly id: string; readonly change: 'added' | 'changed' | 'removed' }
  | { readonly kind: 'minimum_stays' }
  | { readonly kind: 'list' }

/** What differs between two contents; days are looked at between the two that the calendar shows. */
export function changesOf(before: PriceContent, after: PriceContent, shown: OpenSeason): PriceChange[] {
  return [
    ...listChanges(before.prices, after.prices),
    ...dayChanges(before.prices, after.prices, shown),
    ...(sameJson(before.opening, after.opening)
      ? []
      : [{ kind: 'opening' as const, before: before.opening, after: after.opening }]),
    ...promotionChanges(before.offers, after.offers),
  ]
}

/** A value as one text, in whatever order its fields were stored: equal values have equal texts. */
export function stableText(value: unknown): string {
  return JSON.stringify(inOrder(value)) ?? ''
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, inOrder(one)]))
}

const sameJson = (one: unknown, other: unknown) => stableText(one) === stableText(other)

function listChanges(before: PriceBook, after: PriceBook): PriceChange[] {
  const parts = (['morning', 'afternoon'] as const).flatMap((part): PriceChange[] => {
    const [was, is] = [before.partPercent[part], after.partPercent[part]]
    return was === is ? [] : [{ kind: 'percent', part, before: was, after: is }]
  })
  const conditions = (rules: readonly PriceRule[]) => rules.map(({ amounts: _, ...rest }) => rest)
  // Another list altogether: its lines do not stand where they stood.
  if (!sameJson(conditions(before.rules), conditions(after.rules))) return [{ kind: 'list' }, ...parts]
  const amounts = after.rules.flatMap((rule, index): PriceChange[] => {
    const old = before.rules[index]?.amounts ?? []
    const seasons = new Set([...old, ...rule.amounts].map((amount) => amount.season))
    return [...seasons].flatMap((season): PriceChange[] => {
      const centsIn = (list: PriceRule['amounts']) => list.find((one) => one.season === season)?.cents ?? null
      const [was, is] = [centsIn(old), centsIn(rule.amounts)]
      return was === is ? [] : [{ kind: 'amount', rule: index, season, before: was, after: is }]
    })
  })
  return [...amounts, ...parts]
}

function dayChanges(before: PriceBook, after: PriceBook, shown: OpenSeason): PriceChange[] {
  const runs: Extract<PriceChange, { kind: 'days' }>[] = []
  for (const day of eachDay(shown.from, shown.to)) {
    const [was, is] = [seasonOf(before, day), seasonOf(after, day)]
    if (was === is) continue
    const last = runs.at(-1)
    if (last !== undefined && last.before === was && last.after === is && addDays(last.to, 1) === day)
      runs.splice(-1, 1, { ...last, to: day })
    else runs.push({ kind: 'days', from: day, to: day, before: was, after: is })
  }
  return runs
}

function promotionChanges(before: PromotionsFile, after: PromotionsFile): PriceChange[] {
  const ids = new Set([...before.promotions, ...after.promotions].map((one) => one.id))
  const changed = [...ids].flatMap((id): PriceChange[] => {
    const [was, is] = [before, after].map((list) => list.promotions.find((one) => one.id === id))
    if (sameJson(was, is)) return []
    return [{ kind: 'promotion', id, change: was === undefined ? 'added' : is === undefined ? 'removed' : 'changed' }]
  })
  return sameJson(before.minimumStays, after.minimumStays) ? changed : [...changed, { kind: 'minimum_stays' }]
}

/** Whole months around an opening: what the calendar of a season shows. */
export function shownDays(season: OpenSeason): OpenSeason {
  const from = `${season.from.slice(0, 7)}-01` as CivilDate
  let to = season.to
  while (addDays(to, 1).slice(0, 7) === season.to.slice(0, 7)) to = addDays(to, 1)
  return { from, to }
}
