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
  guest: {
    leave: 'Esci da questo dispositivo',
    title: 'Vuoi uscire?',
    text: 'I tuoi ordini restano validi. Per rivederli apri il link nell’e-mail di conferma, o usa “Ritrova un ordine”.',
    unsent: 'Un ordine che aspetta la rete non partirà.',
  },
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
