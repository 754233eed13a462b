import type { it } from './it.ts'

export const nl: typeof it = {
  or: 'of',
  continueWith: (provider) => `Doorgaan met ${provider}`,
  arriving: 'Je wordt ingelogd…',
  failures: {
    cancelled: {
      title: 'Inloggen geannuleerd',
      text: 'Er is niets veranderd. Probeer het opnieuw of log op een andere manier in.',
    },
    expired: {
      title: 'Inloggen verlopen',
      text: 'Het duurde te lang, of je begon in een andere browser. Probeer het hier opnieuw.',
    },
    failed: {
      title: 'Inloggen niet gelukt',
      text: 'We konden je niet herkennen. Probeer het zo opnieuw of log op een andere manier in.',
    },
  },
  toLogin: 'Terug naar inloggen',
  completion: {
    title: 'Je bent er bijna',
    text: (provider) => `${provider} heeft ons verteld wie je bent. Controleer de gegevens en vul aan wat ontbreekt.`,
    willMailCode: 'We sturen je een code om je e-mail te bevestigen.',
    submit: 'Account aanmaken',
  },
  code: {
    title: 'Bekijk je mail',
    text: (email) => `We hebben een code van 6 cijfers gestuurd naar ${email}.`,
    label: 'Code',
    hint: 'Kijk ook bij ongewenste mail. Alleen de laatste code werkt.',
    submit: 'Bevestigen',
    another: 'Stuur me een nieuwe code',
    sent: 'Er is een nieuwe code onderweg.',
    otherEmail: 'Ander adres',
  },
  link: {
    title: 'Je hebt al een account',
    text: (email, provider) =>
      `Er is al een account met ${email}. Bevestig dat het van jou is: we koppelen het aan ${provider}, en voortaan log je ook zo in.`,
    password: 'Wachtwoord',
    submit: 'Koppelen en inloggen',
    byCode: 'Mail me een code',
    byPassword: 'Wachtwoord gebruiken',
    wrong: 'Het wachtwoord klopt niet. Controleer het en probeer het opnieuw.',
    another: 'Anders inloggen',
  },
}
