/**
 * Hosts of the push services of the browsers there are: the server speaks to no other host on a guest's word (security
 * guide, P19). A leading dot stands for one or more names before it.
 */
const PUSH_HOSTS = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
] as const

const LONGEST_ENDPOINT = 1000

/** Whether an address is one of a known push service: https, its own port, no name or password in it. */
export function isPushService(endpoint: string): boolean {
  if (endpoint.length > LONGEST_ENDPOINT) return false
  const host = /^https:\/\/([a-z0-9.-]+)\/[\w.~:%/?=&+,;@!$'()*-]*$/.exec(endpoint)?.[1]
  if (host === undefined) return false
  return PUSH_HOSTS.some((known) =>
    known.startsWith('.') ? host.endsWith(known) && /^[a-z0-9-]/.test(host) : host === known,
  )
}
