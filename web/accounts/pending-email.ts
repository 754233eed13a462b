/** When the last code was mailed: now, so that another one has to wait, or some time ago. */
export type CodeSent = 'just_now' | 'long_ago'

/**
 * The address that waits for its code, from sign-up or login to the page of the code. It lives in memory only:
 * an address is nothing for the URL's query, which servers log, nor for the browser's storage.
 */
let pending: { readonly email: string; readonly sent: CodeSent } = { email: '', sent: 'long_ago' }

export function notePendingEmail(email: string, sent: CodeSent): void {
  pending = { email, sent }
}

export function pendingEmail(): { readonly email: string; readonly sent: CodeSent } {
  return pending
}

/** What the mailed link carries behind its `#`, where no server sees it: the code, and whose it is. */
export function readMailedLink(hash: string): { code: string; email: string } {
  const values = new URLSearchParams(hash.replace(/^#/, ''))
  const code = values.get('code') ?? ''
  return { code: /^\d{6}$/.test(code) ? code : '', email: values.get('email') ?? '' }
}
