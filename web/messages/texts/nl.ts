import type { it } from './it.ts'

/** The words about what a guest hears of, in Dutch. */
export const nl: typeof it = {
  title: 'Meldingen',
  device: {
    title: 'Dit apparaat',
    label: 'Meldingen op dit apparaat',
    about: 'Ze verschijnen ook als de app dicht is, en alleen zolang je hier ingelogd blijft.',
    failed: 'De browser heeft de meldingen niet aangezet. Probeer het opnieuw of kijk bij de instellingen.',
    off: 'Je krijgt meldingen zodra je ze op een apparaat hebt aangezet.',
    denied: {
      title: 'Meldingen geblokkeerd',
      text: 'Je hebt meldingen van deze app geblokkeerd. Wil je ze toch, open dan de site-instellingen van je browser, sta meldingen toe en kom hier terug.',
    },
    unsupported: {
      title: 'Meldingen niet beschikbaar',
      text: 'Deze browser ontvangt geen meldingen. We schrijven je per e-mail.',
    },
    needs_install: {
      title: 'Zet de app eerst op je beginscherm',
      text: 'Op iPhone en iPad komen meldingen bij de geïnstalleerde app: tik in Safari op Deel, daarna op ‘Zet op beginscherm’, en open de app daar.',
    },
  },
  topics: {
    orders: {
      title: 'Bestellingen',
      text: 'Als je bestelling bij de bar klaar is of de plekken in je winkelwagen bijna vrijkomen. E-mails over je bestellingen krijg je altijd: die zijn je bewijs.',
    },
    reminders: {
      title: 'Herinneringen',
      text: 'De dag vóór je parasol, tafel, parkeerplek of dienst. Maar één keer: de melding of de e-mail.',
    },
    broadcasts: {
      title: 'Berichten van het strandbad',
      text: 'Sluitingen en slecht weer op de dagen dat je hebt gereserveerd.',
    },
  },
  push: 'Melding',
  mail: 'E-mail',
  sms: {
    title: 'SMS',
    label: 'Sms als niets anders aankomt',
    text: 'Als de melding en de e-mail niet aankomen, sturen we een sms naar het nummer in je profiel. Je kunt je altijd bedenken.',
  },
  saved: 'Opgeslagen',
  ready: {
    offer: 'Laat het me weten als die klaar is',
    text: 'Je mag de app sluiten: er komt een melding als de bar klaar is.',
    on: 'We laten het je hier weten als die klaar is.',
  },
}
