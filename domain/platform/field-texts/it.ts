import type { FieldCode } from '../field-problem.ts'
import type { Bounds } from './bounds.ts'

/** What stands under a wrong field, in Italian: the source of the other languages. */
export const it = {
  required: () => 'Compila questo campo.',
  wrong_type: () => 'Questo valore non è del tipo giusto.',
  unknown_field: () => 'Questo campo non esiste.',
  not_offered: () => 'Scegli uno dei valori proposti.',
  already_used: () => 'È già in uso. Scegline un altro.',
  too_short: ({ min }) => (min === undefined ? 'È troppo corto.' : `Servono almeno ${min} caratteri.`),
  too_long: ({ max }) => (max === undefined ? 'È troppo lungo.' : `Al massimo ${max} caratteri.`),
  too_small: ({ min }) => (min === undefined ? 'Il numero è troppo piccolo.' : `Il minimo è ${min}.`),
  too_large: ({ max }) => (max === undefined ? 'Il numero è troppo grande.' : `Il massimo è ${max}.`),
  too_few: ({ min }) => (min === undefined ? 'Sono troppo pochi.' : `Scegline almeno ${min}.`),
  too_many: ({ max }) => (max === undefined ? 'Sono troppi.' : `Scegline al massimo ${max}.`),
  not_whole: () => 'Scrivi un numero intero.',
  letters_only: () => 'Usa solo lettere, con spazi, apostrofi o trattini in mezzo.',
  digits_only: () => 'Usa solo cifre.',
  email_invalid: () => 'Questa e-mail non è valida.',
  phone_invalid: () => 'Il telefono ha da 6 a 12 cifre, senza contare il prefisso internazionale.',
  password_too_common: () => 'Questa password è facile da indovinare. Scegline una più tua.',
  pin_too_common: () => 'Questo PIN è facile da indovinare. Scegline un altro.',
  passwords_differ: () => 'Le due password non sono uguali.',
  consent_required: () => 'Spunta questa casella per continuare.',
  date_invalid: () => 'Questa data non esiste.',
  date_past: () => 'I giorni passati non si possono prenotare.',
  date_over: () => 'Questa data è già passata.',
  date_order: () => 'La data di fine è prima della data di inizio.',
  characters_invalid: () => 'Ci sono caratteri che non possiamo usare.',
  markup_invalid: () =>
    'Usa solo paragrafi, titoli con ##, elenchi con -, **grassetto** e link che iniziano con https://.',
  version_invalid: () => 'Scrivi una versione come 3.1.10.',
  link_not_allowed: () => 'Scrivi un indirizzo https su uno dei siti ammessi, oppure lascia vuoto.',
  entries_invalid: () => 'Una delle voci non è scritta bene.',
  time_invalid: () => 'Scrivi un orario come 18:30.',
  position_invalid: () => 'Scrivi latitudine e longitudine, come 43.2871, 10.5230.',
  page_unknown: () => 'Scegli una pagina che esiste.',
} satisfies Record<FieldCode, (bounds: Bounds) => string>
