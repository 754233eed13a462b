/** The words of the sheet that asks who one is, in Italian: the source of the other languages. */
export const it = {
  title: 'Conferma che sei tu',
  text: 'Proteggiamo il tuo account, anche se qualcuno ha in mano il tuo telefono.',
  password: 'Password',
  submit: 'Conferma',
  wrong: 'La password non è corretta. Controlla e riprova.',
  byCode: 'Mandami un codice via e-mail',
  byPassword: 'Usa la password',
  willSendTo: (email: string) => `Ti mandiamo un codice di 6 cifre a ${email}.`,
  sentTo: (email: string) => `Abbiamo mandato un codice di 6 cifre a ${email}.`,
  send: 'Mandami il codice',
  again: 'Mandami un altro codice',
  code: 'Codice',
}
