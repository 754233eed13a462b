import type { WorkKind } from '../use-waiting-work.ts'

/** The bell's words, in Italian: the source of the other languages. */
export const it = {
  title: 'Da vedere',
  label: (total: number) => `Da vedere: ${total}`,
  none: 'Niente aspetta te, ora.',
  gap: 'Non riesco a controllare tutto: qui può mancare qualcosa.',
  retry: 'Controlla di nuovo',
  kinds: {
    bar: 'Ordini del bar da accettare',
    late: 'Ospiti in ritardo',
    stranded: 'Ospiti senza il loro posto',
    requests: 'Uscite di denaro che aspettano il tuo sì',
    issues: 'Differenze da chiarire nella cassa',
    undelivered: 'Messaggi non consegnati',
    weather: 'Giorni di brutto tempo da decidere',
    receipts: 'Scontrini da emettere',
    dogs: 'Documenti dei cani da controllare',
    lost: 'Cani persi da segnalare agli ospiti',
  } as Record<WorkKind, string>,
}
