import type { it } from './it.ts'

/** The words of the back office's components in Dutch. */
export const nl: typeof it = {
  tender: {
    amount: 'Bedrag',
    tooMuch: (most: string) => `Vul een bedrag tot ${most} in.`,
    label: 'Betaalwijze',
    cash: 'Contant',
    card: 'Pin',
    given: 'Gegeven',
    notes: 'Waarschijnlijke bedragen',
    exact: 'Gepast',
    tooLittle: 'Dat is minder dan er te betalen is.',
    wrong: 'Vul een bedrag in, bijvoorbeeld 70 of 70,50.',
    change: 'Wisselgeld',
  },
  pay: {
    when: 'Wanneer betalen ze',
    times: { later: 'Later', link: 'Met een link', now: 'Nu' },
    by: 'Te betalen vóór',
    sellAndCollect: (amount) => `Verkopen en ${amount} afrekenen`,
    sellLater: 'Verkopen, later betalen',
    sellByLink: 'Verkopen en link sturen',
    sellFree: 'Verkopen, niets te betalen',
  },
  discount: {
    code: 'Kortingscode (optioneel)',
    summary: 'Code of korting',
    byHand: 'Korting',
    amount: 'Korting in euro',
    wrong: 'Vul een bedrag in, bijvoorbeeld 10 of 7,50.',
    most: (amount) => `Hoogstens ${amount}.`,
    reason: 'Reden van de korting',
    reasonNeeded: 'Geef een reden: die blijft bij de bestelling.',
    reasons: { regular: 'Vaste gast', trouble: 'Er ging iets mis', group: 'Groep' },
  },
  party: {
    people: 'Personen',
    smallDogs: 'Kleine honden',
    largeDogs: 'Grote honden',
    needsSpace: 'Een hond heeft ruimte nodig',
    dog: (number: number) => `Hond ${number}`,
  },
  person: {
    optional: { name: 'Naam (optioneel)', phone: 'Telefoon (optioneel)', email: 'E-mail (optioneel)' },
    needed: { name: 'Voor- en achternaam', phone: 'Telefoon', email: 'E-mail' },
    nameShort: 'Minstens twee letters.',
  },
}
