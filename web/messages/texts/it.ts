/** The words about what a guest hears of, in Italian: the source of the other languages. */
export const it = {
  title: 'Notifiche',
  device: {
    title: 'Questo dispositivo',
    label: 'Notifiche su questo dispositivo',
    about: 'Compaiono anche quando l’app è chiusa. Arrivano solo finché resti collegato qui.',
    failed: 'Il browser non ha attivato le notifiche. Riprova, o controlla le sue impostazioni.',
    off: 'Riceverai le notifiche solo dopo averle attivate su un dispositivo.',
    denied: {
      title: 'Notifiche bloccate',
      text: 'Hai bloccato le notifiche per questa app. Per riceverle, apri le impostazioni del sito nel browser, consenti le notifiche e torna qui.',
    },
    unsupported: {
      title: 'Notifiche non disponibili',
      text: 'Questo browser non riceve notifiche. Ti scriviamo per e-mail.',
    },
    needs_install: {
      title: 'Prima aggiungi l’app alla schermata Home',
      text: 'Su iPhone e iPad le notifiche arrivano all’app installata: in Safari tocca Condividi, poi “Aggiungi alla schermata Home”, e apri l’app da lì.',
    },
  },
  topics: {
    orders: {
      title: 'Ordini',
      text: 'Quando l’ordine del bar è pronto o i posti nel carrello stanno per tornare liberi. Le e-mail sui tuoi ordini arrivano sempre: sono la tua ricevuta.',
    },
    reminders: {
      title: 'Promemoria',
      text: 'Il giorno prima di ombrellone, tavolo, parcheggio e servizi. Una volta sola: la notifica, oppure l’e-mail.',
    },
    broadcasts: { title: 'Avvisi dello stabilimento', text: 'Chiusure e maltempo nei giorni in cui hai prenotato.' },
  },
  push: 'Notifica',
  mail: 'E-mail',
  sms: {
    title: 'SMS',
    label: 'SMS quando non c’è altro modo',
    text: 'Se la notifica e l’e-mail non arrivano, ti mandiamo un SMS al numero del tuo profilo. Puoi cambiare idea quando vuoi.',
  },
  saved: 'Salvato',
  ready: {
    offer: 'Avvisami quando è pronto',
    text: 'Chiudi pure l’app: quando il bar ha finito ti arriva una notifica.',
    on: 'Ti avvisiamo qui quando è pronto.',
  },
}
