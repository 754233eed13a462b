import type { AccountMailTexts } from './account-mail-texts.ts'

export const de: AccountMailTexts = {
  code: {
    subject: (code, resort) => `${code} ist dein Code für ${resort}`,
    title: (firstName) => `Hallo ${firstName}, hier ist dein Code`,
    intro: (minutes) =>
      `Gib ihn in der App ein, um deine E-Mail zu bestätigen. Er gilt ${minutes} Minuten; forderst du einen neuen an, gilt nur noch der letzte.`,
    button: 'E-Mail bestätigen',
    where: 'Nimm denselben Browser oder dieselbe App, in der du das Konto erstellt hast.',
    notYou: 'Du hast kein Konto erstellt? Dann ist nichts zu tun. Gib den Code nicht weiter.',
  },
  already: {
    subject: (resort) => `Du hast schon ein Konto bei ${resort}`,
    title: (firstName) => `Hallo ${firstName}, wir kennen uns schon`,
    intro:
      'Jemand wollte mit dieser E-Mail ein Konto erstellen, aber es gibt schon eines. Dein Konto bleibt unverändert.',
    button: 'Anmelden',
    notYou: 'Warst du es, melde dich mit deinem Passwort an. Warst du es nicht, ist nichts zu tun.',
  },
  welcome: {
    subject: (resort) => `Willkommen bei ${resort}`,
    title: (firstName) => `Hallo ${firstName}, dein Konto ist bereit`,
    intro:
      'Du kannst jetzt Schirm und Parkplatz buchen, einen Tisch reservieren, an der Bar bestellen und deine Pässe wiederfinden.',
    button: 'App öffnen',
    signIn: (email) => `Melde dich mit ${email} und deinem Passwort an.`,
    signInSocial: 'Melde dich mit derselben Schaltfläche an, mit der du das Konto erstellt hast.',
    forgot: 'Passwort vergessen? Auf der Anmeldeseite wählst du ein neues.',
  },
  reset: {
    subject: (resort) => `Neues Passwort für ${resort}`,
    title: (firstName) => `Hallo ${firstName}, wähle ein neues Passwort`,
    intro: (minutes) =>
      `Öffne den Link und wähle das Passwort. Der Link gilt ${minutes} Minuten lang und nur einmal; forderst du einen neuen an, gilt nur der letzte.`,
    button: 'Neues Passwort wählen',
    notYou: 'Du hast das nicht angefordert? Dann ist nichts zu tun: Dein Passwort bleibt unverändert.',
  },
  passwordChanged: {
    subject: (resort) => `Dein Passwort bei ${resort} wurde geändert`,
    title: (firstName) => `Hallo ${firstName}, dein Passwort wurde geändert`,
    intro:
      'Zur Sicherheit haben wir dein Konto auf allen anderen Geräten abgemeldet: Melde dich mit dem neuen Passwort an.',
    button: 'Das warst nicht du? Wähle ein anderes Passwort',
    notYou: 'Hast du es geändert, ist nichts zu tun.',
  },
  proof: {
    subject: (code, resort) => `${code} ist dein Bestätigungscode für ${resort}`,
    title: (firstName) => `Hallo ${firstName}, bestätige, dass du es bist`,
    intro: (minutes) =>
      `Gib den Code in der App ein, um fortzufahren. Er gilt ${minutes} Minuten; forderst du einen neuen an, gilt nur der letzte.`,
    notYou:
      'Du hast das nicht angefordert? Dann ist jemand in deinem Konto: Ändere dein Passwort und gib den Code nicht weiter.',
  },
  newEmail: {
    subject: (resort) => `Bestätige deine neue E-Mail-Adresse für ${resort}`,
    title: (firstName) => `Hallo ${firstName}, bestätige deine neue E-Mail-Adresse`,
    intro: (minutes) =>
      `Öffne den Link, um diese E-Mail mit deinem Konto zu verwenden. Der Link gilt ${minutes} Minuten lang und nur einmal; melde dich danach neu an.`,
    button: 'Neue E-Mail-Adresse bestätigen',
    notYou: 'Du hast das nicht angefordert? Dann ist nichts zu tun.',
  },
  emailAsked: {
    subject: (resort) => `Anfrage: deine E-Mail-Adresse bei ${resort} zu ändern`,
    title: (firstName) => `Hallo ${firstName}, möchtest du deine E-Mail-Adresse ändern?`,
    intro:
      'Über dein Konto wurde eine andere E-Mail-Adresse angefragt. Bis die neue Adresse bestätigt ist, gilt weiter diese.',
    button: 'Das warst nicht du? Wähle ein anderes Passwort',
    notYou: 'Mit einem neuen Passwort verfällt die Anfrage. Warst du es, öffne den Link in deinem neuen Postfach.',
  },
  emailLeft: {
    subject: (resort) => `Deine E-Mail-Adresse bei ${resort} wurde geändert`,
    title: (firstName) => `Hallo ${firstName}, deine E-Mail-Adresse wurde geändert`,
    intro: 'Dein Konto verwendet jetzt eine andere E-Mail-Adresse. An diese Adresse schreiben wir nicht mehr.',
    button: 'Das warst nicht du? Kontaktiere uns',
    notYou: 'Hast du sie geändert, ist nichts zu tun.',
  },
  emailTaken: {
    subject: (resort) => `Deine neue E-Mail-Adresse für ${resort}`,
    title: (firstName) => `Hallo ${firstName}, deine neue E-Mail-Adresse ist bestätigt`,
    intro:
      'Melde dich ab jetzt mit dieser E-Mail an. Zur Sicherheit haben wir dein Konto auf allen Geräten abgemeldet.',
    button: 'Anmelden',
    notYou: 'Warst du es nicht, antworte auf diese E-Mail.',
  },
  guestEmailLeft: {
    subject: (resort) => `Deine Bestellungen bei ${resort}: E-Mail geändert`,
    title: (firstName) => `Hallo ${firstName}, die E-Mail deiner Bestellungen hat sich geändert`,
    intro:
      'Auf dem Gerät, mit dem du bestellt hast, wurde eine andere E-Mail-Adresse angegeben. Bestätigungen und Hinweise gehen jetzt dorthin, und die Links, die du hier bekommen hast, öffnen die Bestellungen nicht mehr.',
    button: 'Das warst nicht du? Kontaktiere uns',
    notYou: 'Hast du sie geändert, ist nichts zu tun.',
  },
  staffInvited: {
    subject: (resort) => `Dein Zugang zur Verwaltung von ${resort}`,
    title: (firstName) => `Hallo ${firstName}, willkommen im Team`,
    intro: (hours) =>
      `Die Leitung hat dir Zugang zur Verwaltung gegeben. Öffne den Link auf deinem Handy oder auf dem Tablet: In fünf Minuten erstellst du deinen Passkey, oder wählst ein Passwort mit einer Code-App, und bist drin. Er gilt ${hours} Stunden.`,
    button: 'Loslegen',
    notYou: 'Du arbeitest nicht hier? Dann ignoriere diese E-Mail.',
  },
  staffNewDevice: {
    subject: (resort) => `Die Verwaltung von ${resort} wurde auf einem neuen Gerät geöffnet`,
    title: (firstName) => `Hallo ${firstName}, hast du dich auf einem neuen Gerät angemeldet?`,
    intro: (device) =>
      `Mit deinem Passwort und deinem Code hat sich jemand in der Verwaltung angemeldet, ${device === '' ? 'auf einem Gerät' : `auf ${device}`}, wo du noch nie angemeldet warst.`,
    button: 'Das warst nicht du? Wähle ein anderes Passwort',
    notYou: 'Wenn du es warst, musst du nichts tun. Mit einem anderen Passwort werden alle Geräte abgemeldet.',
  },
  staffWrongPin: {
    subject: (resort) => `Falsche PINs unter deinem Namen bei ${resort}`,
    title: (firstName) => `Hallo ${firstName}, jemand probiert deine PIN aus`,
    intro: (device) =>
      `Auf einem Tablet der Verwaltung${device === '' ? '' : ` (${device})`} wurde unter deinem Namen dreimal eine falsche PIN eingegeben.`,
    button: 'Verwaltung öffnen',
    notYou: 'Wenn du es warst, musst du nichts tun. Wenn nicht, wähle eine andere PIN und sag der Leitung Bescheid.',
  },
  passkeyAdded: {
    subject: (resort) => `Ein neuer Passkey für ${resort}`,
    title: (firstName) => `Hallo ${firstName}, es gibt einen neuen Passkey`,
    intro: (name) => `Ab jetzt öffnet auch ein Passkey${name === '' ? '' : `, erstellt mit ${name},`} dein Konto.`,
    notYou: 'Das warst nicht du? Entferne ihn sofort und wähle ein anderes Passwort: Jemand war in deinem Konto.',
  },
  passkeyRemoved: {
    subject: (resort) => `Einer deiner Passkeys für ${resort} wurde entfernt`,
    title: (firstName) => `Hallo ${firstName}, ein Passkey wurde entfernt`,
    intro: (name) =>
      `Der Passkey${name === '' ? '' : ` „${name}“`} öffnet dein Konto nicht mehr. Du kannst ihn auch von deinem Gerät löschen.`,
    notYou: 'Das warst nicht du? Prüfe deine Passkeys und wähle ein anderes Passwort.',
  },
  passkeyCopied: {
    subject: (resort) => `Wir haben einen deiner Passkeys für ${resort} abgewiesen`,
    title: (firstName) => `Hallo ${firstName}, ein Passkey wurde abgewiesen`,
    intro: (name) =>
      `Jemand hat deinen Passkey${name === '' ? '' : ` „${name}“`} so benutzt, dass es nach einer Kopie aussieht. Hineingekommen ist niemand.`,
    notYou: 'Entferne diesen Passkey und lege einen neuen an: Den alten hat vielleicht jemand anderes.',
  },
  passkeyButton: { account: 'Deine Passkeys', desk: 'Verwaltung öffnen' },
  recoveryCodeUsed: {
    subject: (resort) => `Einer deiner Wiederherstellungscodes für ${resort} wurde benutzt`,
    title: (firstName) => `Hallo ${firstName}, ein Wiederherstellungscode wurde benutzt`,
    intro:
      'Mit deinem Passwort und einem Wiederherstellungscode hat sich jemand in der Verwaltung angemeldet. Dieser Code gilt nicht mehr.',
    button: 'Das warst nicht du? Wähle ein anderes Passwort',
    notYou:
      'Wenn du es warst, musst du nichts tun. Hast du dein Handy verloren, bitte die Leitung, deinen zweiten Schritt zurückzusetzen.',
  },
  authenticatorAdded: {
    subject: (resort) => `Für ${resort} wurde eine Code-App hinzugefügt`,
    title: (firstName) => `Hallo ${firstName}, du kannst dich jetzt auch mit einer Code-App anmelden`,
    intro:
      'Ab jetzt sind die Codes einer Authenticator-App der zweite Schritt deiner Anmeldung in der Verwaltung, neben deinen Passkeys.',
    button: 'Das warst nicht du? Wähle ein anderes Passwort',
    notYou:
      'Wenn du es warst, musst du nichts tun. Wenn nicht, gib der Leitung sofort Bescheid: Sie kann deinen zweiten Schritt zurücksetzen.',
  },
  secondFactorReset: {
    subject: (resort) => `Dein zweiter Schritt für ${resort} wurde zurückgesetzt`,
    title: (firstName) => `Hallo ${firstName}, dein zweiter Schritt wurde zurückgesetzt`,
    intro:
      'Die Leitung hat den zweiten Schritt deines Zugangs zur Verwaltung zurückgesetzt. Um einen neuen einzurichten, fordere den Link für ein anderes Passwort an; dort erstellst du einen Passkey, oder du wählst das Passwort und verbindest deine Authenticator-App.',
    button: 'Link anfordern',
    notYou: 'Du hast nicht darum gebeten? Wähle sofort ein anderes Passwort und sprich mit der Leitung.',
  },
  guestOrders: {
    subject: (resort) => `Deine Bestellungen bei ${resort}`,
    title: (firstName) => `Hallo ${firstName}, hier sind deine Bestellungen`,
    intro: 'Mit diesen Links siehst, bezahlst und stornierst du deine Bestellungen ohne Konto. Gib sie nicht weiter.',
    order: (number, day) => `Bestellung ${number} · ${day}`,
    notYou: 'Du hast sie nicht angefordert? Dann ist nichts zu tun.',
  },
}
