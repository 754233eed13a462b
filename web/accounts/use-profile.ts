import { getUser } from '../../domain/accounts/calls.ts'
import { MINUTE } from '../../domain/platform/duration.ts'
import { useCallQuery } from '../platform/queries.ts'
import { useSession } from '../platform/session.ts'

/** The signed-in person's profile; asks nobody while nobody is signed in. */
export function useProfile() {
  const { isLoggedIn, username } = useSession()
  const email = username ?? ''
  return useCallQuery(getUser, { email }, { enabled: isLoggedIn && email !== '', staleTime: 5 * MINUTE })
}
