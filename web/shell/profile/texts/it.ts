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
}
