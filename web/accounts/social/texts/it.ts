/** Source texts of the social logins. */
export const it = {
  or: 'oppure',
  continueWith: (provider: string) => `Continua con ${provider}`,
  arriving: 'Ti stiamo facendo entrare…',
  failures: {
    cancelled: {
      title: 'Accesso annullato',
      text: 'Non è cambiato niente. Puoi riprovare o entrare in un altro modo.',
    },
    expired: {
      title: 'Accesso scaduto',
      text: 'È passato troppo tempo, o l’accesso è iniziato in un altro browser. Riprova da qui.',
    },
    failed: {
      title: 'Accesso non riuscito',
      text: 'Non siamo riusciti a riconoscerti. Riprova tra poco o entra in un altro modo.',
    },
  },
  toLogin: 'Torna all’accesso',
  completion: {
    title: 'Ci sei quasi',
    text: (provider: string) => `${provider} ci ha detto chi sei. Controlla i dati e aggiungi quello che manca.`,
    willMailCode: 'Ti manderemo un codice per confermare la tua e-mail.',
    submit: 'Crea account',
  },
  code: {
    title: 'Guarda la posta',
    text: (email: string) => `Abbiamo mandato un codice di 6 cifre a ${email}.`,
    label: 'Codice',
    hint: 'Può finire tra la posta indesiderata. Vale l’ultimo codice arrivato.',
    submit: 'Conferma',
    another: 'Mandami un altro codice',
    sent: 'Un nuovo codice è in arrivo.',
    otherEmail: 'Cambia indirizzo',
  },
  link: {
    title: 'Hai già un account',
    text: (email: string, provider: string) =>
      `Con ${email} c’è già un account. Conferma che è tuo: lo colleghiamo a ${provider}, e da oggi entri anche così.`,
    password: 'Password',
    submit: 'Collega e accedi',
    byCode: 'Mandami un codice via e-mail',
    byPassword: 'Usa la password',
    wrong: 'La password non è corretta. Controlla e riprova.',
    another: 'Usa un altro accesso',
  },
}
