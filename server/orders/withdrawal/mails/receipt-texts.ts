import type { Language } from '../../../../domain/platform/language.ts'

interface ReceiptTexts {
  readonly subject: (number: string) => string
  readonly title: string
  readonly intro: string
  readonly received: string
  readonly name: string
  readonly contact: string
  readonly contract: string
  readonly paid: string
  readonly used: string
  readonly refund: string
  readonly back: string
  readonly fromDesk: string
  readonly nothingBack: string
  readonly open: string
}

/** The words of the receipt of a withdrawal, in every language. */
export const RECEIPT_TEXTS: Readonly<Record<Language, ReceiptTexts>> = {
  it: {
    subject: (number) => `Ricevuta del recesso, ordine ${number}`,
    title: 'Abbiamo ricevuto il tuo recesso',
    intro: 'Ecco la tua dichiarazione così come l’abbiamo ricevuta. Conserva questa e-mail: è la ricevuta.',
    received: 'Ricevuta il',
    name: 'Nome',
    contact: 'Contatto',
    contract: 'Contratto da cui recedi',
    paid: 'Pagato',
    used: 'Già usato',
    refund: 'Ti rimborsiamo',
    back: 'Il rimborso torna con lo stesso mezzo di pagamento, al più tardi entro 14 giorni.',
    fromDesk: 'Quello che hai pagato alla cassa te lo restituisce la cassa, al più tardi entro 14 giorni.',
    nothingBack: 'Non c’è nessun importo da rimborsare.',
    open: 'Apri l’ordine',
  },
  en: {
    subject: (number) => `Receipt of your withdrawal, order ${number}`,
    title: 'We have received your withdrawal',
    intro: 'This is your statement as we received it. Keep this e-mail: it is the receipt.',
    received: 'Received on',
    name: 'Name',
    contact: 'Contact',
    contract: 'Contract you withdraw from',
    paid: 'Paid',
    used: 'Already used',
    refund: 'We refund',
    back: 'The refund comes back by the same means of payment, within 14 days at the latest.',
    fromDesk: 'The desk gives back what you paid there, within 14 days at the latest.',
    nothingBack: 'There is no amount to refund.',
    open: 'Open the order',
  },
  fr: {
    subject: (number) => `Accusé de réception de votre rétractation, commande ${number}`,
    title: 'Nous avons reçu votre rétractation',
    intro: 'Voici votre déclaration telle que nous l’avons reçue. Conservez cet e-mail : c’est l’accusé de réception.',
    received: 'Reçue le',
    name: 'Nom',
    contact: 'Contact',
    contract: 'Contrat dont vous vous rétractez',
    paid: 'Payé',
    used: 'Déjà utilisé',
    refund: 'Nous remboursons',
    back: 'Le remboursement arrive par le même moyen de paiement, au plus tard sous 14 jours.',
    fromDesk: 'La caisse vous rend ce que vous y avez payé, au plus tard sous 14 jours.',
    nothingBack: 'Il n’y a aucun montant à rembourser.',
    open: 'Ouvrir la commande',
  },
  nl: {
    subject: (number) => `Ontvangstbevestiging van je herroeping, bestelling ${number}`,
    title: 'We hebben je herroeping ontvangen',
    intro: 'Dit is je verklaring zoals we die hebben ontvangen. Bewaar deze e-mail: het is de bevestiging.',
    received: 'Ontvangen op',
    name: 'Naam',
    contact: 'Contact',
    contract: 'Overeenkomst die je herroept',
    paid: 'Betaald',
    used: 'Al gebruikt',
    refund: 'We betalen terug',
    back: 'Het geld komt terug via hetzelfde betaalmiddel, uiterlijk binnen 14 dagen.',
    fromDesk: 'Wat je bij de kassa hebt betaald, krijg je daar terug, uiterlijk binnen 14 dagen.',
    nothingBack: 'Er is geen bedrag om terug te betalen.',
    open: 'Open de bestelling',
  },
  de: {
    subject: (number) => `Eingangsbestätigung deines Widerrufs, Bestellung ${number}`,
    title: 'Wir haben deinen Widerruf erhalten',
    intro:
      'Hier steht deine Erklärung so, wie sie bei uns eingegangen ist. Bewahre diese E-Mail auf: Sie ist die Bestätigung.',
    received: 'Eingegangen am',
    name: 'Name',
    contact: 'Kontakt',
    contract: 'Vertrag, den du widerrufst',
    paid: 'Gezahlt',
    used: 'Schon genutzt',
    refund: 'Wir erstatten',
    back: 'Die Erstattung kommt über dasselbe Zahlungsmittel, spätestens innerhalb von 14 Tagen.',
    fromDesk: 'Was du an der Kasse bezahlt hast, bekommst du dort zurück, spätestens innerhalb von 14 Tagen.',
    nothingBack: 'Es ist kein Betrag zu erstatten.',
    open: 'Bestellung öffnen',
  },
}
