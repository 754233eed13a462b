import type { it } from './it.ts'

/** The words of the help, in German. */
export const de: typeof it = {
  handbook: 'Handbuch',
  lines: {
    spiaggia: [
      'Tippe auf einen Platz: Du siehst, wer da ist, was noch offen ist und was du tun kannst.',
      'Einen freien Platz verkaufst du hier; wer ankommt, wird mit dem QR-Code erfasst.',
    ],
    arrivi: [
      'Alle, die an einem Tag kommen, mit dem, was noch zu kassieren ist.',
      'Ein Tippen erfasst die ganze Gruppe als angekommen und kassiert.',
    ],
    bar: [
      'Die Bestellungen von heute, vom Annehmen bis zum Bringen.',
      'Jede Bestellung hat eine Taste: den nächsten Schritt.',
    ],
    ristorante: [
      'Die Tische einer Runde, mit Reservierungen und wer schon sitzt.',
      'Wer anruft, ist mit einem Tippen eingetragen; Online-Plätze öffnest und schließt du hier.',
    ],
    catalogo: [
      'Alles, was Gäste bestellen oder lesen, Bereich für Bereich.',
      'Was du änderst, steht in der App, sobald du es veröffentlichst.',
    ],
    prezzi: [
      'Preise, Saisons und Aktionen des Strands.',
      'Alles bleibt ein Entwurf, bis du veröffentlichst: Probier vorher einen Preis aus.',
    ],
    numeri: [
      'Wie voll der Strand ist und was er einnimmt, im Vergleich zum Vorjahr.',
      'Jedes Diagramm lässt sich auch als Tabelle lesen und exportieren.',
    ],
    parametri: [
      'Wie das Strandbad arbeitet: Zeiten, Grenzen, Zahlungen, Texte.',
      'Ein geänderter Wert gilt sofort; der Verlauf sagt, wer ihn geändert hat.',
    ],
    cassa: [
      'Wer noch zahlen muss, was hereinkam, und der Kassenabschluss.',
      'Bei jeder Zahlung und Erstattung steht, wer sie gemacht hat.',
    ],
    clienti: [
      'Die Karte eines Gastes: Bestellungen, Hunde, Dokumente, Notizen.',
      'Zwei Buchstaben des Namens genügen, oder Telefon, Platz, Bestellung.',
    ],
    abbonamenti: ['Saisonkarten mit Raten, Besuchen und Platzwechseln.', 'Eine Rate kassierst du neben ihrer Zeile.'],
    'lista-attesa': [
      'Wer auf einen Platz wartet, Tag für Tag, der Reihe nach.',
      'Frei gewordene Plätze werden von selbst angeboten: Hier siehst du, wie weit jedes Angebot ist.',
    ],
    cani: [
      'Die Dokumente der Hunde zum Prüfen, und vermisste Hunde.',
      'In Ordnung oder nicht: Der Gast liest es sofort.',
    ],
    messaggi: [
      'Eine Nachricht an alle, die an einem Tag kommen, in fünf Sprachen.',
      'Schick sie zuerst dir selbst; wen sie nicht erreicht, der steht mit Telefonnummer in der Liste.',
    ],
    credito: [
      'Geld, das ein Gast nur hier ausgibt, mit allen Bewegungen.',
      'Du gibst es mit einem Grund, den der Gast liest.',
    ],
    richieste: [
      'Geld, das über eine Grenze hinausgeht, wartet hier auf ein zweites Ja.',
      'Nach dem Ja geschieht es von selbst, einmal, wie gefragt.',
    ],
    scontrini: [
      'Belege, die noch auszustellen sind, und die ausgestellten.',
      'Antwortet das Gerät nicht, trägst du die Nummer von Hand ein.',
    ],
    meteo: ['Tage mit schlechtem Wetter, und was Gäste dafür bekommen.', 'Es zählen die Beobachtungen vom Strand.'],
    cartelli: [
      'Der QR-Code jedes Schirms, zum Drucken.',
      'Wer ihn scannt, bestellt an der Bar, der Platz steht schon da.',
    ],
    mappa: [
      'Der Plan des Strands: Reihen, Plätze, Zonen.',
      'Du zeichnest an einem Entwurf; veröffentlicht sehen ihn die Gäste.',
    ],
    persone: [
      'Wer hier arbeitet, und in welchen Rollen.',
      'Eine Einladung per E-Mail führt vom Passwort bis zur ersten Seite.',
    ],
    registro: [
      'Wer hat was getan, und wann.',
      'Eine Zeile zeigt vorher und nachher; eine Suche lässt sich exportieren.',
    ],
    altro: [
      'Die anderen Seiten deiner Rolle.',
      'Über deinen Namen öffnest du deine Kassenlade und wechselst Person, PIN, Sprache und Aussehen.',
    ],
  },
}
