import { useEffect, useState } from 'react'
import { linkKeyField } from '../../domain/accounts/security-calls.ts'
import { navigate } from '../platform/history.ts'
import { useHere } from '../platform/navigation.tsx'

/** What a mailed link brought: nothing, a key, or something that never was one. */
export type MailedKey =
  | { readonly kind: 'none' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'key'; readonly key: string }

/** Reads a key out of the part of an address behind its `#`, where no server sees it. */
export function keyIn(hash: string, name: string): MailedKey {
  const value = new URLSearchParams(hash.replace(/^#/, '')).get(name)
  if (value === null) return { kind: 'none' }
  return linkKeyField.safeParse(value).success ? { kind: 'key', key: value } : { kind: 'broken' }
}

/**
 * The key of a mailed link, `#<name>=…`. It leaves the address bar at once, and with it the history and what a shared screen
 * shows; it is kept in memory only. A reload therefore forgets it: the link in the mail opens the page again, as a key is used
 * up by the change alone.
 */
export function useMailedKey(name: string): MailedKey {
  const { hash } = useHere()
  const [mailed, setMailed] = useState(() => keyIn(hash, name))
  const [seenHash, setSeenHash] = useState(hash)
  // Another link may be opened in the same window.
  if (hash !== seenHash) {
    setSeenHash(hash)
    const fresh = keyIn(hash, name)
    if (fresh.kind !== 'none') setMailed(fresh)
  }
  useEffect(() => {
    if (keyIn(hash, name).kind === 'none') return
    navigate(`${location.pathname}${location.search}`, { replace: true, motion: 'none' })
  }, [hash, name])
  return mailed
}
