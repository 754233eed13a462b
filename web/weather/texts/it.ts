import { withArticle } from '../../../domain/platform/italian-article.ts'
import { plural } from '../../platform/texts.ts'
/** What guests read of bad weather (B-19), in Italian: the source of the other languages. */
export const it = {
  title: 'Se il tempo è brutto',
  ruleDetail: 'Che cosa ti spetta, e quando',
  rule: 'La regola',
  intro: 'Vale quello che si vede dalla spiaggia, mai una previsione. Mattina e pomeriggio contano ognuno per sé:',
  rain: (hours: number) => `almeno ${hours} ${plural('it', hours, { one: 'ora', other: 'ore' })} di pioggia`,
  wind: (hours: number, knots: number) =>
    `almeno ${hours} ${plural('it', hours, { one: 'ora', other: 'ore' })} di vento da ${knots} ${plural('it', knots, { one: 'nodo', other: 'nodi' })} in su`,
  flag: (hours: number) => `almeno ${hours} ${plural('it', hours, { one: 'ora', other: 'ore' })} di bandiera rossa`,
  window: (from: string, to: string, turn: string, minutes: number) =>
    `Si conta dalle ${from} alle ${to}; il pomeriggio comincia alle ${turn}. Un’osservazione vale al massimo ${minutes} minuti, se nessuno guarda di nuovo.`,
  credit: (percent: number) =>
    `Chi ha pagato e non era ancora venuto riceve in credito ${withArticle('il', percent)}\u00a0% del prezzo di quelle mezze giornate.`,
  arrived: (percent: number) => `Chi era già al suo posto riceve ${withArticle('il', percent)}\u00a0%.`,
  arrivedNone: 'Chi era già al suo posto non riceve credito.',
  choose: (hours: number, days: number) =>
    `Lo stabilimento conferma il giorno; poi si sceglie entro ${hours} ${plural('it', hours, { one: 'ora', other: 'ore' })}: il credito, o un altro giorno nei ${days} seguenti senza pagare altro. Chi non sceglie riceve il credito.`,
  unpaid: 'Chi avrebbe pagato alla cassa non deve niente per quelle mezze giornate.',
  subscriptions: (percent: number) =>
    `Chi ha un abbonamento o un carnet riceve in credito, senza fare nulla, ${withArticle('il', percent)}\u00a0% di quanto costano quelle mezze giornate.`,
  subscriptionsNone: 'Abbonamenti e carnet sono esclusi.',
  yours: 'I tuoi giorni',
  offer: (day: string) => `Brutto tempo ${day}: credito o un altro giorno`,
  given: (day: string) => `Brutto tempo ${day}`,
  until: (day: string, time: string) => `Puoi scegliere fino a ${day} alle ${time}`,
  take: (amount: string) => `Prendi ${amount} di credito`,
  move: (day: string, code: string) => `Sposta a ${day}, posto ${code}`,
  full: 'Al momento nessun altro giorno è libero.',
  credited: (amount: string) => `${amount} di credito sono tuoi`,
  moved: (day: string, code: string) => `Spostato a ${day}, posto ${code}`,
  order: 'Ordine',
  states: {
    open: 'Da scegliere',
    credited: (amount: string) => `${amount} di credito`,
    moved: 'Spostato',
    lapsed: 'Non vale più',
  },
  parts: { full_day: 'giornata intera', morning: 'mattina', afternoon: 'pomeriggio' },
  causes: { rain: 'pioggia', wind: 'vento', red_flag: 'bandiera rossa' },
}
