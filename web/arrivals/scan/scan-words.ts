import type { ScanVerdict, Visit } from '../../../domain/arrivals/calls.ts'
import { addDays, type CivilDate } from '../../../domain/platform/civil-date.ts'
import type { Language } from '../../../domain/platform/language.ts'
import { day as dayWords, time } from '../../platform/format.ts'
import type { it } from '../texts/it.ts'
import type { ScanAnswer } from './use-scan.ts'

type Texts = typeof it

/** How an answer stands out: may come in, has something to be told, or may not. */
export type ScanTone = 'ok' | 'warn' | 'bad'

export const SCAN_TONES: Readonly<Record<ScanVerdict, ScanTone>> = {
  welcome: 'ok',
  already_arrived: 'warn',
  suspended: 'bad',
  other_day: 'warn',
  no_place: 'warn',
  cancelled: 'bad',
  not_confirmed: 'warn',
  unknown_code: 'bad',
}

/** What the server said of a code, in a sentence below the verdict; empty where the visits say it all. */
export function detailOf(
  answer: ScanAnswer & { by: 'server' },
  today: CivilDate,
  texts: Texts,
  language: Language,
): string {
  const { verdict, visits, nearestDay } = answer.scan
  switch (verdict) {
    case 'already_arrived':
      return arrivedText(visits, texts, language)
    case 'other_day':
      if (nearestDay === null) return ''
      return nearestDay === addDays(today, 1)
        ? texts.scan.forTomorrow
        : texts.scan.forDay(dayWords(nearestDay, language))
    case 'no_place':
      return texts.scan.noPlaceText
    case 'cancelled':
      return texts.scan.cancelledText
    case 'not_confirmed':
      return texts.scan.notConfirmedText
    case 'unknown_code':
      return texts.scan.unknownText
    case 'suspended':
      return texts.suspendedText
    default:
      return ''
  }
}

function arrivedText(visits: readonly Visit[], texts: Texts, language: Language): string {
  const first = visits.find(({ arrivedAt }) => arrivedAt !== null)
  if (first === undefined || first.arrivedAt === null) return ''
  const at = time(first.arrivedAt, language)
  return first.arrivedBy === null ? texts.arrivedAt(at) : texts.scan.alreadyAt(at, first.arrivedBy)
}
