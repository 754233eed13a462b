import type { HelpId } from '../chapters.ts'

/** The words of the help, in Italian: the source of the other languages. */
export const it = {
  handbook: 'Manuale',
  /** What a screen is for, and what to know of it. */
  lines: {
    spiaggia: [
      'Tocca un posto: vedi chi c’è, che cosa deve e che cosa puoi fare.',
      'Un posto libero si vende da qui; chi arriva si segna leggendo il QR.',
    ],
    arrivi: [
      'Tutti quelli che vengono in un giorno, con quanto resta da incassare.',
      'Un tocco segna l’arrivo di tutta la compagnia e incassa.',
    ],
    bar: [
      'Le comande di oggi, da accettare a consegnate.',
      'Ogni comanda ha un pulsante solo: il passo che viene dopo.',
    ],
    ristorante: [
      'I tavoli di un turno, con chi ha prenotato e chi è già seduto.',
      'Chi telefona si aggiunge con un tocco; i posti online si aprono e chiudono qui.',
    ],
    catalogo: [
      'Tutto ciò che gli ospiti ordinano o leggono, sezione per sezione.',
      'Quello che cambi si vede nell’app quando lo pubblichi.',
    ],
    prezzi: [
      'Listino, stagioni e promozioni della spiaggia.',
      'Tutto resta una bozza finché non pubblichi: prima puoi provare un prezzo.',
    ],
    numeri: [
      'Quanto è piena la spiaggia e quanto entra, accanto all’anno prima.',
      'Ogni disegno si legge anche come tabella e si esporta.',
    ],
    parametri: [
      'Come lavora lo stabilimento: orari, limiti, pagamenti, testi.',
      'Un valore cambiato vale subito; la storia dice chi l’ha cambiato.',
    ],
    cassa: [
      'Chi deve ancora pagare, che cosa è entrato, e la chiusura.',
      'Ogni incasso e ogni rimborso resta scritto con chi l’ha fatto.',
    ],
    clienti: [
      'La scheda di un ospite: ordini, cani, documenti, note.',
      'Bastano due lettere del nome, il telefono, il posto o l’ordine.',
    ],
    abbonamenti: ['Gli abbonamenti con rate, ingressi e cambi di posto.', 'Una rata si incassa accanto alla sua riga.'],
    'lista-attesa': [
      'Chi aspetta un posto, giorno per giorno, in ordine.',
      'I posti che si liberano vengono offerti da soli: qui leggi a che punto sono.',
    ],
    cani: ['I documenti dei cani da guardare, e i cani persi.', 'Va bene o non va bene: l’ospite lo legge subito.'],
    messaggi: [
      'Un avviso a chi viene in un giorno, in cinque lingue.',
      'Mandalo prima a te; chi non viene raggiunto lo trovi con il telefono.',
    ],
    credito: [
      'Denaro che un ospite spende solo qui, con tutti i suoi movimenti.',
      'Si dà con un motivo, che l’ospite legge.',
    ],
    richieste: [
      'Denaro che esce oltre un limite: aspetta qui un secondo sì.',
      'Dopo il sì succede da solo, una volta, come è stato chiesto.',
    ],
    scontrini: [
      'Gli scontrini da emettere e quelli emessi.',
      'Se l’apparecchio non risponde, il numero si scrive a mano.',
    ],
    meteo: [
      'I giorni di brutto tempo, e che cosa ne viene agli ospiti.',
      'Contano le osservazioni che registri dalla spiaggia.',
    ],
    cartelli: ['Il QR di ogni ombrellone, da stampare.', 'Chi lo legge ordina dal bar con il posto già scritto.'],
    mappa: ['La pianta della spiaggia: file, posti, zone.', 'Disegni su una bozza; pubblicata, la vedono gli ospiti.'],
    persone: ['Chi lavora qui, con i suoi ruoli.', 'Un invito per e-mail porta dalla password alla prima schermata.'],
    registro: ['Chi ha fatto che cosa, e quando.', 'Una riga si apre su prima e dopo; la ricerca si esporta.'],
    altro: ['Le altre schermate del tuo ruolo.', 'Dal tuo nome cambi persona, PIN, lingua e aspetto.'],
  } as Readonly<Record<HelpId, readonly [string, string]>>,
}
