import type { FieldCode } from '../field-problem.ts'
import type { Bounds } from './bounds.ts'

/** What stands under a wrong field, in Dutch. */
export const nl = {
  required: () => 'Vul dit veld in.',
  wrong_type: () => 'Deze waarde heeft niet het juiste formaat.',
  unknown_field: () => 'Dit veld bestaat niet.',
  not_offered: () => 'Kies een van de aangeboden waarden.',
  already_used: () => 'Dit is al in gebruik. Vul iets anders in.',
  too_short: ({ min }) => (min === undefined ? 'Dit is te kort.' : `Minstens ${min} tekens.`),
  too_long: ({ max }) => (max === undefined ? 'Dit is te lang.' : `Hooguit ${max} tekens.`),
  too_small: ({ min }) => (min === undefined ? 'Het getal is te klein.' : `Het minimum is ${min}.`),
  too_large: ({ max }) => (max === undefined ? 'Het getal is te groot.' : `Het maximum is ${max}.`),
  too_few: ({ min }) => (min === undefined ? 'Dit zijn er te weinig.' : `Kies er minstens ${min}.`),
  too_many: ({ max }) => (max === undefined ? 'Dit zijn er te veel.' : `Kies er hooguit ${max}.`),
  not_whole: () => 'Vul een heel getal in.',
  letters_only: () => 'Gebruik alleen letters, met spaties, apostrofs of streepjes ertussen.',
  digits_only: () => 'Gebruik alleen cijfers.',
  email_invalid: () => 'Dit e-mailadres klopt niet.',
  phone_invalid: () => 'Een telefoonnummer heeft 6 tot 12 cijfers, het landnummer niet meegeteld.',
  password_too_common: () => 'Dit wachtwoord is makkelijk te raden. Kies er een dat alleen jij kent.',
  pin_too_common: () => 'Deze pincode is makkelijk te raden. Kies een andere.',
  passwords_differ: () => 'De twee wachtwoorden zijn niet gelijk.',
  consent_required: () => 'Vink dit vakje aan om verder te gaan.',
  date_invalid: () => 'Deze datum bestaat niet.',
  date_past: () => 'Voorbije dagen kun je niet boeken.',
  date_over: () => 'Deze datum is al voorbij.',
  date_order: () => 'De einddatum ligt vóór de begindatum.',
  characters_invalid: () => 'Er staan tekens in die we niet kunnen gebruiken.',
  markup_invalid: () =>
    'Gebruik alleen alinea’s, koppen met ##, lijsten met -, **vet** en links die met https:// beginnen.',
  version_invalid: () => 'Vul een versie in zoals 3.1.10.',
  link_not_allowed: () => 'Vul een https-adres van een van de toegestane sites in, of laat het veld leeg.',
  entries_invalid: () => 'Een van de regels is niet goed geschreven.',
  time_invalid: () => 'Vul een tijd in zoals 18:30.',
  position_invalid: () => 'Vul breedtegraad en lengtegraad in, zoals 43.2871, 10.5230.',
  page_unknown: () => 'Kies een pagina die bestaat.',
} satisfies Record<FieldCode, (bounds: Bounds) => string>
