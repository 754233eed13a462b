import { useState } from 'react'
import { updateConcludedAtDesk } from '../../../domain/orders/conclude-calls.ts'
import { viewCustomerOrder, type CustomerOrderDetail } from '../../../domain/staff/customer-calls.ts'
import { CancelSheet } from '../../arrivals/actions/CancelSheet.tsx'
import { WaiveSheet } from '../../arrivals/actions/WaiveSheet.tsx'
import { useFailureText } from '../../platform/failure.ts'
import { day, dayOfInstant, dayRange, money, time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallMutation, useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { List, ListRow } from '../../ui/List.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Note, Skeleton } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/toasts.ts'
import { customerTexts } from './texts.ts'

interface OrderSheetProps {
  readonly orderId: number
  readonly onClose: () => void
  readonly onDone: () => void
}

/** One order with its money, its history and what can be done about it. */
export function OrderSheet({ orderId, onClose, onDone }: OrderSheetProps) {
  const texts = useTexts(customerTexts)
  const query = useCallQuery(viewCustomerOrder, { orderId }, { staleTime: 0 })
  return (
    <Sheet
      isOpen
      isGrouped
      onClose={onClose}
      title={texts.orderTitle(query.data?.number ?? '')}
      subtitle={query.data === undefined ? undefined : texts.statuses[query.data.status]}
      footer={
        <Button full variant="plain" onPress={onClose}>
          {texts.close}
        </Button>
      }
    >
      <Loaded query={query} skeleton={<Skeleton height={320} radius={18} />}>
        {(order) => (
          <Shown
            order={order}
            onDone={() => {
              void query.refetch()
              onDone()
            }}
          />
        )}
      </Loaded>
    </Sheet>
  )
}

interface ShownProps {
  readonly order: CustomerOrderDetail
  readonly onDone: () => void
}

function Shown({ order, onDone }: ShownProps) {
  const texts = useTexts(customerTexts)
  const language = useLanguage()
  const { totalCents, coveredCents, dueCents, complimentary, discount } = order
  return (
    <div className="col g3">
      {complimentary === null ? null : <Note tone="info">{texts.complimentary(complimentary)}</Note>}
      {discount === null ? null : (
        <Note tone="info">{texts.discount(money(discount.cents, language), discount.reason, discount.by)}</Note>
      )}
      <List>
        <ListRow label={texts.total} value={money(totalCents, language)} />
        <ListRow label={texts.covered} value={money(coveredCents, language)} />
        <ListRow
          label={texts.due}
          value={<b className={dueCents > 0 ? 'dang' : 'ink'}>{money(dueCents, language)}</b>}
        />
      </List>
      <LinkButton variant="tint" icon="cash" to="/ges/cassa" query={{ q: order.number }}>
        {texts.toTill}
      </LinkButton>
      <Things order={order} onDone={onDone} />
      <Conclude order={order} onDone={onDone} />
      <Movements order={order} />
    </div>
  )
}

/** Marks the order as concluded, or takes that back. */
function Conclude({ order: { orderId, canConclude, canReopen }, onDone }: ShownProps) {
  const texts = useTexts(customerTexts)
  const failureText = useFailureText()
  const update = useCallMutation(updateConcludedAtDesk, {
    onSuccess: (_status, { isConcluded }) => {
      toast(isConcluded ? texts.concluded : texts.reopened, { icon: 'check' })
      onDone()
    },
    onError: (failure) => {
      toast(failureText(failure), { tone: 'bad', icon: 'alert' })
      onDone()
    },
  })
  if (!canConclude && !canReopen) return null
  return (
    <Button
      variant="tint"
      icon={canConclude ? 'check' : 'retry'}
      needsNetwork
      isBusy={update.isPending}
      onPress={() => update.mutate({ orderId, isConcluded: canConclude })}
    >
      {canConclude ? texts.conclude : texts.reopen}
    </Button>
  )
}

function Things({ order, onDone }: ShownProps) {
  const texts = useTexts(customerTexts)
  const language = useLanguage()
  const [open, setOpen] = useState<{ kind: 'cancel' | 'waive'; bookingId: number; code: string } | null>(null)
  const { lines, items, orderId, number, category, status, dueCents, coveredCents, paymentStatus } = order
  const isLive = category === 'umbrella' && status === 'confirmed'
  const ends = { onClose: () => setOpen(null), onDone }
  return (
    <>
      <List header={texts.things}>
        {lines.map(({ bookingId, code, from, to, totalCents, isCancelled }) => (
          <ListRow
            key={bookingId}
            label={code}
            detail={`${dayRange(from, to, language)} · ${money(totalCents, language)}`}
            value={isCancelled ? texts.cancelled : undefined}
            control={
              isLive && !isCancelled ? (
                <Button
                  size="sm"
                  variant="danger-tint"
                  aria-label={`${texts.cancelBooking}: ${code}`}
                  onPress={() => setOpen({ kind: 'cancel', bookingId, code })}
                >
                  {texts.cancelBooking}
                </Button>
              ) : undefined
            }
          />
        ))}
        {items.map(({ name, quantity, totalCents, isCancelled }, index) => (
          <ListRow
            key={`${name}-${index}`}
            label={`${quantity} × ${name}`}
            value={isCancelled ? texts.cancelled : money(totalCents, language)}
          />
        ))}
      </List>
      {isLive && paymentStatus === 'unpaid' && dueCents > 0 && coveredCents === 0 ? (
        <Button variant="tint" onPress={() => setOpen({ kind: 'waive', bookingId: 0, code: number })}>
          {texts.waive}
        </Button>
      ) : null}
      {open?.kind === 'cancel' ? (
        <CancelSheet code={open.code} orderId={orderId} bookingId={open.bookingId} {...ends} />
      ) : null}
      {open?.kind === 'waive' ? <WaiveSheet code={open.code} orderId={orderId} dueCents={dueCents} {...ends} /> : null}
    </>
  )
}

function Movements({ order: { money: moved, refunds, history } }: Pick<ShownProps, 'order'>) {
  const texts = useTexts(customerTexts)
  const language = useLanguage()
  const when = (at: string) => `${day(dayOfInstant(at), language, 'date')}, ${time(at, language)}`
  const waiting = refunds.filter(({ state }) => state !== 'succeeded' && state !== 'external')
  return (
    <>
      {moved.length + waiting.length === 0 ? null : (
        <List header={texts.money}>
          {moved.map(({ kind, amountCents, at }) => (
            <ListRow
              key={`${kind}-${at}-${amountCents}`}
              label={texts.moneyKinds[kind]}
              detail={when(at)}
              value={money(amountCents, language)}
            />
          ))}
          {waiting.map(({ amountCents, state, at }) => (
            <ListRow
              key={`${state}-${at}-${amountCents}`}
              label={texts.moneyKinds.refund}
              detail={`${texts.refundStates[state]} · ${when(at)}`}
              value={money(amountCents, language)}
            />
          ))}
        </List>
      )}
      <List header={texts.history}>
        {history.map(({ status, actor, reason, at }) => (
          <ListRow
            key={`${at}-${status}-${reason}`}
            label={texts.statuses[status]}
            detail={`${when(at)} · ${texts.actors[actor]}`}
            value={texts.reasons[reason]}
          />
        ))}
      </List>
    </>
  )
}
