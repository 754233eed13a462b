import type { Language } from '../../../domain/platform/language.ts'
import { escapeHtml } from '../../../domain/platform/escape-html.ts'
import { smallPage } from '../../platform/small-page.ts'

interface PaymentLinkTexts {
  readonly title: string
  readonly text: string
  readonly button: string
  readonly overTitle: string
  readonly overText: string
}

const TEXTS: Readonly<Record<Language, PaymentLinkTexts>> = {
  it: {
    title: 'Paga il tuo ordine',
    text: 'Sei qui dall’app: il pagamento si fa in questa pagina sicura, poi torni nell’app.',
    button: 'Continua',
    overTitle: 'Questa pagina è scaduta',
    overText:
      'Si apre una volta sola e per due minuti. Torna nell’app: lì vedi se l’ordine è pagato e, se non lo è, puoi premere di nuovo Paga.',
  },
  en: {
    title: 'Pay your order',
    text: 'You come from the app: you pay on this secure page, then you go back to the app.',
    button: 'Continue',
    overTitle: 'This page is over',
    overText:
      'It opens once, and for two minutes. Go back to the app: it shows whether the order is paid and, if it isn’t, you can press Pay again.',
  },
  fr: {
    title: 'Payez votre commande',
    text: 'Vous venez de l’app : vous payez sur cette page sécurisée, puis vous revenez dans l’app.',
    button: 'Continuer',
    overTitle: 'Cette page a expiré',
    overText:
      'Elle s’ouvre une seule fois, pendant deux minutes. Revenez dans l’app : vous y verrez si la commande est payée et, sinon, vous pourrez appuyer de nouveau sur Payer.',
  },
  nl: {
    title: 'Betaal je bestelling',
    text: 'Je komt uit de app: je betaalt op deze beveiligde pagina en gaat dan terug naar de app.',
    button: 'Verder',
    overTitle: 'Deze pagina is verlopen',
    overText:
      'Ze gaat één keer open, twee minuten lang. Ga terug naar de app: daar zie je of de bestelling betaald is, en zo niet, dan kun je opnieuw op Betalen drukken.',
  },
  de: {
    title: 'Bezahle deine Bestellung',
    text: 'Du kommst aus der App: Du bezahlst auf dieser sicheren Seite und gehst dann zurück in die App.',
    button: 'Weiter',
    overTitle: 'Diese Seite ist abgelaufen',
    overText:
      'Sie öffnet sich einmal und zwei Minuten lang. Geh zurück in die App: Dort siehst du, ob die Bestellung bezahlt ist, und wenn nicht, kannst du noch einmal auf Bezahlen drücken.',
  },
}

/** What a link opens first: a button. Looking at it, as previews and prefetches do, uses nothing up. */
export function paymentLinkPage(language: Language): string {
  const { title, text, button } = TEXTS[language]
  return smallPage(
    language,
    title,
    `${paragraph(text)}<form method="post"><button>${escapeHtml(button)}</button></form>`,
  )
}

/** What every link says that opens nothing: unknown, used or over. */
export function paymentLinkOverPage(language: Language): string {
  const { overTitle, overText } = TEXTS[language]
  return smallPage(language, overTitle, paragraph(overText))
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`
