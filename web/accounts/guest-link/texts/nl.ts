import type { it } from './it.ts'

export const nl: typeof it = {
  opening: 'Je bestelling',
  find: {
    title: 'Een bestelling terugvinden',
    text: 'Heb je zonder account besteld? We sturen je de links van je bestellingen opnieuw.',
    email: 'E-mail',
    number: 'Bestelnummer',
    numberHint: 'Het staat in de bevestigingsmail',
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
      `Met het account ${email} gaat ze niet open. Je kunt uitloggen om haar te zien, en later weer inloggen.`,
    stay: 'In je account blijven',
    leave: 'Uitloggen en de bestelling openen',
  },
}
