import { SETTINGS, type SettingKey } from '../../../domain/settings/settings.ts'

export type SettingUnit =
  | 'count'
  | 'minutes'
  | 'seconds'
  | 'hours'
  | 'days'
  | 'months'
  | 'years'
  | 'percent'
  | 'knots'
  | 'kilograms'
  | 'cents'
  | 'clock'

/** How a whole number is named says what it counts: the convention of the settings (15). */
const ENDINGS: readonly (readonly [RegExp, SettingUnit])[] = [
  [/Minutes$/, 'minutes'],
  [/Seconds$/, 'seconds'],
  [/Hours$/, 'hours'],
  [/Days$/, 'days'],
  [/Months$/, 'months'],
  [/Years$/, 'years'],
  [/Percent$/, 'percent'],
  [/Knots$/, 'knots'],
  [/TenthsKg$/, 'kilograms'],
  [/Cents$/, 'cents'],
  [/(?:Hour|Cutoff|Cutoff(?:Morning|Afternoon|Noon))$/, 'clock'],
]
/** Counted per day, not days. */
const COUNTED: ReadonlySet<SettingKey> = new Set<SettingKey>(['photosPerDay', 'dogUploadsPerDay'])

/** What a setting is measured in; texts and switches are in nothing. */
export function unitOf(key: SettingKey): SettingUnit {
  if (SETTINGS[key].kind !== 'whole' || COUNTED.has(key)) return 'count'
  return ENDINGS.find(([ending]) => ending.test(key))?.[1] ?? 'count'
}

/** How many of the stored number make one of what is shown: cents of an euro, tenths of a kilogram. */
export function scaleOf(unit: SettingUnit): number {
  if (unit === 'cents') return 100
  return unit === 'kilograms' ? 10 : 1
}
