/** The words of the ways back to an account, in Italian: the source of the other languages. */
export const it = {
  request: {
    title: 'Password dimenticata?',
    text: 'Ti mandiamo un link per crearne una nuova.',
    email: 'E-mail',
    submit: 'Invia il link',
    sent: 'Se l’indirizzo è registrato, l’e-mail arriva entro un minuto.',
  },
  over: {
    title: 'Questo link non vale più',
    text: 'Ogni link vale una volta sola e per poco tempo. Te ne mandiamo uno nuovo.',
  },
  reset: {
    title: 'Nuova password',
    repeat: 'Ripeti la password',
    mismatch: 'Le due password non coincidono.',
    submit: 'Salva',
  },
  signedOut: {
    passwordChanged:
      'La password è cambiata e abbiamo chiuso l’accesso sugli altri dispositivi. Accedi con quella nuova.',
    emailChanged: (email: string) => `Da ora accedi con ${email}. Abbiamo chiuso l’accesso su tutti i dispositivi.`,
  },
}
