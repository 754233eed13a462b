import type { it } from './it.ts'

/** The bell's words, in Dutch. */
export const nl: typeof it = {
  title: 'Te doen',
  label: (total) => `Te doen: ${total}`,
  none: 'Er wacht nu niets op je.',
  gap: 'Niet alles kon worden nagekeken: hier kan iets ontbreken.',
  retry: 'Opnieuw nakijken',
  kinds: {
    bar: 'Barbestellingen om aan te nemen',
    late: 'Gasten die te laat zijn',
    stranded: 'Gasten zonder hun plek',
    requests: 'Geld dat op jouw ja wacht',
    issues: 'Kasverschillen om uit te zoeken',
    undelivered: 'Niet-bezorgde berichten',
    weather: 'Slechtweerdagen om over te beslissen',
    receipts: 'Bonnen om uit te geven',
    dogs: 'Hondendocumenten om na te kijken',
    lost: 'Vermiste honden om aan gasten te melden',
  },
}
