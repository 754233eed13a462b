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
      'Chi viene in un giorno, con quanto resta da incassare.',
      'Un tocco segna l’arrivo di tutta la compagnia e incassa.',
    ],
    bar: [
      'Le comande di oggi, dalle nuove alle consegnate.',
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
      'Quanto è piena la spiaggia e quanto si incassa, a confronto con l’anno scorso.',
      'Ogni grafico si legge anche come tabella e si esporta.',
    ],
    parametri: [
      'Come lavora lo stabilimento: orari, limiti, pagamenti, testi.',
      'Una modifica vale subito; la storia dice chi l’ha fatta.',
    ],
    cassa: [
      'Chi deve ancora pagare, quanto è entrato e la chiusura.',
      'Di ogni incasso e di ogni rimborso resta scritto chi l’ha fatto.',
    ],
    clienti: [
      'La scheda di un ospite: ordini, cani, documenti, note.',
      'Bastano due lettere del nome, il telefono, il posto o l’ordine.',
    ],
    abbonamenti: ['Gli abbonamenti con rate, ingressi e cambi di posto.', 'Una rata si incassa accanto alla sua riga.'],
    'lista-attesa': [
      'Chi aspetta un posto, giorno per giorno, in ordine.',
      'I posti che si liberano vengono offerti in automatico: qui vedi a che punto è ogni offerta.',
    ],
    cani: [
      'I documenti dei cani da controllare, e i cani smarriti.',
      'Accetti o rifiuti un documento: l’ospite lo sa subito.',
    ],
    messaggi: [
      'Un avviso a chi viene in un giorno, in cinque lingue.',
      'Mandalo prima a te; chi non è raggiunto sta in un elenco, con il telefono.',
    ],
    credito: [
      'Denaro che un ospite può spendere solo qui, con tutti i movimenti.',
      'Quando lo dai scrivi per che cosa: l’ospite lo legge.',
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
      'I giorni di brutto tempo, e che cosa spetta agli ospiti.',
      'Conta ciò che il personale registra dalla spiaggia.',
    ],
    cartelli: ['Il QR di ogni ombrellone, da stampare.', 'Chi lo inquadra ordina al bar con il posto già scritto.'],
    mappa: [
      'La pianta della spiaggia: file, posti, zone.',
      'Lavori su una bozza; gli ospiti la vedono quando la pubblichi.',
    ],
    persone: ['Chi lavora qui, e con quali ruoli.', 'Un invito per e-mail porta dalla password alla prima schermata.'],
    registro: [
      'Chi ha fatto che cosa, e quando.',
      'Tocca una riga per vedere prima e dopo; quello che cerchi si può esportare.',
    ],
    altro: [
      'Le altre schermate del tuo ruolo.',
      'Dal tuo nome apri il tuo cassetto e cambi persona, PIN, lingua e aspetto.',
    ],
  } as Readonly<Record<HelpId, readonly [string, string]>>,
}
