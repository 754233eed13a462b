import type { it } from './it.ts'

export const de: typeof it = {
  or: 'oder',
  continueWith: (provider) => `Weiter mit ${provider}`,
  arriving: 'Du wirst angemeldet…',
  failures: {
    cancelled: {
      title: 'Anmeldung abgebrochen',
      text: 'Es hat sich nichts geändert. Versuch es noch mal oder melde dich anders an.',
    },
    expired: {
      title: 'Anmeldung abgelaufen',
      text: 'Es hat zu lange gedauert, oder du hast in einem anderen Browser angefangen. Versuch es von hier noch mal.',
    },
    failed: {
      title: 'Anmeldung hat nicht geklappt',
      text: 'Wir konnten dich nicht erkennen. Versuch es gleich noch mal oder melde dich anders an.',
    },
  },
  toLogin: 'Zurück zur Anmeldung',
  completion: {
    title: 'Fast geschafft',
    text: (provider) => `${provider} hat uns gesagt, wer du bist. Prüfe die Angaben und ergänze, was fehlt.`,
    willMailCode: 'Wir schicken dir einen Code, um deine E-Mail zu bestätigen.',
    submit: 'Konto erstellen',
  },
  code: {
    title: 'Schau in deine Mails',
    text: (email) => `Wir haben einen 6-stelligen Code an ${email} geschickt.`,
    label: 'Code',
    hint: 'Schau auch im Spam-Ordner nach. Nur der neueste Code gilt.',
    submit: 'Bestätigen',
    another: 'Schick mir einen neuen Code',
    sent: 'Ein neuer Code ist unterwegs.',
    otherEmail: 'Adresse ändern',
  },
  link: {
    title: 'Du hast schon ein Konto',
    text: (email, provider) =>
      `Mit ${email} gibt es schon ein Konto. Bestätige, dass es deines ist: Wir verknüpfen es mit ${provider}, und ab jetzt meldest du dich auch so an.`,
    password: 'Passwort',
    submit: 'Verknüpfen und anmelden',
    byCode: 'Schick mir einen Code per E-Mail',
    byPassword: 'Passwort verwenden',
    wrong: 'Das Passwort stimmt nicht. Prüfe es und versuch es noch mal.',
    another: 'Anders anmelden',
  },
}
