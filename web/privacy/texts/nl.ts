import type { it } from './it.ts'

export const nl: typeof it = {
  title: 'Mijn gegevens',
  consents: {
    title: 'Waar je ja op zei',
    personal_data: 'Verwerking van gegevens',
    purposes: 'Doelen van de verwerking',
    given: (version, day, time) => `Versie ${version}, ${day} om ${time}`,
    none: 'Je hebt nog geen toestemming gegeven.',
  },
  download: {
    title: 'Een kopie voor jou',
    text: 'Alles wat we van je bewaren: profiel, honden en documenten, bestellingen, betalingen, toestemmingen. Als pagina om te lezen en af te drukken, of als bestand voor een ander programma. Wachtwoorden en sleutels staan er niet in.',
    page: 'Download als pagina',
    button: 'Download als bestand (JSON)',
    fileName: 'mijn-gegevens',
    done: 'Bestand op je apparaat bewaard',
  },
  correct: {
    title: 'Als er iets niet klopt',
    profile: 'Naam en telefoon verbeteren',
    security: 'E-mail of wachtwoord wijzigen',
  },
  leave: {
    title: 'Als je weg wilt',
    row: 'Account verwijderen',
  },
  deletion: {
    page: 'Account verwijderen',
    title: 'Wil je je account verwijderen?',
    text: 'We wissen profiel, honden en kaarten. Betaalde reserveringen blijven geldig tot hun datum.',
    paid: (count) =>
      count === 1
        ? 'Je hebt één betaalde reservering. Noteer het nummer of bewaar de pas: daarna toont de app die niet meer.'
        : `Je hebt ${count} betaalde reserveringen. Noteer de nummers of bewaar de passen: daarna toont de app die niet meer.`,
    seeOrders: 'Mijn bestellingen bekijken',
    unpaid: (count) =>
      count === 1
        ? 'Eén reservering is niet betaald: die annuleren we.'
        : `${count} reserveringen zijn niet betaald: die annuleren we.`,
    word: 'VERWIJDER',
    field: (word) => `Typ ${word} om te bevestigen`,
    keep: 'Account houden',
    forever: 'Voorgoed verwijderen',
    credit: (amount) => `Je hebt ${amount} tegoed: dat verlies je met het account. Gebruik het eventueel eerst.`,
    underWay: 'Er loopt nog een betaling. Wacht tot die is afgerond, dan kun je het account verwijderen.',
    staffTitle: 'Je hoort bij het personeel',
    staffText: 'Vraag de leiding van het strandbad om je rollen te verwijderen. Daarna kun je het account verwijderen.',
    askTitle: 'Vraag het per e-mail',
    askText: (email) =>
      `Hier worden accounts op verzoek verwijderd. Schrijf naar ${email} vanaf het adres waarmee je inlogt.`,
    goodbye: 'Je account is verwijderd. Geniet van de zee.',
  },
}
