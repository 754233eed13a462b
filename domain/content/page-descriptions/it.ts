/** What a search engine says of the public pages, in Italian: the source of the other languages; `app` of the app as a whole. 50 to 160 letters each. */
export const it = {
  app: 'Ombrelloni, ristorante e bar della spiaggia, anche per chi viene con il cane.',
  welcome:
    'Prenota l’ombrellone, ordina al bar e riserva un tavolo in spiaggia, anche con il cane. Entra come ospite o con il tuo account.',
  signup:
    'Crea un account con la tua e-mail per prenotare ombrelloni, ritrovare gli ordini e salvare i dati dei tuoi cani.',
  recoverPassword: 'Scegli una nuova password: ti mandiamo un codice all’e-mail del tuo account.',
  findOrder: 'Hai ordinato come ospite? Con l’e-mail dell’ordine ritrovi prenotazioni, riepilogo e QR per la spiaggia.',
  home: 'Il mare di oggi, il menù del giorno e tutto quello che si prenota in spiaggia: ombrellone, tavolo, parcheggio e servizi.',
  dailyMenu: 'I piatti di oggi del ristorante sulla spiaggia, con prezzi e allergeni di ognuno.',
  news: 'Novità della spiaggia: eventi, aperture, avvisi e quello che cambia per chi viene con il cane.',
  webcam: 'La spiaggia e il mare in diretta: guarda il tempo e le onde prima di partire.',
  search:
    'Scegli giorni, mezza giornata o giornata intera, persone e cani: vedi subito quali ombrelloni sono liberi e a quale prezzo.',
  map: 'La pianta della spiaggia con i posti liberi, l’ombra e le zone per i cani: tocca un ombrellone e riservalo.',
  subscriptionPlans:
    'Un ombrellone per il mese o per tutta la stagione: formule, prezzi e giorni degli abbonamenti della spiaggia.',
  bar: 'Il menù del bar con prezzi e allergeni: ordina dal lettino e ti portiamo tutto all’ombrellone.',
  restaurant: 'Prenota un tavolo al ristorante sulla spiaggia: giorno, turno, persone e un posto anche per il cane.',
  parking: 'Prenota un posto al parcheggio della spiaggia: posti liberi e prezzi per ogni giorno.',
  services: 'Quello che si noleggia e si usa in spiaggia, anche per i cani: scegli giorno e quantità e vedi il prezzo.',
  weather: 'Cosa succede alla tua prenotazione quando il tempo è brutto: regole, cambi di giorno e credito.',
  contacts:
    'Telefono, e-mail, indirizzo e come arrivare in spiaggia, con prezzi, servizi, accessibilità e regole per i cani.',
  info: 'Informazioni dello stabilimento: prezzi, servizi e regole della spiaggia.',
  personalData: 'Come lo stabilimento tratta i tuoi dati personali: quali, perché, per quanto tempo e i tuoi diritti.',
  purposes: 'Per quali scopi lo stabilimento usa i tuoi dati, su quale base di legge e quali puoi rifiutare.',
}
