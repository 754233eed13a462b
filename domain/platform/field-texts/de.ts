import type { FieldCode } from '../field-problem.ts'
import type { Bounds } from './bounds.ts'

/** What stands under a wrong field, in German. */
export const de = {
  required: () => 'Bitte fülle dieses Feld aus.',
  wrong_type: () => 'Dieser Wert hat nicht das richtige Format.',
  unknown_field: () => 'Dieses Feld gibt es nicht.',
  not_offered: () => 'Wähle einen der angebotenen Werte.',
  already_used: () => 'Das ist schon vergeben. Gib etwas anderes ein.',
  too_short: ({ min }) => (min === undefined ? 'Das ist zu kurz.' : `Mindestens ${min} Zeichen.`),
  too_long: ({ max }) => (max === undefined ? 'Das ist zu lang.' : `Höchstens ${max} Zeichen.`),
  too_small: ({ min }) => (min === undefined ? 'Die Zahl ist zu klein.' : `Das Minimum ist ${min}.`),
  too_large: ({ max }) => (max === undefined ? 'Die Zahl ist zu groß.' : `Das Maximum ist ${max}.`),
  too_few: ({ min }) => (min === undefined ? 'Das sind zu wenige.' : `Wähle mindestens ${min}.`),
  too_many: ({ max }) => (max === undefined ? 'Das sind zu viele.' : `Wähle höchstens ${max}.`),
  not_whole: () => 'Gib eine ganze Zahl ein.',
  letters_only: () => 'Nur Buchstaben, mit Leerzeichen, Apostroph oder Bindestrich dazwischen.',
  digits_only: () => 'Nur Ziffern.',
  email_invalid: () => 'Diese E-Mail ist nicht gültig.',
  phone_invalid: () => 'Eine Telefonnummer hat 6 bis 12 Ziffern, die Landesvorwahl nicht mitgezählt.',
  password_too_common: () => 'Dieses Passwort ist leicht zu erraten. Wähle eines, das nur du kennst.',
  pin_too_common: () => 'Diese PIN ist leicht zu erraten. Wähle eine andere.',
  passwords_differ: () => 'Die beiden Passwörter sind verschieden.',
  consent_required: () => 'Setze hier ein Häkchen, um weiterzumachen.',
  date_invalid: () => 'Dieses Datum gibt es nicht.',
  date_past: () => 'Vergangene Tage sind nicht buchbar.',
  date_over: () => 'Dieses Datum ist schon vorbei.',
  date_order: () => 'Das Enddatum liegt vor dem Startdatum.',
  characters_invalid: () => 'Da sind Zeichen dabei, die wir nicht verwenden können.',
  markup_invalid: () =>
    'Nutze nur Absätze, Überschriften mit ##, Listen mit -, **fett** und Links, die mit https:// beginnen.',
  version_invalid: () => 'Gib eine Version wie 3.1.10 ein.',
  link_not_allowed: () => 'Gib eine https-Adresse auf einer der erlaubten Websites ein oder lass das Feld leer.',
  entries_invalid: () => 'Einer der Einträge ist nicht richtig geschrieben.',
  time_invalid: () => 'Gib eine Uhrzeit wie 18:30 ein.',
  position_invalid: () => 'Gib Breite und Länge ein, wie 43.2871, 10.5230.',
  page_unknown: () => 'Wähle eine Seite, die es gibt.',
} satisfies Record<FieldCode, (bounds: Bounds) => string>
