import type { Settings } from './settings.ts'

/** The languages that a privacy policy is linked in. */
export type PolicyLanguage = 'it' | 'en'

/** Where the privacy policy is read: the resort's link, or the app's own page in that language. */
export function privacyUrl(
  settings: Pick<Settings, 'privacyUrlIt' | 'privacyUrlEn'>,
  language: PolicyLanguage,
  publicUrl: string,
): string {
  const link = language === 'it' ? settings.privacyUrlIt : settings.privacyUrlEn
  return link === '' ? `${publicUrl}/trattamentodati?language=${language}` : link
}
