import type { PriceContent } from '../../../../domain/umbrellas/price-draft.ts'
import type { WirePriceContent } from '../../../../domain/umbrellas/price-draft-calls.ts'

const list = <T>(items: readonly T[] | null): T[] | null => (items === null ? null : [...items])

/** A content as the wire carries it. */
export function wireContent({ prices, opening, offers }: PriceContent): WirePriceContent {
  return {
    prices: {
      seasons: prices.seasons.map(({ id, name, spans }) => ({
        id,
        name,
        spans: spans.map(({ from, to, weekdays }) => ({ from, to, weekdays: list(weekdays) })),
      })),
      rules: prices.rules.map((rule) => ({
        extra: rule.extra,
        categories: list(rule.categories),
        rows: list(rule.rows),
        weekdays: list(rule.weekdays),
        months: list(rule.months),
        parts: list(rule.parts),
        amounts: rule.amounts.map(({ season, cents }) => ({ season, cents })),
      })),
      partPercent: { ...prices.partPercent },
    },
    opening: { from: opening.from, to: opening.to },
    offers,
  }
}
