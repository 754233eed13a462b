// Shows what the resort pushes and opens the page it is about. It serves no page and keeps nothing: its scope is /push/.
// Kept apart from the app's bundle, because a browser loads it by itself.

/** A path of the app, with a query of simple values; anything else is no place to go. */
const OWN_PATH = /^\/(?!\/)[\w/-]*(?:\?[\w=&-]*)?$/

/** What a push says, or null for one that is not ours. */
function messageOf(data) {
  try {
    const { title, body, path, tag, language } = data.json()
    if (typeof title !== 'string' || typeof body !== 'string' || !OWN_PATH.test(path)) return null
    return { title, options: { body, tag: String(tag), lang: String(language), icon: '/icon.svg', data: { path } } }
  } catch {
    return null
  }
}

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', (event) => {
  const message = event.data === null ? null : messageOf(event.data)
  if (message !== null) event.waitUntil(self.registration.showNotification(message.title, message.options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const path = event.notification.data?.path
  if (typeof path === 'string' && OWN_PATH.test(path)) event.waitUntil(open(path))
})

/** Comes back to a window that shows the page already; opens one otherwise. */
async function open(path) {
  const address = new URL(path, self.location.origin).href
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find((client) => client.url === address)
  return shown === undefined ? self.clients.openWindow(address) : shown.focus()
}
