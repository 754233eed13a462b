import { pickLanguage, type Language } from '../../domain/platform/language.ts'

interface Words {
  readonly title: string
  readonly text: string
  readonly retry: string
  readonly home: string
}

const WORDS: Readonly<Record<Language, Words>> = {
  it: {
    title: 'Sei offline',
    text: 'Per pagare serve la rete. Quello che hai scelto resta nel carrello; se hai già pagato, trovi l’ordine tra i tuoi ordini.',
    retry: 'Riprova',
    home: 'Torna alla home',
  },
  en: {
    title: 'You are offline',
    text: 'Paying needs a network. What you chose stays in your cart; if you have paid already, you will find the order among your orders.',
    retry: 'Try again',
    home: 'Back to home',
  },
  fr: {
    title: 'Vous êtes hors ligne',
    text: 'Le paiement a besoin du réseau. Ce que vous avez choisi reste dans votre panier ; si vous avez déjà payé, la commande est parmi vos commandes.',
    retry: 'Réessayer',
    home: 'Retour à l’accueil',
  },
  nl: {
    title: 'Je bent offline',
    text: 'Betalen kan alleen met internet. Wat je hebt gekozen, blijft in je winkelwagen; heb je al betaald, dan staat de bestelling bij je bestellingen.',
    retry: 'Opnieuw proberen',
    home: 'Terug naar home',
  },
  de: {
    title: 'Du bist offline',
    text: 'Zum Bezahlen braucht es das Netz. Was du gewählt hast, bleibt im Warenkorb; hast du schon bezahlt, findest du die Bestellung bei deinen Bestellungen.',
    retry: 'Erneut versuchen',
    home: 'Zurück zur Startseite',
  },
}

/** Its own policy: no script at all, and only our style. */
const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * What stands in place of a payment document that the network did not bring. It is no page of the app: with the network back the
 * document has to come with its own policy, by a load of its own.
 */
export function offlineDocument(wished: string | undefined, style: string): Response {
  const language = pickLanguage(wished)
  const { title, text, retry, home } = WORDS[language]
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>${title}</title><link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="${style}"></head><body><main class="page plain-document"><div class="state"><img src="/icon.svg" width="72" height="72" alt=""><h1 class="t1">${title}</h1><p class="sub ink2">${text}</p><a class="btn primary" href="">${retry}</a><a class="btn plain" href="/tabs/home">${home}</a></div></main></body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
  })
}
