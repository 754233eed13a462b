/** What a person reads when a call did not reach the server or broke on the way. */
export const it = {
  network: 'Non c’è rete. Controlla la connessione e riprova.',
  timeout: 'Nessuna risposta dopo 25 secondi. Controlla la rete e riprova.',
  defect: 'Ops, qualcosa è andato storto. Riprova. Se continua, esci dall’account e rientra.',
  asked: 'La richiesta è partita: ora aspetta il sì della direzione.',
}
