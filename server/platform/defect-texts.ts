import type { Language } from '../../domain/platform/language.ts'

/** What a person reads when something broke that is nobody's choice. */
export const DEFECT_TEXTS: Readonly<Record<Language, string>> = {
  it: 'Ops, qualcosa è andato storto. Riprova. Se continua, esci dall’account e rientra.',
  en: 'Oops, something went wrong. Try again. If it persists, log out and back in.',
  fr: 'Oups, quelque chose s’est mal passé. Réessayez. Si cela continue, déconnectez-vous puis reconnectez-vous.',
  nl: 'Oeps, er ging iets mis. Probeer opnieuw. Blijft het zo, log dan uit en weer in.',
  de: 'Hoppla, etwas ging schief. Versuch es noch mal. Sonst ab- und wieder anmelden.',
}
