import { DAY } from '../../../domain/platform/duration.ts'
import type { Language } from '../../../domain/platform/language.ts'
import { day, dayOfInstant, time } from '../../platform/format.ts'
import type { it } from './texts/it.ts'

type UseTexts = Pick<(typeof it)['sessions'], 'usedToday' | 'usedYesterday' | 'usedOn'>

/** When a device or a passkey was used last, as a person says it: "Usato oggi alle 10:24", "Usato il 3 luglio". `now` in epoch milliseconds. */
export function lastUseWords(lastUsedAt: string, now: number, texts: UseTexts, language: Language): string {
  const used = dayOfInstant(lastUsedAt)
  const at = time(lastUsedAt, language)
  if (used === dayOfInstant(now)) return texts.usedToday(at)
  if (used === dayOfInstant(now - DAY)) return texts.usedYesterday(at)
  return texts.usedOn(day(used, language, 'medium'))
}
