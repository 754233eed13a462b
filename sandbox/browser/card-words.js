/** What the card fields and the dialogs around them say. */
const WORDS = {
  en: {
    number: 'Card number',
    expiry: 'Expiry date, month and year',
    cvc: 'Security code',
    frame: 'Secure card field',
    bank: 'Confirmation by your bank',
    close: 'Close',
    incomplete_number: 'Your card number is incomplete.',
    invalid_number: 'Your card number is invalid.',
    incomplete_expiry: "Your card's expiration date is incomplete.",
    invalid_expiry_month: "Your card's expiration month is invalid.",
    invalid_expiry_month_past: "Your card's expiration date is in the past.",
    invalid_expiry_year: "Your card's expiration year is invalid.",
    invalid_expiry_year_past: "Your card's expiration year is in the past.",
    incomplete_cvc: "Your card's security code is incomplete.",
  },
  it: {
    number: 'Numero della carta',
    expiry: 'Scadenza, mese e anno',
    cvc: 'Codice di sicurezza',
    frame: 'Campo protetto della carta',
    bank: 'Conferma della tua banca',
    close: 'Chiudi',
    incomplete_number: 'Il numero della carta è incompleto.',
    invalid_number: 'Il numero della carta non è valido.',
    incomplete_expiry: 'La data di scadenza della carta è incompleta.',
    invalid_expiry_month: 'Il mese di scadenza della carta non è valido.',
    invalid_expiry_month_past: 'La data di scadenza della carta è passata.',
    invalid_expiry_year: "L'anno di scadenza della carta non è valido.",
    invalid_expiry_year_past: "L'anno di scadenza della carta è passato.",
    incomplete_cvc: 'Il codice di sicurezza della carta è incompleto.',
  },
  fr: {
    number: 'Numéro de carte',
    expiry: "Date d'expiration, mois et année",
    cvc: 'Code de sécurité',
    frame: 'Champ sécurisé de la carte',
    bank: 'Confirmation de votre banque',
    close: 'Fermer',
    incomplete_number: 'Le numéro de votre carte est incomplet.',
    invalid_number: "Le numéro de votre carte n'est pas valide.",
    incomplete_expiry: "La date d'expiration de votre carte est incomplète.",
    invalid_expiry_month: "Le mois d'expiration de votre carte n'est pas valide.",
    invalid_expiry_month_past: "La date d'expiration de votre carte est passée.",
    invalid_expiry_year: "L'année d'expiration de votre carte n'est pas valide.",
    invalid_expiry_year_past: "L'année d'expiration de votre carte est passée.",
    incomplete_cvc: 'Le code de sécurité de votre carte est incomplet.',
  },
  nl: {
    number: 'Kaartnummer',
    expiry: 'Vervaldatum, maand en jaar',
    cvc: 'Beveiligingscode',
    frame: 'Beveiligd kaartveld',
    bank: 'Bevestiging door je bank',
    close: 'Sluiten',
    incomplete_number: 'Het kaartnummer is onvolledig.',
    invalid_number: 'Het kaartnummer is ongeldig.',
    incomplete_expiry: 'De vervaldatum van de kaart is onvolledig.',
    invalid_expiry_month: 'De vervalmaand van de kaart is ongeldig.',
    invalid_expiry_month_past: 'De vervaldatum van de kaart is voorbij.',
    invalid_expiry_year: 'Het vervaljaar van de kaart is ongeldig.',
    invalid_expiry_year_past: 'Het vervaljaar van de kaart is voorbij.',
    incomplete_cvc: 'De beveiligingscode van de kaart is onvolledig.',
  },
  de: {
    number: 'Kartennummer',
    expiry: 'Ablaufdatum, Monat und Jahr',
    cvc: 'Prüfnummer',
    frame: 'Sicheres Kartenfeld',
    bank: 'Bestätigung durch Ihre Bank',
    close: 'Schließen',
    incomplete_number: 'Die Kartennummer ist unvollständig.',
    invalid_number: 'Die Kartennummer ist ungültig.',
    incomplete_expiry: 'Das Ablaufdatum der Karte ist unvollständig.',
    invalid_expiry_month: 'Der Ablaufmonat der Karte ist ungültig.',
    invalid_expiry_month_past: 'Das Ablaufdatum der Karte liegt in der Vergangenheit.',
    invalid_expiry_year: 'Das Ablaufjahr der Karte ist ungültig.',
    invalid_expiry_year_past: 'Das Ablaufjahr der Karte liegt in der Vergangenheit.',
    incomplete_cvc: 'Die Prüfnummer der Karte ist unvollständig.',
  },
}

/** The language of a locale such as `it-IT`; English for one that is missing here, the browser's own for `auto`. */
export function languageOf(locale = 'auto') {
  const [language] = (locale === 'auto' ? navigator.language : locale).toLowerCase().split(/[-_]/)
  return Object.hasOwn(WORDS, language) ? language : 'en'
}

/** The words of a language that `languageOf` answered. */
export function wordsIn(language) {
  return WORDS[language]
}
