import { lazy, Suspense } from 'react'
import { useProfile } from '../../accounts/use-profile.ts'
import { getResort, getSeaConditions } from '../../../domain/content/calls.ts'
import { parseCivilDate, type CivilDate } from '../../../domain/platform/civil-date.ts'
import { MINUTE } from '../../../domain/platform/duration.ts'
import { day } from '../../platform/format.ts'
import { useFailureReason } from '../../platform/failure.ts'
import { useLanguage } from '../../platform/language.ts'
import { useOnline } from '../../platform/online.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useServerTick } from '../../platform/server-clock.ts'
import { readSession, useSession } from '../../platform/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { Page } from '../../ui/Page.tsx'
import { PullToRefresh } from '../../ui/Refresh.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Note, Skeleton } from '../../ui/surfaces.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { lastBooking } from '../../orders/again/last-booking.ts'
import { hasPendingOrders } from '../../orders/items/has-pending-orders.ts'
import { useOrders } from '../../orders/use-orders.ts'
import { closedBecause } from './closed.ts'
import { greetingAt, resortMoment } from './day-time.ts'
import styles from './Home.module.css'
import { HomeCards, type Closed } from './HomeCards.tsx'
import { HomeHero } from './HomeHero.tsx'
import { nearnessOf, nextBooking, type NextBooking } from './next-booking.ts'
import { NextTicket } from './NextTicket.tsx'
import { homeTexts } from './texts.ts'

const loadOfflineHome = () => import('./OfflineHome.tsx')
// What is shown without a network has to be there before it ends, also for who has not been here yet: it comes with this
// page's code, which is preloaded, and is no part of the first load.
loadOfflineHome().catch(() => undefined)
// What a person has under way, and what they had: nothing on the first screen of most. It comes with what stands around it,
// which it would push away afterwards.
const PendingOrders = lazy(async () => ({
  default: (await import('../../orders/items/PendingOrders.tsx')).PendingOrders,
}))
const loadTodayOrders = () => import('../../orders/items/TodayOrders.tsx')
const loadBookAgain = () => import('../../orders/again/BookAgain.tsx')
const TodayOrders = lazy(async () => ({ default: (await loadTodayOrders()).TodayOrders }))
const LostDogs = lazy(async () => ({ default: (await import('../../dogs/lost/LostDogs.tsx')).LostDogs }))
const NewsRow = lazy(async () => ({ default: (await import('../../content/news/NewsRow.tsx')).NewsRow }))
const BookAgain = lazy(async () => ({ default: (await loadBookAgain()).BookAgain }))
// Beside their data, not after it.
if (readSession().isLoggedIn) Promise.all([loadTodayOrders(), loadBookAgain()]).catch(() => undefined)
const OfflineHome = lazy(async () => ({ default: (await loadOfflineHome()).OfflineHome }))

/** Zone of the resort until the server has named it. */
const USUAL_ZONE = 'Europe/Rome'

/** First name to greet with, the resort's day and hour, and the own next booking. */
function useHome() {
  const session = useSession()
  const profile = useProfile()
  const resort = useCallQuery(getResort, {})
  const orders = useOrders()
  const sea = useCallQuery(getSeaConditions, {})
  const now = useServerTick(MINUTE)
  const moment = resortMoment(now, resort.data?.timeZone ?? USUAL_ZONE)
  const today = parseCivilDate(resort.data?.today ?? '') ?? moment.day
  const refresh = async () => {
    const asked = await Promise.all([
      resort.refetch().then(({ isSuccess }) => isSuccess),
      session.isLoggedIn ? profile.refetch().then(({ isSuccess }) => isSuccess) : true,
      session.isLoggedIn ? orders.refresh() : true,
      sea.refetch().then(({ isSuccess }) => isSuccess),
    ])
    return asked.every(Boolean)
  }
  return {
    firstName: profile.data?.nome ?? session.firstName,
    greeting: greetingAt(moment.hour),
    today,
    resort,
    orders,
    sea: sea.data?.conditions ?? null,
    booking: nextBooking(orders.orders ?? [], today),
    areOrdersMissing: session.isLoggedIn && !orders.isPending && orders.orders === undefined,
    refresh,
  }
}

