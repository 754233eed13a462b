/** Where the server says which apps are the resort's (`server/platform/app-links.ts`). */
const APPS = '/.well-known/assetlinks.json'

/** Whether this is the document of a payment that an app opened in the system's browser (`server/platform/payment-cookie.ts`). */
export function isOpenedByApp(): boolean {
  return document.querySelector('script[src="/pay-page.js"]') !== null
}

/** The resort's app for Android by its package name; null where it has none, or nobody says so. */
export async function readAndroidApp(): Promise<string | null> {
  const answer = await fetch(APPS, { credentials: 'omit' }).catch(() => null)
  if (answer === null || !answer.ok) return null
  const [statement] = (await answer.json()) as { target?: { package_name?: string } }[]
  return statement?.target?.package_name ?? null
}

/**
 * A link that opens a path in the resort's app and nowhere else. A plain address of the same host would stay in the browser; the name of
 * the package says which app is meant, and Android opens no other one.
 */
export function linkToApp(packageName: string, path: string): string {
  return `intent://${location.host}${path}#Intent;scheme=https;package=${packageName};end`
}
