import type { it } from './it.ts'

export const nl: typeof it = {
  opening: 'Je bestelling',
  find: {
    title: 'Bestelling terugvinden',
    text: 'Heb je zonder account besteld? We sturen je de links van je bestellingen opnieuw.',
    email: 'E-mail',
    number: 'Bestelnummer',
    numberHint: 'Staat in de bevestigingsmail',
    submit: 'Links sturen',
    sent: 'Als de gegevens kloppen, komt de mail binnen een minuut.',
  },
  over: {
    title: 'Deze link werkt niet meer',
    text: 'Je bestelling is niet veranderd. Vul e-mail en bestelnummer in: we sturen je een nieuwe link.',
  },
  others: {
    title: 'Deze bestelling is van een gast',
    text: (email) =>
      `Met het account ${email} kun je hem niet openen. Log uit om hem te zien; daarna kun je gewoon weer inloggen.`,
    stay: 'In je account blijven',
    leave: 'Uitloggen en de bestelling openen',
  },
}
