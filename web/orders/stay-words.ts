import type { Order } from '../../domain/orders/calls.ts'
import type { Language } from '../../domain/platform/language.ts'
import { joinWords } from '../cart/line-words.ts'
import { dayRange } from '../platform/format.ts'
import { capital } from '../platform/letter-case.ts'
import { standingLines, stayOf } from './order-words.ts'

/**
 * The stays of an order in days, in their order: "18–19 luglio", "18–19 e 21–22 luglio", "30 luglio – 1 agosto e 3 agosto". With `full`
 * the year, and the weekdays of a single range.
 */
export function stayWords(order: Order, language: Language, style: 'medium' | 'full' = 'medium'): string {
  const standing = standingLines(order)
  const stays = standing.length === 0 ? [stayOf(order)] : standing
  const ranges = [...new Set(stays.map(({ from, to }) => `${from} ${to}`))].toSorted()
  const isIn = (length: number) =>
    new Set(
      ranges
        .join(' ')
        .split(' ')
        .map((date) => date.slice(0, length)),
    ).size === 1
  const words = ranges.map((range, index) => {
    const [from = '', to = ''] = range.split(' ')
    if (ranges.length === 1) return dayRange(from, to, language, style)
    const isLast = index === ranges.length - 1
    const days = dayRange(from, to, language, !isIn(4) || (isLast && style === 'full') ? 'date' : 'medium')
    // The month is the last word in every language, and said once.
    return isIn(7) && !isLast ? days.replace(/\s\S+$/, '') : days
  })
  return capital(joinWords(words, language), language)
}
