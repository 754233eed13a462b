import type { ReactNode } from 'react'
import { getOrder, type Order, type OrderLine } from '../../../domain/orders/calls.ts'
import { isCallFailure } from '../../platform/call.ts'
import { useFailureReason } from '../../platform/failure.ts'
import { dayRange } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { CancelDays } from './CancelDays.tsx'
import { useChangeState } from './change-state.ts'
import { isOneDay } from './day-refund.ts'
import { MovePlace } from './MovePlace.tsx'
import { MoveWhen } from './MoveWhen.tsx'
import { changeTexts } from './texts.ts'

const ORDERS_PATH = '/tabs/contact/ordini'

interface ChangePageProps {
  /** How else a day of a place is given up, from the slices to the right. */
  readonly giveUp?: (order: Order, line: OrderLine) => ReactNode
}

/** Cancels single days of a booking, or moves it (B-03): `?order=18342&booking=771`. */
export function ChangePage({ giveUp }: ChangePageProps) {
  const [{ order, booking, what }] = useChangeState()
  const texts = useTexts(changeTexts)
  const isNamed = order !== undefined && booking !== undefined
  const failureReason = useFailureReason()
  const query = useCallQuery(getOrder, { orderId: order ?? '0' }, { enabled: isNamed, refetchOnMount: 'always' })
  const load = () => void query.refetch()
  if (!isNamed || isCallFailure(query.error, 'not_found')) return <UnknownBooking />
  if (query.data !== undefined) return <ChangeOf order={query.data} bookingId={Number(booking)} giveUp={giveUp} />
  return (
    <Framed order={null} title={what === 'move' ? texts.move : texts.days}>
      {query.isError ? (
        <ErrorState text={failureReason(query.error)} onRetry={load} isRetrying={query.isFetching} />
      ) : (
        <Waiting onRetry={load}>
          <Skeleton height={44} radius="var(--r-l)" />
          <Skeleton height={260} radius="var(--r-xl)" className="mt3" />
        </Waiting>
      )}
    </Framed>
  )
}

interface ChangeOfProps {
  readonly order: Order
  readonly bookingId: number
  readonly giveUp: ChangePageProps['giveUp']
}

function ChangeOf({ order, bookingId, giveUp }: ChangeOfProps) {
  const texts = useTexts(changeTexts)
  const language = useLanguage()
  const [{ what, step }] = useChangeState()
  const line = order.lines.find((one) => one.bookingId === bookingId && !one.isCancelled)
  if (line === undefined || order.passCode === null) return <UnknownBooking />
  const isMove = what === 'move'
  if (isMove && step === 'place') return <MovePlace order={order} line={line} />
  const title = isMove ? texts.move : isOneDay(line) ? texts.manage.halfDay : texts.days
  return (
    <Framed order={order} title={title} subtitle={`${line.code} · ${dayRange(line.from, line.to, language)}`}>
      {isMove ? <MoveWhen line={line} /> : <CancelDays key={line.bookingId} order={order} line={line} />}
      {isMove ? null : giveUp?.(order, line)}
    </Framed>
  )
}

interface FramedProps {
  readonly order: Order | null
  readonly title: string
  readonly subtitle?: string
  readonly children: ReactNode
}

function Framed({ order, title, subtitle, children }: FramedProps) {
  const back = order === null ? ORDERS_PATH : `/tabs/contact/riepilogo?order=${order.orderId}`
  return (
    <Page title={title} {...(subtitle === undefined ? {} : { subtitle })} back={back}>
      {children}
    </Page>
  )
}

function UnknownBooking() {
  const texts = useTexts(changeTexts)
  return (
    <Framed order={null} title={texts.manage.title}>
      <EmptyState
        title={texts.unknownTitle}
        text={texts.unknownText}
        action={
          <LinkButton full to={ORDERS_PATH}>
            {texts.toOrders}
          </LinkButton>
        }
      />
    </Framed>
  )
}
