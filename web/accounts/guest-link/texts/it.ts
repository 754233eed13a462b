/** The words of a guest's links to their orders, in Italian: the source of the other languages. */
export const it = {
  opening: 'Il tuo ordine',
  find: {
    title: 'Ritrova un ordine',
    text: 'Hai ordinato senza account? Ti mandiamo di nuovo i link dei tuoi ordini.',
    email: 'E-mail',
    number: 'Numero d’ordine',
    numberHint: 'È nell’e-mail di conferma',
    submit: 'Invia i link',
    sent: 'Se i dati sono giusti, l’e-mail arriva entro un minuto.',
  },
  over: {
    title: 'Questo link non vale più',
    text: 'L’ordine non è cambiato. Scrivi e-mail e numero d’ordine: ti mandiamo un link nuovo.',
  },
  others: {
    title: 'Questo ordine è di un ospite',
    text: (email: string) =>
      `Con l’account ${email} non si apre. Puoi uscire dall’account per vederlo, e accedere di nuovo quando vuoi.`,
    stay: 'Resta nel tuo account',
    leave: 'Esci e apri l’ordine',
  },
}
