import { withArticle } from '../../../../domain/platform/italian-article.ts'

/** The words of passkeys, in Italian: the source of the other languages. */
export const it = {
  login: 'Accedi con una passkey',
  prove: 'Conferma con la passkey',
  proofText: 'Basta il volto, l’impronta o il PIN del tuo dispositivo.',
  otherWay: 'Conferma in un altro modo',
  failed: 'La passkey non ha funzionato su questo dispositivo. Riprova, o accedi in un altro modo.',
  notMade: 'La passkey non è stata creata. Riprova, o scegli un altro dispositivo.',
  existing: 'Questo dispositivo ha già una tua passkey.',
  list: {
    title: 'Passkey',
    text: 'Entri con il volto, l’impronta o il PIN del dispositivo: niente password da ricordare.',
    add: 'Aggiungi una passkey',
    added: 'Passkey aggiunta',
    unnamed: 'Passkey',
    unused: 'Mai usata',
    usedToday: (time: string) => `Usata oggi alle ${time}`,
    usedYesterday: (time: string) => `Usata ieri alle ${time}`,
    usedOn: (day: string) => `Usata ${withArticle('il', day)}`,
    ofDesk: 'Si cambia in gestione',
  },
  edit: {
    title: 'La tua passkey',
    name: 'Nome',
    hint: 'Per riconoscerla: per esempio «Il mio telefono».',
    save: 'Salva il nome',
    saved: 'Nome salvato',
    remove: 'Togli la passkey',
    removed: 'Passkey tolta: cancellala anche dal dispositivo',
    last: 'È il tuo unico modo di entrare: prima di toglierla aggiungine un’altra.',
    back: 'Indietro',
  },
}
