import type { Days, Grain } from '../../domain/numbers/period.ts'
import type { Language } from '../../domain/platform/language.ts'
import { LOCALES } from '../platform/format.ts'

/** What stands under a bar: "sab 4", "29–5", "30" of a week that is cut, "lug". */
export function bucketLabel({ from, to }: Days, grain: Grain, language: Language): string {
  const date = new Date(`${from}T00:00:00Z`)
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' }).format(date)
  if (grain === 'month') return format({ month: 'short' })
  if (grain === 'day') return format({ weekday: 'short', day: 'numeric' })
  return from === to ? format({ day: 'numeric' }) : `${Number(from.slice(8))}–${Number(to.slice(8))}`
}
