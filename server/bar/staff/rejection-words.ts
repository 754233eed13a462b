import type { RejectReason } from '../../../domain/bar/calls.ts'
import type { Language } from '../../../domain/platform/language.ts'

/** What a guest reads in the mail when the bar sends an order back and wrote no words of its own. */
const WORDS: Readonly<Record<Language, Readonly<Record<RejectReason, string>>>> = {
  it: {
    sold_out: 'Quello che hai ordinato è appena finito.',
    too_busy: 'Adesso al bar ci sono troppi ordini.',
    closing: 'Il bar sta chiudendo.',
    place_not_found: 'Non ti abbiamo trovato al posto indicato.',
    asked_by_guest: 'Ce lo hai chiesto tu.',
    other: 'Questa volta non ci riusciamo.',
  },
  en: {
    sold_out: 'What you ordered has just run out.',
    too_busy: 'The bar has too many orders right now.',
    closing: 'The bar is closing.',
    place_not_found: 'We could not find you at that place.',
    asked_by_guest: 'You asked us to.',
    other: 'We cannot make it this time.',
  },
  fr: {
    sold_out: 'Ce que tu as commandé vient d’être épuisé.',
    too_busy: 'Le bar a trop de commandes en ce moment.',
    closing: 'Le bar ferme.',
    place_not_found: 'Nous ne t’avons pas trouvé à cet emplacement.',
    asked_by_guest: 'C’est toi qui nous l’as demandé.',
    other: 'Cette fois, nous n’y arrivons pas.',
  },
  nl: {
    sold_out: 'Wat je bestelde is net op.',
    too_busy: 'De bar heeft nu te veel bestellingen.',
    closing: 'De bar gaat sluiten.',
    place_not_found: 'We hebben je op die plek niet gevonden.',
    asked_by_guest: 'Je hebt het ons zelf gevraagd.',
    other: 'Deze keer lukt het niet.',
  },
  de: {
    sold_out: 'Was du bestellt hast, ist gerade ausgegangen.',
    too_busy: 'Die Bar hat gerade zu viele Bestellungen.',
    closing: 'Die Bar schließt gerade.',
    place_not_found: 'Wir haben dich an diesem Platz nicht gefunden.',
    asked_by_guest: 'Du hast uns darum gebeten.',
    other: 'Diesmal schaffen wir es nicht.',
  },
}

/** Why the bar sent an order back, for its guest. */
export function rejectionWords(reason: RejectReason, language: Language): string {
  return WORDS[language][reason]
}
