/** The words of "I miei dati" and of the deletion of an account, in Italian: the source of the other languages. */
export const it = {
  title: 'I miei dati',
  consents: {
    title: 'A che cosa hai detto sì',
    personal_data: 'Trattamento dei dati',
    purposes: 'Finalità dei dati',
    given: (version: string, day: string, time: string) => `Versione ${version}, ${day} alle ${time}`,
    none: 'Non hai ancora dato nessun consenso.',
  },
  download: {
    title: 'Una copia per te',
    text: 'Tutto quello che conserviamo di te: profilo, cani e documenti, ordini, pagamenti, consensi. Come pagina da leggere e stampare, o come file per un altro programma. Le password e le chiavi non ci sono.',
    page: 'Scarica una pagina da leggere',
    button: 'Scarica i miei dati (JSON)',
    fileName: 'i-miei-dati',
    done: 'File salvato sul tuo dispositivo',
  },
  correct: {
    title: 'Se qualcosa non è giusto',
    profile: 'Correggi nome e telefono',
    security: 'Cambia e-mail o password',
  },
  leave: {
    title: 'Se vuoi andare via',
    row: 'Elimina account',
  },
  deletion: {
    page: 'Elimina account',
    title: 'Vuoi eliminare l’account?',
    text: 'Cancelliamo profilo, cani e carte. Le prenotazioni pagate restano valide fino alla data.',
    paid: (count: number) =>
      count === 1
        ? 'Hai una prenotazione pagata. Segnati il numero o salva il pass: dopo l’app non li mostra più.'
        : `Hai ${count} prenotazioni pagate. Segnati i numeri o salva i pass: dopo l’app non li mostra più.`,
    seeOrders: 'Vedi i miei ordini',
    unpaid: (count: number) =>
      count === 1
        ? 'Una prenotazione non è pagata: la annulliamo.'
        : `${count} prenotazioni non sono pagate: le annulliamo.`,
    word: 'ELIMINA',
    field: (word: string) => `Scrivi ${word} per confermare`,
    keep: 'Tieni l’account',
    forever: 'Elimina per sempre',
    credit: (amount: string) => `Hai ${amount} di credito: eliminando l’account lo perdi. Se vuoi, usalo prima.`,
    underWay: 'Un pagamento è ancora in corso. Aspetta che finisca, poi puoi eliminare l’account.',
    staffTitle: 'Fai parte del personale',
    staffText: 'Chiedi alla direzione di toglierti i ruoli. Poi puoi eliminare l’account.',
    askTitle: 'Chiedilo via e-mail',
    askText: (email: string) =>
      `Qui l’account si elimina su richiesta. Scrivici a ${email} dall’indirizzo con cui accedi.`,
    goodbye: 'Il tuo account è eliminato. Buon mare.',
  },
}
