// Shows what the resort pushes and opens the page that it is about.

declare const self: ServiceWorkerGlobalScope

/** A path of the app, with a query of simple values; anything else is no place to go. */
const OWN_PATH = /^\/(?!\/)[\w/-]*(?:\?[\w=&-]*)?$/

interface Shown {
  readonly title: string
  readonly options: NotificationOptions
}

/** What a push says, or null for one that is not ours. */
export function shownOf(data: unknown): Shown | null {
  if (typeof data !== 'object' || data === null) return null
  const { title, body, path, tag, language } = data as Readonly<Record<string, unknown>>
  if (typeof title !== 'string' || typeof body !== 'string' || typeof path !== 'string' || !OWN_PATH.test(path))
    return null
  const icons = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' }
  return { title, options: { body, tag: String(tag), lang: String(language), ...icons, data: { path } } }
}

export function showPush(event: PushEvent): void {
  const shown = shownOf(readJson(event.data))
  if (shown !== null) event.waitUntil(self.registration.showNotification(shown.title, shown.options))
}

function readJson(data: PushMessageData | null): unknown {
  try {
    return data?.json()
  } catch {
    // Words that are no message of ours show nothing.
    return null
  }
}

export function openPushed(event: NotificationEvent): void {
  event.notification.close()
  const path: unknown = (event.notification.data as { path?: unknown } | null)?.path
  if (typeof path === 'string' && OWN_PATH.test(path)) event.waitUntil(open(path))
}

/** Comes back to a window that shows the page already; opens one otherwise. */
async function open(path: string): Promise<unknown> {
  const address = new URL(path, self.location.origin).href
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find((client) => client.url === address)
  return shown === undefined ? self.clients.openWindow(address) : shown.focus()
}
