/** Source texts of the live webcam. */
export const it = {
  title: 'LIVE WEBCAM',
  label: 'La spiaggia in diretta',
  live: 'LIVE',
  still: 'Immagine ferma',
  stillLabel: 'L’ultima immagine della spiaggia, non in diretta',
  stillText: 'La diretta è ferma: quello che vedi non è di adesso.',
  data: 'Si aggiorna da sola. Con dati mobili consuma circa 4 MB al minuto.',
  fullScreen: 'A tutto schermo',
  missing: 'La webcam non è disponibile adesso',
  missingText: 'Può essere spenta o senza rete. La spiaggia c’è lo stesso: riprova tra poco.',
  retry: 'Riprova',
  close: 'Chiudi',
  loading: 'Cerco la webcam…',
}
