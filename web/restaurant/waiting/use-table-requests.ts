import { SECOND } from '../../../domain/platform/duration.ts'
import { listTableRequests } from '../../../domain/restaurant/waiting-calls.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useSession } from '../../platform/session.ts'

/** How often the list is asked for while somebody looks at it and waits. */
const EVERY = 15 * SECOND

/** The signed-in person's requests for tables; asks nobody while nobody is signed in. */
export function useTableRequests() {
  const { isLoggedIn } = useSession()
  return useCallQuery(
    listTableRequests,
    {},
    {
      enabled: isLoggedIn,
      refetchInterval: ({ state }) =>
        state.data?.requests.some((request) => request.state === 'waiting') === true ? EVERY : false,
    },
  )
}
