import type { it } from './it.ts'

export const nl: typeof it = {
  title: 'Herroeping',
  label: 'Overeenkomst hier herroepen',
  until: (day) => `Je kunt herroepen tot en met ${day}, zonder reden te geven.`,
  over: (day) => `De herroepingstermijn eindigde op ${day}.`,
  step: (now, all) => `Stap ${now} van ${all}`,
  statement: 'Je verklaring',
  intro: (thing, number) => `Ik herroep de overeenkomst ‘${thing}’, bestelling ${number}.`,
  name: 'Voor- en achternaam',
  contact: 'E-mail voor de bevestiging',
  next: 'Verder',
  confirmTitle: 'Herroeping bevestigen?',
  confirmText: 'Daarna is de overeenkomst beëindigd en gelden de beurten niet meer.',
  paid: 'Betaald',
  used: 'Al gebruikt',
  refund: 'We betalen terug',
  contract: 'Overeenkomst',
  confirm: 'Herroeping bevestigen',
  change: 'Verbeteren',
  done: 'Herroeping ontvangen',
  doneText: (when, contact) =>
    `We hebben je herroeping ontvangen op ${when}. De bevestiging is onderweg naar ${contact}.`,
  back: 'Het geld komt terug via hetzelfde betaalmiddel, uiterlijk binnen 14 dagen; contant geld bij de kassa.',
  toOrder: 'Terug naar de bestelling',
  none: 'Voor deze bestelling is er geen herroepingsrecht',
  noneText:
    'Plek en dagen staan vast: voor zulke overeenkomsten geeft de wet geen herroepingsrecht (art. 59, lid 1, letter n, van het Italiaanse consumentenwetboek).',
  unknown: 'Bestelling niet gevonden',
}
