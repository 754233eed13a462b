import { useEffect } from 'react'
import { keptSlot } from '../../platform/kept-slot.ts'
import { noteProfile, readSession, useSession } from '../../platform/session.ts'

/** The name of the account that is signed in, to greet with where the network ends. */
interface KeptName {
  readonly account: string
  readonly firstName: string
  readonly lastName: string
}

const slot = keptSlot('name')

function isKept(value: unknown): value is KeptName {
  return typeof value === 'object' && value !== null && 'account' in value && 'firstName' in value
}

/** Keeps the name under its account, and takes it up until the server has said it; it goes with every logout. */
export function useKeptName(): void {
  const { isLoggedIn, username, firstName, lastName } = useSession()
  useEffect(() => {
    if (!isLoggedIn || username === null) return
    if (firstName !== '') {
      // Storage that refuses costs the greeting only.
      slot.set({ account: username, firstName, lastName } satisfies KeptName).catch(() => undefined)
      return
    }
    slot.get().then(
      (kept) => {
        const now = readSession()
        if (isKept(kept) && kept.account === now.username && now.firstName === '')
          noteProfile({ firstName: kept.firstName, lastName: kept.lastName })
      },
      () => undefined,
    )
  }, [isLoggedIn, username, firstName, lastName])
}
