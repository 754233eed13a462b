import { LANGUAGES, type Language } from '../../../domain/platform/language.ts'
import { testSize } from '../../support/test-size.ts'
import type { Look } from './walk.ts'

/** Whether every screen is looked at in every language, theme and width. */
export const isEveryLook = testSize(false, false, true)

const PHONE = { width: 390, height: 844 }
const SMALL_PHONE = { width: 320, height: 640 }
const DESKTOP = { width: 1180, height: 820 }

const lightAt = (viewport: Look['viewport']): Look => ({ colorScheme: 'light', viewport, rules: 'all' })
const darkAt = (viewport: Look['viewport'], rules: Look['rules'] = 'widths'): Look => ({
  colorScheme: 'dark',
  viewport,
  rules,
})

/**
 * Of every language, each at both widths of phones: every rule in light and fewer in dark. Dark colours are the same in every
 * language: Italian and German prove them. A desktop shows some things in other places: every rule there as well, once in each theme.
 */
const EVERY_LOOK: Readonly<Record<Language, readonly Look[]>> = {
  it: [lightAt(PHONE), darkAt(SMALL_PHONE, 'looks'), lightAt(DESKTOP)],
  en: [lightAt(SMALL_PHONE), darkAt(PHONE)],
  fr: [lightAt(PHONE), darkAt(SMALL_PHONE)],
  nl: [lightAt(SMALL_PHONE), darkAt(PHONE)],
  de: [lightAt(PHONE), darkAt(SMALL_PHONE, 'looks'), darkAt(DESKTOP, 'all')],
}

/**
 * What runs by day look at: every rule in each theme on a phone and once on a desktop, in the source language and in the one whose
 * words are the longest, where there is the least room for them. A desktop in dark, where colours of a phone in dark lie in the places
 * of a desktop in light, is left to the nightly run.
 */
const FEW_LOOKS: Readonly<Partial<Record<Language, readonly Look[]>>> = {
  it: [lightAt(PHONE), lightAt(DESKTOP)],
  de: [darkAt(SMALL_PHONE, 'all')],
}

/** The languages in which screens are walked through, and how each is looked at. */
export const LOOKS: readonly (readonly [Language, readonly Look[]])[] = LANGUAGES.flatMap((language) => {
  const looks = (isEveryLook ? EVERY_LOOK : FEW_LOOKS)[language]
  return looks === undefined ? [] : [[language, looks] as const]
})
