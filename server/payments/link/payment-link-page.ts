import { hash } from 'node:crypto'
import type { Language } from '../../../domain/platform/language.ts'
import { escapeHtml } from '../../../domain/platform/escape-html.ts'

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

const STYLE =
  ':root{color-scheme:light dark}body{font:1.0625rem/1.5 system-ui,sans-serif;margin:0;min-height:100svh;display:grid;place-items:center;' +
  'background:#eff4f5;color:#0b2530}main{max-width:26rem;padding:1.5rem;text-align:center}h1{font-size:1.5rem;line-height:1.2;margin:0 0 .75rem}' +
  'p{margin:0 0 1.5rem}button{font:inherit;font-weight:600;min-height:3.25rem;width:100%;border:0;border-radius:1rem;background:#0a5c82;color:#fff}' +
  'button:focus-visible{outline:3px solid currentColor;outline-offset:3px}' +
  '@media(prefers-color-scheme:dark){body{background:#06141b;color:#eaf4f6}button{background:#62c3ea;color:#04222f}}'

/** Headers of both pages: no script at all, a form that posts to this origin, and nothing is kept. */
export const PAYMENT_LINK_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'x-robots-tag': 'noindex, nofollow',
}

/** What a link opens first: a button. Looking at it, as previews and prefetches do, uses nothing up. */
export function paymentLinkPage(language: Language): string {
  const { title, text, button } = TEXTS[language]
  return page(language, title, `${paragraph(text)}<form method="post"><button>${escapeHtml(button)}</button></form>`)
}

/** What every link says that opens nothing: unknown, used or over. */
export function paymentLinkOverPage(language: Language): string {
  const { overTitle, overText } = TEXTS[language]
  return page(language, overTitle, paragraph(overText))
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`

function page(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`
}
