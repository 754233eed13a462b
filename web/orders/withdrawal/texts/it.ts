import { withArticle } from '../../../../domain/platform/italian-article.ts'
/** The withdrawal function, in Italian: the source of the other languages. The label's words are the law's (art. 54-bis). */
export const it = {
  title: 'Recesso',
  label: 'Recedi dal contratto qui',
  until: (day: string) => `Hai tempo fino ${withArticle('al', day)}, senza dover dare spiegazioni.`,
  over: (day: string) => `Il tempo per recedere è finito ${withArticle('il', day)}.`,
  step: (now: number, all: number) => `Passo ${now} di ${all}`,
  statement: 'La tua dichiarazione',
  intro: (thing: string, number: string) => `Recedo dal contratto “${thing}”, ordine ${number}.`,
  name: 'Nome e cognome',
  contact: 'E-mail per la ricevuta',
  next: 'Continua',
  confirmTitle: 'Confermi il recesso?',
  confirmText: 'Dopo la conferma il contratto si scioglie e gli ingressi non valgono più.',
  paid: 'Pagato',
  used: 'Già usato',
  refund: 'Ti rimborsiamo',
  contract: 'Contratto',
  confirm: 'Conferma recesso',
  change: 'Correggi',
  done: 'Recesso ricevuto',
  doneText: (when: string, contact: string) =>
    `Lo abbiamo ricevuto ${withArticle('il', when)}. La ricevuta sta arrivando a ${contact}.`,
  back: 'Il rimborso arriva con lo stesso mezzo di pagamento, al più tardi entro 14 giorni; i contanti alla cassa.',
  toOrder: 'Torna all’ordine',
  none: 'Per questo ordine non c’è il recesso',
  noneText:
    'Posto e date sono fissi: per questi contratti la legge non prevede il recesso (art. 59, comma 1, lettera n).',
  unknown: 'Ordine non trovato',
}
