import type { it } from './it.ts'

/** What a search engine says of the public pages, in German; `app` of the app as a whole. 50 to 160 letters each. */
export const de: typeof it = {
  app: 'Sonnenschirme, Restaurant und Strandbar, auch für Gäste mit Hund.',
  welcome:
    'Schirm buchen, an der Bar bestellen, Tisch reservieren: alles am Strand, auch mit Hund. Als Gast oder mit deinem Konto.',
  signup:
    'Mit deiner E-Mail ein Konto erstellen: Schirme buchen, Bestellungen wiederfinden und die Daten deiner Hunde behalten.',
  recoverPassword: 'Ein neues Passwort wählen: Wir schicken einen Code an die E-Mail-Adresse deines Kontos.',
  findOrder:
    'Als Gast bestellt? Mit der E-Mail-Adresse der Bestellung findest du Buchungen, Übersicht und QR-Code für den Strand wieder.',
  home: 'Das Meer heute, die Tageskarte und alles, was sich am Strand buchen lässt: Schirm, Tisch, Parkplatz und Services.',
  dailyMenu: 'Die Gerichte des Tages im Restaurant am Strand, jedes mit Preis und Allergenen.',
  news: 'Neues vom Strand: Veranstaltungen, Öffnungszeiten, Hinweise und was sich für Gäste mit Hund ändert.',
  webcam: 'Strand und Meer live: vor der Abfahrt sehen, wie Wetter und Wellen sind.',
  search:
    'Tage, halben oder ganzen Tag, Personen und Hunde wählen und gleich sehen, welche Schirme frei sind und was sie kosten.',
  map: 'Der Plan des Strandes mit freien Plätzen, Schatten und Hundezonen: Schirm antippen und festhalten.',
  subscriptionPlans: 'Ein Schirm für einen Monat oder die ganze Saison: Abos am Strand mit Preisen und Tagen.',
  bar: 'Die Barkarte mit Preisen und Allergenen: von der Liege bestellen, wir bringen alles an den Schirm.',
  restaurant: 'Einen Tisch im Restaurant am Strand reservieren: Tag, Mahlzeit, Personen und auch Platz für den Hund.',
  parking: 'Einen Platz auf dem Parkplatz am Strand buchen: freie Plätze und Preise für jeden Tag.',
  services: 'Was sich am Strand leihen und nutzen lässt, auch für Hunde: Tag und Menge wählen und den Preis sehen.',
  weather: 'Was bei schlechtem Wetter mit deiner Buchung geschieht: Regeln, andere Tage und Guthaben.',
  contacts:
    'Telefon, E-Mail, Adresse und der Weg zum Strand, mit Preisen, Services, Barrierefreiheit und Regeln für Hunde.',
  info: 'Informationen des Strandbads: Preise, Services und Regeln am Strand.',
  personalData:
    'Wie das Strandbad deine personenbezogenen Daten verarbeitet: welche, wozu, wie lange, und deine Rechte.',
  purposes:
    'Zu welchen Zwecken das Strandbad deine Daten nutzt, auf welcher Rechtsgrundlage, und was du ablehnen kannst.',
}
