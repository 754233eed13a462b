import * as z from 'zod/mini'
import { getUser } from '../../domain/accounts/calls.ts'
import { useEffect } from 'react'
import { isCallFailure } from '../platform/call-failure.ts'
import { useLive } from '../platform/live.ts'
import { queryClient, useCallQuery } from '../platform/queries.ts'
import { noteMaintenance, noteProfile, useSession } from '../platform/session.ts'

const appEvent = z.object({ maintenance: z.boolean() })

/** The server is there, and works: what it could not answer on this page is asked for once more. */
const askAgain = () =>
  queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state: { error } }) => isCallFailure(error) && error.isUnknownOutcome,
  })

/** Follows what concerns everyone: maintenance that is switched on or off during use, and a server that comes back. */
export function AppLive() {
  useLive(
    'live/app',
    {},
    {
      app: (data) => {
        const event = z.safeParse(appEvent, data)
        if (!event.success) return
        noteMaintenance(event.data.maintenance)
        if (!event.data.maintenance) void askAgain()
      },
    },
  )
  return null
}

/** Keeps the name of the signed-in person in the session, read again after a profile update. */
export function ProfileSync() {
  const { isLoggedIn, username } = useSession()
  const { data } = useCallQuery(getUser, { email: username ?? '' }, { enabled: isLoggedIn && username !== null })
  useEffect(() => {
    if (data) noteProfile({ firstName: data.nome, lastName: data.cognome })
  }, [data])
  return null
}