function headlineFor(booking: NextBooking | null, today: CivilDate, isClosed: boolean) {
  if (booking) return nearnessOf(booking.lines[0], today) === 'today' ? 'today' : 'upcoming'
  return isClosed ? 'closed' : 'free'
}

function HomeSkeleton() {
  return (
    <>
      <Skeleton height={190} radius={22} />
      <div className={styles['cards']}>
        <Skeleton height={128} radius={22} />
        <div className={styles['halves']}>
          <Skeleton height={128} radius={22} />
          <Skeleton height={128} radius={22} />
        </div>
      </div>
    </>
  )
}

/** Home (mockups 04, 32): greeting, the own next booking, what can be done at the resort. Nothing is invented. */
export function HomePage() {
  const isOnline = useOnline()
  const home = useHome()
  if (!isOnline)
    return (
      <Suspense>
        <OfflineHome
          firstName={home.firstName}
          booking={home.booking}
          today={home.today}
          phone={home.resort.data?.phone}
        />
      </Suspense>
    )
  return <OnlineHome home={home} />
}

interface ResortMissingProps {
  readonly failure: unknown
  readonly onRetry: () => void
  readonly isRetrying: boolean
}

/** Apart, since the words of failures come with texts that the first screen does not wait for. */
function ResortMissing({ failure, onRetry, isRetrying }: ResortMissingProps) {
  const failureReason = useFailureReason()
  return <ErrorState text={failureReason(failure)} onRetry={onRetry} isRetrying={isRetrying} />
}

function OnlineHome({ home }: { home: ReturnType<typeof useHome> }) {
  const texts = useTexts(homeTexts)
  const language = useLanguage()
  const { resort, orders, booking, today } = home
  const closed = resort.data ? closedBecause(resort.data.season, today) : null
  const season = closed === null ? (resort.data?.season ?? null) : null
  const last = lastBooking(orders.orders ?? [])
  // Few have one, and its code comes with it.
  const hasPending = hasPendingOrders()
  const isToday = booking !== null && nearnessOf(booking.lines[0], today) === 'today'
  const closedWords: Closed = closed && { over: closed.lastDay && day(closed.lastDay, language, 'long') }
  return (
    <Page tabs layout="wide" isPadded={false} className={styles['home'] ?? ''}>
      <PullToRefresh onRefresh={home.refresh} />
      <HomeHero
        greeting={texts.greetings[home.greeting](home.firstName)}
        headline={
          home.sea === null
            ? texts.headlines[headlineFor(booking, today, closed !== null)]
            : texts.sea.headlines[home.sea.wave]
        }
        sea={home.sea}
      />
      <div className={styles['body']}>
        {resort.isError && !resort.data ? (
          <Suspense>
            <ResortMissing failure={resort.error} onRetry={() => void home.refresh()} isRetrying={resort.isFetching} />
          </Suspense>
        ) : null}
        {resort.isPending || orders.isPending ? (
          <Waiting onRetry={() => void home.refresh()}>
            <HomeSkeleton />
          </Waiting>
        ) : (
          <Suspense fallback={<HomeSkeleton />}>
            {hasPending ? <PendingOrders /> : null}
            {readSession().isLoggedIn ? <LostDogs /> : null}
            {booking ? <NextTicket booking={booking} today={today} /> : null}
            {isToday && home.sea?.isSandHot === true && booking.lines.some(({ dogs }) => dogs.length > 0) ? (
              <Note tone="warn" icon="paw" title={texts.sea.hotSand.title} role="status">
                {texts.sea.hotSand.text}
              </Note>
            ) : null}
            {orders.orders?.length ? <TodayOrders orders={orders.orders} today={today} /> : null}
            {home.areOrdersMissing ? (
              <Note tone="warn" icon="alert">
                {texts.ticket.failed}
              </Note>
            ) : null}
            {resort.data ? (
              <HomeCards
                fromCents={resort.data.fromCents}
                season={season}
                closed={closedWords}
                today={today}
                placeToday={isToday ? booking.lines[0].code : null}
              >
                {last === null || season === null ? null : (
                  <BookAgain last={last} resort={resort.data} season={season} />
                )}
              </HomeCards>
            ) : null}
            <Suspense>
              <NewsRow />
            </Suspense>
          </Suspense>
        )}
      </div>
    </Page>
  )
}
