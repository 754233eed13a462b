import { getOrder, type Order, type OrderLine } from '../../../domain/orders/calls.ts'
import { isCallFailure } from '../../platform/call.ts'
import { useFailureReason } from '../../platform/failure.ts'
import { dayRange } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { CancelDays } from './CancelDays.tsx'
import { useChangeState } from './change-state.ts'
import { MovePlace } from './MovePlace.tsx'
import { MoveWhen } from './MoveWhen.tsx'
import { changeTexts } from './texts.ts'

const ORDERS_PATH = '/tabs/contact/ordini'

/** Cancels single days of a booking, or moves it (B-03): `?order=18342&booking=771`. */
export function ChangePage() {
  const [{ order, booking }] = useChangeState()
  const isNamed = order !== undefined && booking !== undefined
  const failureReason = useFailureReason()
  const query = useCallQuery(getOrder, { orderId: order ?? '0' }, { enabled: isNamed, refetchOnMount: 'always' })
  const load = () => void query.refetch()
  if (!isNamed || isCallFailure(query.error, 'not_found')) return <UnknownBooking />
  if (query.data !== undefined) return <ChangeOf order={query.data} bookingId={Number(booking)} />
  return (
    <Framed order={null}>
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

function ChangeOf({ order, bookingId }: { readonly order: Order; readonly bookingId: number }) {
  const texts = useTexts(changeTexts)
  const language = useLanguage()
  const [{ what, step }, set] = useChangeState()
  const line = order.lines.find((one) => one.bookingId === bookingId && !one.isCancelled)
  if (line === undefined || order.passCode === null) return <UnknownBooking />
  if (what === 'move' && step === 'place') return <MovePlace order={order} line={line} />
  return (
    <Framed order={order} subtitle={`${line.code} · ${dayRange(line.from, line.to, language)}`}>
      <Segmented
        className="mt3"
        label={texts.what}
        value={what ?? 'days'}
        options={[
          { id: 'days', label: texts.days },
          { id: 'move', label: texts.move },
        ]}
        onChange={(next) => set({ what: next === 'move' ? 'move' : undefined, place: undefined })}
      />
      <Chosen order={order} line={line} isMove={what === 'move'} />
    </Framed>
  )
}

function Chosen({
  order,
  line,
  isMove,
}: {
  readonly order: Order
  readonly line: OrderLine
  readonly isMove: boolean
}) {
  return isMove ? <MoveWhen line={line} /> : <CancelDays key={line.bookingId} order={order} line={line} />
}

interface FramedProps {
  readonly order: Order | null
  readonly subtitle?: string
  readonly children: React.ReactNode
}

function Framed({ order, subtitle, children }: FramedProps) {
  const texts = useTexts(changeTexts)
  const back = order === null ? ORDERS_PATH : `/tabs/contact/riepilogo?order=${order.orderId}`
  return (
    <Page title={texts.title} {...(subtitle === undefined ? {} : { subtitle })} back={back}>
      {children}
    </Page>
  )
}

function UnknownBooking() {
  const texts = useTexts(changeTexts)
  return (
    <Framed order={null}>
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
