import { platformOf, type Platform } from '../../../domain/platform/app-platform.ts'
import { escapeHtml } from '../../../domain/platform/escape-html.ts'
import type { Language } from '../../../domain/platform/language.ts'
import type { NativeApps } from '../../platform/app-environment.ts'
import { smallPage } from '../../platform/small-page.ts'
import { newToken } from '../bearer-token.ts'

/** The installed apps that a login in the system's browser leads back into: the address of a path in each. */
export type AppReturns = ReadonlyMap<Platform, (path: string) => string>

/**
 * The resort's own apps, by what proves their links. A page of the app's host opens no app from a page of the same host: Android is
 * told the package, iOS the app's own scheme. Whoever else takes such an address has a key without its verifier (decision 219).
 */
export function appReturns({ android, ios }: Pick<NativeApps, 'android' | 'ios'>, publicUrl: string): AppReturns {
  const { host } = new URL(publicUrl)
  const returns = new Map<Platform, (path: string) => string>()
  for (const { packageName } of android.slice(0, 1))
    returns.set('android', (path) => `intent://${host}${path}#Intent;scheme=https;package=${packageName};end`)
  // The team stands before the first dot.
  for (const app of ios.slice(0, 1)) returns.set('ios', (path) => `${app.slice(app.indexOf('.') + 1)}:${path}`)
  return returns
}

/** A state that says itself which app began: the answer finds back there even when its attempt is over. */
export function newState(platform: Platform): string {
  return platform === 'other' ? newToken() : `${newToken()}.${platform}`
}

/** What a state says; its hash is what is believed. */
export function platformOfState(state: string): Platform {
  return platformOf(state.slice(state.lastIndexOf('.') + 1))
}

const TEXTS: Readonly<Record<Language, readonly [title: string, text: string, button: string]>> = {
  it: ['Torna nell’app', 'Se l’app non si apre da sola, premi il pulsante.', 'Apri l’app'],
  en: ['Back to the app', 'If the app doesn’t open by itself, press the button.', 'Open the app'],
  fr: ['Retour à l’app', 'Si l’app ne s’ouvre pas toute seule, appuyez sur le bouton.', 'Ouvrir l’app'],
  nl: ['Terug naar de app', 'Gaat de app niet vanzelf open, druk dan op de knop.', 'App openen'],
  de: ['Zurück zur App', 'Wenn sich die App nicht von selbst öffnet, drücke auf den Knopf.', 'App öffnen'],
}

/** Leads from the system's browser into the app: by itself where the browser lets it, else by a press. */
export function appReturnPage(language: Language, address: string): string {
  const [title, text, button] = TEXTS[language]
  const to = escapeHtml(address)
  return smallPage(
    language,
    title,
    `<p>${escapeHtml(text)}</p><a href="${to}">${escapeHtml(button)}</a>`,
    `<meta http-equiv="refresh" content="0;url=${to}">`,
  )
}
