import type { DayPart } from '../platform/day-part.ts'
import type { Settings } from './settings.ts'

type CutoffSettings = Pick<Settings, 'cashNoonVariant' | 'cashCutoffNoon' | 'cashCutoffMorning' | 'cashCutoffAfternoon'>

/** Hour of the resort's clock by which a cash guest arrives, per day part, with the 12 o'clock variant. */
export function cashCutoffHours(settings: CutoffSettings): Readonly<Record<DayPart, number>> {
  const morning = settings.cashNoonVariant ? settings.cashCutoffNoon : settings.cashCutoffMorning
  return { full_day: morning, morning, afternoon: settings.cashCutoffAfternoon }
}
