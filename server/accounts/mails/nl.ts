import type { AccountMailTexts } from './account-mail-texts.ts'

export const nl: AccountMailTexts = {
  code: {
    subject: (code, resort) => `${code} is je code voor ${resort}`,
    title: (firstName) => `Hoi ${firstName}, hier is je code`,
    intro: (minutes) =>
      `Vul hem in de app in om je e-mail te bevestigen. Hij werkt ${minutes} minuten; vraag je een andere aan, dan werkt alleen de laatste.`,
    button: 'Bevestig je e-mail',
    where: 'Gebruik dezelfde browser of app waarin je het account hebt gemaakt.',
    notYou: 'Heb je geen account gemaakt? Dan hoef je niets te doen. Geef de code aan niemand anders.',
  },
  already: {
    subject: (resort) => `Je hebt al een account bij ${resort}`,
    title: (firstName) => `Hoi ${firstName}, we kennen elkaar al`,
    intro:
      'Iemand probeerde een account te maken met dit e-mailadres, maar dat heeft er al een. Je account blijft zoals het is.',
    button: 'Inloggen',
    notYou: 'Was jij het, log dan in met je wachtwoord. Was jij het niet, dan hoef je niets te doen.',
  },
  welcome: {
    subject: (resort) => `Welkom bij ${resort}`,
    title: (firstName) => `Hoi ${firstName}, je account is klaar`,
    intro:
      'Je kunt nu een parasol en een parkeerplek boeken, een tafel reserveren, bij de bar bestellen en je passen terugvinden.',
    button: 'Open de app',
    signIn: (email) => `Log in met ${email} en je wachtwoord.`,
    signInSocial: 'Log in met dezelfde knop waarmee je het account hebt gemaakt.',
    forgot: 'Wachtwoord vergeten? Kies een nieuw wachtwoord in het inlogscherm.',
  },
  reset: {
    subject: (resort) => `Nieuw wachtwoord voor ${resort}`,
    title: (firstName) => `Hoi ${firstName}, kies een nieuw wachtwoord`,
    intro: (minutes) =>
      `Open de link en kies het wachtwoord. De link werkt ${minutes} minuten en maar één keer; vraag je een andere aan, dan werkt alleen de laatste.`,
    button: 'Kies een nieuw wachtwoord',
    notYou: 'Heb je dit niet gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
  },
  passwordChanged: {
    subject: (resort) => `Je wachtwoord bij ${resort} is gewijzigd`,
    title: (firstName) => `Hoi ${firstName}, je wachtwoord is gewijzigd`,
    intro: 'Voor de zekerheid is je account op alle andere apparaten uitgelogd: log in met het nieuwe wachtwoord.',
    button: 'Was jij het niet? Kies een ander wachtwoord',
    notYou: 'Heb jij het gewijzigd, dan hoef je niets te doen.',
  },
  proof: {
    subject: (code, resort) => `${code} is je bevestigingscode voor ${resort}`,
    title: (firstName) => `Hoi ${firstName}, bevestig dat jij het bent`,
    intro: (minutes) =>
      `Vul de code in de app in om door te gaan. Hij werkt ${minutes} minuten; vraag je een andere aan, dan werkt alleen de laatste.`,
    notYou:
      'Heb je dit niet gevraagd? Dan zit er iemand in je account: wijzig je wachtwoord en geef de code aan niemand.',
  },
  newEmail: {
    subject: (resort) => `Bevestig je nieuwe e-mailadres voor ${resort}`,
    title: (firstName) => `Hoi ${firstName}, bevestig je nieuwe e-mailadres`,
    intro: (minutes) =>
      `Open de link om dit e-mailadres met je account te gebruiken. De link werkt ${minutes} minuten en maar één keer; log daarna opnieuw in.`,
    button: 'Bevestig het nieuwe e-mailadres',
    notYou: 'Heb je dit niet gevraagd? Dan hoef je niets te doen.',
  },
  emailAsked: {
    subject: (resort) => `Verzoek om je e-mailadres bij ${resort} te wijzigen`,
    title: (firstName) => `Hoi ${firstName}, wil je je e-mailadres wijzigen?`,
    intro:
      'Vanuit je account is gevraagd om een ander e-mailadres te gebruiken. Tot het nieuwe adres is bevestigd, blijft dit gelden.',
    button: 'Was jij het niet? Kies een ander wachtwoord',
    notYou: 'Met een nieuw wachtwoord vervalt het verzoek. Was jij het, open dan de link in je nieuwe mailbox.',
  },
  emailLeft: {
    subject: (resort) => `Je e-mailadres bij ${resort} is gewijzigd`,
    title: (firstName) => `Hoi ${firstName}, je e-mailadres is gewijzigd`,
    intro: 'Je account gebruikt nu een ander e-mailadres. Naar dit adres schrijven we niet meer.',
    button: 'Was jij het niet? Neem contact op',
    notYou: 'Heb jij het gewijzigd, dan hoef je niets te doen.',
  },
  emailTaken: {
    subject: (resort) => `Je nieuwe e-mailadres voor ${resort}`,
    title: (firstName) => `Hoi ${firstName}, je nieuwe e-mailadres is bevestigd`,
    intro: 'Log voortaan in met dit e-mailadres. Voor de zekerheid is je account op alle apparaten uitgelogd.',
    button: 'Inloggen',
    notYou: 'Was jij het niet, beantwoord dan deze e-mail.',
  },
  guestEmailLeft: {
    subject: (resort) => `Je bestellingen bij ${resort}: e-mailadres gewijzigd`,
    title: (firstName) => `Hoi ${firstName}, het e-mailadres van je bestellingen is gewijzigd`,
    intro:
      'Op het apparaat waarmee je hebt besteld, is een ander e-mailadres opgegeven. Bevestigingen en berichten gaan nu daarheen, en de links die je hier hebt gekregen, openen de bestellingen niet meer.',
    button: 'Was jij het niet? Neem contact op',
    notYou: 'Heb jij het gewijzigd, dan hoef je niets te doen.',
  },
  staffInvited: {
    subject: (resort) => `Je toegang tot het beheer van ${resort}`,
    title: (firstName) => `Hoi ${firstName}, welkom in het team`,
    intro: (hours) =>
      `De leiding heeft je toegang tot het beheer gegeven. Open de link op je telefoon of op de tablet: in vijf minuten maak je je passkey, of kies je een wachtwoord met een code-app, en ben je binnen. De link werkt ${hours} uur.`,
    button: 'Beginnen',
    notYou: 'Werk je hier niet? Negeer deze e-mail dan.',
  },
  staffNewDevice: {
    subject: (resort) => `Het beheer van ${resort} is op een nieuw apparaat geopend`,
    title: (firstName) => `Hoi ${firstName}, heb je op een nieuw apparaat ingelogd?`,
    intro: (device) =>
      `Met je wachtwoord en je code is iemand het beheer binnengekomen ${device === '' ? 'op een apparaat' : `op ${device}`}, waar je nog nooit was ingelogd.`,
    button: 'Was jij dit niet? Kies een ander wachtwoord',
    notYou: 'Was jij het, dan hoef je niets te doen. Met een ander wachtwoord worden alle apparaten uitgelogd.',
  },
  staffWrongPin: {
    subject: (resort) => `Verkeerde pincodes onder jouw naam bij ${resort}`,
    title: (firstName) => `Hoi ${firstName}, iemand probeert je pincode`,
    intro: (device) =>
      `Op een tablet van het beheer${device === '' ? '' : ` (${device})`} is drie keer een verkeerde pincode onder jouw naam ingevoerd.`,
    button: 'Open het beheer',
    notYou:
      'Was jij het, dan hoef je niets te doen. Was jij het niet, kies dan een andere pincode en vertel het de leiding.',
  },
  passkeyAdded: {
    subject: (resort) => `Nieuwe passkey voor ${resort}`,
    title: (firstName) => `Hallo ${firstName}, er is een nieuwe passkey`,
    intro: (name) => `Vanaf nu opent ook een passkey${name === '' ? '' : ` die met ${name} is gemaakt`} je account.`,
    notYou: 'Was jij dit niet? Haal hem meteen weg en kies een ander wachtwoord: iemand is in je account geweest.',
  },
  passkeyRemoved: {
    subject: (resort) => `Een van je passkeys voor ${resort} is weggehaald`,
    title: (firstName) => `Hallo ${firstName}, er is een passkey weggehaald`,
    intro: (name) =>
      `De passkey${name === '' ? '' : ` ‘${name}’`} opent je account niet meer. Je kunt hem ook van je apparaat verwijderen.`,
    notYou: 'Was jij dit niet? Controleer je passkeys en kies een ander wachtwoord.',
  },
  passkeyCopied: {
    subject: (resort) => `We hebben een van je passkeys voor ${resort} geweigerd`,
    title: (firstName) => `Hallo ${firstName}, er is een passkey geweigerd`,
    intro: (name) =>
      `Iemand heeft je passkey${name === '' ? '' : ` ‘${name}’`} gebruikt op een manier die op een kopie lijkt. Diegene is niet binnengekomen.`,
    notYou: 'Haal deze passkey weg en maak een nieuwe: iemand anders heeft de oude misschien.',
  },
  passkeyButton: { account: 'Je passkeys', desk: 'Het beheer openen' },
  recoveryCodeUsed: {
    subject: (resort) => `Een van je herstelcodes voor ${resort} is gebruikt`,
    title: (firstName) => `Hoi ${firstName}, er is een herstelcode gebruikt`,
    intro: 'Met je wachtwoord en een herstelcode is iemand het beheer binnengekomen. Die code werkt niet meer.',
    button: 'Was jij dit niet? Kies een ander wachtwoord',
    notYou:
      'Was jij het, dan hoef je niets te doen. Ben je je telefoon kwijt, vraag dan de leiding om je tweede stap te resetten.',
  },
  authenticatorAdded: {
    subject: (resort) => `Er is een code-app toegevoegd aan je login voor ${resort}`,
    title: (firstName) => `Hoi ${firstName}, je kunt nu ook een code-app gebruiken`,
    intro:
      'Vanaf nu zijn de codes van een authenticator-app de tweede stap van je toegang tot het beheer, naast je passkeys.',
    button: 'Was jij dit niet? Kies een ander wachtwoord',
    notYou:
      'Was jij het, dan hoef je niets te doen. Was jij het niet, laat het de leiding dan meteen weten: die kan je tweede stap resetten.',
  },
  secondFactorReset: {
    subject: (resort) => `Je tweede stap voor ${resort} is gereset`,
    title: (firstName) => `Hoi ${firstName}, je tweede stap is gereset`,
    intro:
      'De leiding heeft de tweede stap van je toegang tot het beheer gereset. Vraag voor een nieuwe de link voor een ander wachtwoord aan; daar maak je een passkey, of kies je het wachtwoord en koppel je je authenticator-app.',
    button: 'De link aanvragen',
    notYou: 'Heb je er niet om gevraagd? Kies meteen een ander wachtwoord en praat met de leiding.',
  },
  guestOrders: {
    subject: (resort) => `Je bestellingen bij ${resort}`,
    title: (firstName) => `Hoi ${firstName}, hier zijn je bestellingen`,
    intro: 'Met deze links bekijk, betaal en annuleer je je bestellingen zonder account. Geef ze aan niemand.',
    order: (number, day) => `Bestelling ${number} · ${day}`,
    notYou: 'Heb je ze niet gevraagd? Dan hoef je niets te doen.',
  },
}
