import type { PriceBook, PriceRule, PriceSeason } from '../../domain/umbrellas/price-book.ts'
import type { Queryable } from '../platform/database.ts'

/** The price book of the database; empty when no resort was imported. */
export async function readPriceBook(tx: Queryable): Promise<PriceBook> {
  const [seasons, rules, parts] = await Promise.all([
    tx.query<PriceSeason>({
      name: 'umbrellas.price-seasons',
      text: `
        select id, name,
          (select coalesce(jsonb_agg(jsonb_build_object('from', from_day, 'to', to_day, 'weekdays', weekdays)
             order by span.position), '[]')
           from price_season_span span where span.season_id = price_season.id) as spans
        from price_season order by position`,
      values: [],
    }),
    tx.query<PriceRule>({
      name: 'umbrellas.price-rules',
      text: `
        select extra_id as extra, categories, rows, weekdays, months, parts,
          (select jsonb_agg(jsonb_build_object('season', season_id, 'cents', day_cents) order by amount.position)
           from price_amount amount where amount.rule_position = price_rule.position) as amounts
        from price_rule order by position`,
      values: [],
    }),
    tx.query<{ part: 'morning' | 'afternoon'; percent: number }>({
      name: 'umbrellas.price-parts',
      text: 'select part, percent from price_part',
      values: [],
    }),
  ])
  const percentOf = (part: 'morning' | 'afternoon') => parts.find((one) => one.part === part)?.percent ?? 100
  return { seasons, rules, partPercent: { morning: percentOf('morning'), afternoon: percentOf('afternoon') } }
}
