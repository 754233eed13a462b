import type { Language } from '../../../../domain/platform/language.ts'
import type { BeachPlan, Category } from '../../../../domain/umbrellas/plan.ts'
import type { WirePriceContent } from '../../../../domain/umbrellas/price-draft-calls.ts'
import { LOCALES } from '../../../platform/format.ts'
import { useLanguage } from '../../../platform/language.ts'
import { useTexts } from '../../../platform/texts.ts'
import { priceTexts } from './texts.ts'

export type Rule = WirePriceContent['prices']['rules'][number]

/** Runs of rows as they are read: "B–D". */
function rowsText(rows: readonly string[], all: readonly string[]): string {
  const runs: string[][] = []
  for (const row of rows) {
    const last = runs.at(-1)
    if (last !== undefined && all.indexOf(row) === all.indexOf(last.at(-1) ?? '') + 1) last.push(row)
    else runs.push([row])
  }
  return runs.map((run) => (run.length === 1 ? run[0] : `${run[0]}–${run.at(-1)}`)).join(', ')
}

/** Short names of weekdays, Monday first. */
export function weekdayNames(language: Language): string[] {
  const format = new Intl.DateTimeFormat(LOCALES[language], { weekday: 'short', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, index) => format.format(Date.UTC(2027, 1, 1 + index)))
}

/** How a line of the price list is called: its rows, or its categories, and its other conditions. */
export function useRuleName(categories: readonly Category[], rows: readonly string[]): (rule: Rule) => string {
  const texts = useTexts(priceTexts)
  const language = useLanguage()
  return (rule) => {
    const isHalf = rule.parts !== null && !rule.parts.includes('full_day')
    if (rule.extra !== null) {
      const name = texts.extra[rule.extra]
      return isHalf ? texts.halfDays(name) : name
    }
    const place =
      rule.rows !== null
        ? (rule.rows.length === 1 ? texts.row : texts.rows)(rowsText(rule.rows, rows))
        : rule.categories === null
          ? texts.everywhere
          : rule.categories.map((id) => categories.find((one) => one.id === id)?.name[language] ?? id).join(', ')
    const days = rule.weekdays?.map((one) => weekdayNames(language)[one - 1]).join(' ')
    const parts = rule.parts?.map((part) =>
      part === 'morning' ? texts.morning : part === 'afternoon' ? texts.afternoon : texts.fullDay,
    )
    return [place, days, rule.months?.join(' '), parts?.join(' ')].filter(Boolean).join(', ')
  }
}

/** How many people, and dogs where they may come, a line's places are for: "fino a 4 persone" (mockup 55). */
export function usePeopleOf({ categories, rows, places }: BeachPlan): (rule: Rule) => string {
  const texts = useTexts(priceTexts)
  return (rule) => {
    const seats = places.flatMap((place) => {
      const category = categories.find((one) => one.id === place.category)
      const isMeant = (rule.rows?.includes(place.row) ?? true) && (rule.categories?.includes(place.category) ?? true)
      if (category === undefined || !isMeant) return []
      const isFirst = rows.some((row) => row.id === place.row && row.isFirst)
      return [{ people: isFirst ? category.peopleFirstRow : category.people, dogs: category.maxDogs }]
    })
    const people = Math.max(0, ...seats.map((one) => one.people))
    const dogs = rule.categories === null ? 0 : Math.max(0, ...seats.map((one) => one.dogs))
    if (people === 0) return ''
    const isSame = seats.every((one) => one.people === people)
    return [(isSame ? texts.people : texts.peopleUpTo)(people), dogs === 0 ? '' : texts.dogs(dogs)]
      .filter(Boolean)
      .join(', ')
  }
}
