import { skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { getOrder, listOrders, type Order } from '../../domain/orders/calls.ts'
import type { CallOutput } from '../../domain/platform/call.ts'
import { SECOND } from '../../domain/platform/duration.ts'
import { getPlan } from '../../domain/umbrellas/calls.ts'
import type { BeachPlan } from '../../domain/umbrellas/plan.ts'
import { call, isCallFailure } from '../platform/call.ts'
import { queryClient, useCallQuery } from '../platform/queries.ts'
import { serverTime } from '../platform/server-clock.ts'
import { useSession } from '../platform/session.ts'
import { isBarLive } from './order-words.ts'
import { orderArchive, type KeptOrders } from './order-archive.ts'

/** Storage that refuses (a private window, a full disk) costs the offline copy only; the page has its data. */
function keepWithoutStorage(): void {}

/** Whose orders are shown: the e-mail of a customer, `guest` for this device's guest, null for nobody. */
function useOrderer(): string | null {
  const { isLoggedIn, username, guestToken } = useSession()
  if (isLoggedIn) return username
  return guestToken === null ? null : 'guest'
}

/** What was kept of this account's orders, read when the server can't be asked; as old as the answer it came from. */
function useKept(isNeeded: boolean) {
  const username = useOrderer()
  const key = useMemo(() => ['keptOrders', username], [username])
  useEffect(() => {
    if (!isNeeded || username === null) return
    orderArchive.read(username).then(
      (kept) => queryClient.setQueryData(key, kept, kept ? { updatedAt: Date.parse(kept.at) } : {}),
      () => queryClient.setQueryData(key, null),
    )
  }, [isNeeded, username, key])
  const { data } = useQuery<KeptOrders | null>({ queryKey: key, queryFn: skipToken })
  return { orders: data?.orders, plan: data?.plan, isReading: isNeeded && data === undefined }
}

const FOR_GOOD = { staleTime: Number.POSITIVE_INFINITY }

/** Keeps the newest orders with the beach that their passes show. */
function useKeeping(orders: readonly Order[] | undefined): void {
  const username = useOrderer()
  const hasPass = orders?.some(({ passCode }) => passCode !== null) === true
  const { data: plan } = useCallQuery(getPlan, {}, { ...FOR_GOOD, enabled: hasPass })
  useEffect(() => {
    if (orders === undefined || username === null) return
    const at = new Date(serverTime()).toISOString()
    orderArchive
      .keep({ account: username, orders, at, ...(plan === undefined ? {} : { plan }) })
      .catch(keepWithoutStorage)
  }, [orders, plan, username])
}

/** The beach on which a pass shows its places: from the server, or kept with the orders (B-02). */
export function usePassPlan(): { readonly plan: BeachPlan | undefined; readonly isPending: boolean } {
  const query = useCallQuery(getPlan, {}, FOR_GOOD)
  const kept = useKept(query.isError && query.data === undefined)
  return { plan: query.data ?? kept.plan, isPending: query.isPending || kept.isReading }
}

/** How often the list is asked for while a payment of it is on its way. */
const WAITING_PAUSE = 5 * SECOND

function isAnyWaiting({ orders }: CallOutput<typeof listOrders>): boolean {
  return orders.some(({ status, paymentStatus }) => status === 'awaiting_payment' || paymentStatus === 'authorized')
}

/** How often it is asked for while the bar works on something: its own page is live, a list is not (DESIGN.md 5). */
const BAR_PAUSE = 15 * SECOND

function pauseOf(pages: readonly CallOutput<typeof listOrders>[] | undefined): number | false {
  if (pages?.some(isAnyWaiting)) return WAITING_PAUSE
  return pages?.some(({ orders }) => orders.some(isBarLive)) ? BAR_PAUSE : false
}

/** The orders as a screen shows them: from the server, or kept on the device. */
export interface Orders {
  readonly orders: readonly Order[] | undefined
  readonly isPending: boolean
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly loadMore: () => void
  readonly retry: () => void
  /** Asks the server again; true when it answered. */
  readonly refresh: () => Promise<boolean>
}

/** The caller's orders, newest stay first, page by page; kept on the device for the time without a network (B-02). */
export function useOrders(): Orders {
  const orderer = useOrderer()
  const query = useInfiniteQuery({
    // After a login the guest's orders are not shown as the customer's.
    queryKey: [listOrders.name, 'pages', orderer],
    queryFn: ({ pageParam, signal }) => call(listOrders, pageParam === null ? {} : { before: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: CallOutput<typeof listOrders>) => (page.next === null ? null : String(page.next)),
    enabled: orderer !== null,
    networkMode: 'always',
    // A payment that its provider has not answered ends without anything that the person does.
    refetchInterval: ({ state }) => pauseOf(state.data?.pages),
  })
  useKeeping(query.data?.pages[0]?.orders)
  const kept = useKept(query.isError && query.data === undefined)
  const fresh = query.data?.pages.flatMap((page) => page.orders)
  return {
    orders: fresh ?? kept.orders,
    isPending: orderer !== null && (query.isPending || kept.isReading),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
    refresh: async () => (await query.refetch()).isSuccess,
  }
}

/** One order as a screen shows it. */
export interface OneOrder {
  readonly order: Order | undefined
  readonly isPending: boolean
  readonly isUnknown: boolean
  /** It comes from the device: as good at the entrance, but nothing can be changed. */
  readonly isKept: boolean
  readonly retry: () => void
}

/** One order of the caller; without a network the kept one, with its pass (B-02). */
export function useOrder(orderId: number | null): OneOrder {
  const query = useCallQuery(getOrder, { orderId: String(orderId) }, { enabled: orderId !== null })
  const isUnknown = orderId === null || isCallFailure(query.error, 'not_found')
  const kept = useKept(query.isError && !isUnknown && query.data === undefined)
  const keptOrder = kept.orders?.find((order) => order.orderId === orderId)
  return {
    order: query.data ?? keptOrder,
    isPending: orderId !== null && (query.isPending || kept.isReading),
    isUnknown,
    isKept: query.data === undefined && keptOrder !== undefined,
    retry: () => void query.refetch(),
  }
}
