/** The words of the profile's menu, in Italian: the source of the other languages. */
export const it = {
  coming: (count: number) => `${count} in arrivo`,
  subscriptions: 'I miei abbonamenti',
  credit: 'Credito',
  security: 'Accesso e sicurezza',
  findOrder: 'Ritrova un ordine',
  myData: 'I miei dati',
  notifications: 'Notifiche',
  waiting: 'Lista d’attesa',
  install: {
    row: 'Installa l’app',
    why: 'Si apre dalla schermata Home e mostra i tuoi QR anche senza rete.',
    steps: [
      'Tocca il pulsante Condividi di Safari.',
      'Scegli “Aggiungi alla schermata Home”.',
      'Conferma con “Aggiungi”.',
    ],
  },
}
