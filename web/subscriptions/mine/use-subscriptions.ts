import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { listSubscriptions, type Subscription } from '../../../domain/subscriptions/calls.ts'
import { queryClient, useCallQuery } from '../../platform/queries.ts'
import { serverTime } from '../../platform/server-clock.ts'
import { useSession } from '../../platform/session.ts'
import { subscriptionArchive, type KeptSubscriptions } from './subscription-archive.ts'

/** Storage that refuses (a private window, a full disk) costs the offline copy only; the page has its data. */
function keepWithoutStorage(): void {}

/** One's own subscriptions as a screen shows them: from the server, or kept on the device. */
export interface OwnSubscriptions {
  readonly subscriptions: readonly Subscription[] | undefined
  readonly isPending: boolean
  /** They come from the device: as good at the entrance, but nothing can be paid. */
  readonly isKept: boolean
  readonly failure: unknown
  readonly retry: () => void
  /** Asks the server again; true when it answered. */
  readonly refresh: () => Promise<boolean>
}

/** What was kept of this account's subscriptions, read when the server cannot be asked; as old as the answer it came from. */
function useKept(username: string | null, isNeeded: boolean): KeptSubscriptions | null | undefined {
  const key = useMemo(() => ['keptSubscriptions', username], [username])
  useEffect(() => {
    if (!isNeeded || username === null) return
    subscriptionArchive.read(username).then(
      (kept) => queryClient.setQueryData(key, kept, kept ? { updatedAt: Date.parse(kept.at) } : {}),
      () => queryClient.setQueryData(key, null),
    )
  }, [isNeeded, key, username])
  return useQuery<KeptSubscriptions | null>({ queryKey: key, queryFn: skipToken }).data
}

/** One's own subscriptions, the newest first, kept on the device for the time without a network (R-102, B-02). */
export function useSubscriptions(): OwnSubscriptions {
  const { username } = useSession()
  const query = useCallQuery(listSubscriptions, {}, { refetchOnMount: 'always' })
  const fresh = query.data?.subscriptions
  const isNeeded = query.isError && fresh === undefined
  const kept = useKept(username, isNeeded)
  useEffect(() => {
    if (fresh === undefined || username === null) return
    const at = new Date(serverTime()).toISOString()
    subscriptionArchive.keep({ account: username, subscriptions: fresh, at }).catch(keepWithoutStorage)
  }, [fresh, username])
  return {
    subscriptions: fresh ?? kept?.subscriptions,
    isPending: query.isPending || (isNeeded && kept === undefined),
    isKept: fresh === undefined && kept !== null && kept !== undefined,
    failure: query.error,
    retry: () => void query.refetch(),
    refresh: async () => (await query.refetch()).isSuccess,
  }
}
