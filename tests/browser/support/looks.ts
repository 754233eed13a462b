import type { Language } from '../../../domain/platform/language.ts'
import type { Look } from './walk.ts'

const PHONE = { width: 390, height: 844 }
const SMALL_PHONE = { width: 320, height: 640 }
const DESKTOP = { width: 1180, height: 820 }

/** Every rule in light and fewer in dark, each language at both widths of phones. */
const lightAt = (viewport: Look['viewport']): Look => ({ colorScheme: 'light', viewport, rules: 'all' })
const darkAt = (viewport: Look['viewport'], rules: Look['rules'] = 'widths'): Look => ({
  colorScheme: 'dark',
  viewport,
  rules,
})

/**
 * Dark colours are the same in every language: Italian and German prove them. A desktop shows some things in other places: every
 * rule there as well, once in each theme.
 */
export const LOOKS: Readonly<Record<Language, readonly Look[]>> = {
  it: [lightAt(PHONE), darkAt(SMALL_PHONE, 'looks'), lightAt(DESKTOP)],
  en: [lightAt(SMALL_PHONE), darkAt(PHONE)],
  fr: [lightAt(PHONE), darkAt(SMALL_PHONE)],
  nl: [lightAt(SMALL_PHONE), darkAt(PHONE)],
  de: [lightAt(PHONE), darkAt(SMALL_PHONE, 'looks'), darkAt(DESKTOP, 'all')],
}
