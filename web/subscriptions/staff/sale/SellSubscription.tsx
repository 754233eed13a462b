import type { CallInput } from '../../../../domain/platform/call.ts'
import { getStaffSubscription, listStaffSubscriptions } from '../../../../domain/subscriptions/staff-calls.ts'
import { sellSubscription, undoSubscriptionSale } from '../../../../domain/subscriptions/sale-calls.ts'
import { useFailureReason, useFailureText } from '../../../platform/failure.ts'
import { day, money } from '../../../platform/format.ts'
import { useLanguage } from '../../../platform/language.ts'
import { invalidate, useCallMutation } from '../../../platform/queries.ts'
import { resortDay } from '../../../platform/resort-day.ts'
import { useTexts } from '../../../platform/texts.ts'
import { List, ListRow } from '../../../ui/List.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { SaleOffFields } from '../../../ui/staff/SaleOffFields.tsx'
import { isNameRight } from '../../../ui/staff/party-draft.ts'
import type { PayEnding } from '../../../ui/staff/PayWhen.tsx'
import { PersonFields } from '../../../ui/staff/PersonFields.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { Note, Skeleton } from '../../../ui/surfaces.tsx'
import { toast } from '../../../ui/toasts.ts'
import { Waiting } from '../../../ui/Waiting.tsx'
import { PayInParts } from '../../PayInParts.tsx'
import { PriceCard } from '../../PriceCard.tsx'
import { staffSubscriptionTexts } from '../texts.ts'
import { PassExtras, PassFields } from './PassFields.tsx'
import { PassPayment } from './PassPayment.tsx'
import { useSubscriptionSale, type PassSale, type Renewed } from './use-subscription-sale.ts'

interface SellSubscriptionProps {
  /** The subscription that is renewed with the place that is kept for it; else everything is chosen. */
  readonly renewed?: Renewed
  readonly onClose: () => void
  /** The subscription that was sold. */
  readonly onSold: (subscriptionId: number) => void
}

/** Sells or renews a season pass at the counter or by telephone: plan, place, people, who they are, and the first payment. */
export function SellSubscription({ renewed, onClose, onSold }: SellSubscriptionProps) {
  const texts = useTexts(staffSubscriptionTexts).sale
  const failureReason = useFailureReason()
  const sale = useSubscriptionSale(renewed ?? null)
  const selling = useSelling(sale, onClose, onSold)
  const { draft, cart, price, problem, failure, person } = sale
  const isReachable = renewed !== undefined || draft.phone.trim() !== '' || draft.email.trim() !== ''
  const isRight =
    sale.off !== null && cart !== null && price !== null && problem === null && person !== null && isNameRight(draft)
  return (
    <Sheet
      isOpen
      isGrouped
      onClose={onClose}
      title={renewed === undefined ? texts.title : texts.renewTitle(renewed.renewal.code)}
      subtitle={renewed?.holder}
      footer={
        <div className="col g2">
          <PassPayment
            firstCents={price?.first ?? null}
            from={cart?.from ?? resortDay()}
            hasMail={sale.hasMail}
            isBusy={selling.isBusy}
            isDisabled={!isRight || !isReachable}
            onSell={selling.sell}
          />
        </div>
      }
    >
      {failure !== null ? (
        <ErrorState text={failureReason(failure)} onRetry={sale.retry} isRetrying={sale.isFetching} />
      ) : sale.plan === null ? (
        <Waiting onRetry={sale.retry}>
          <Skeleton height={320} radius={18} />
        </Waiting>
      ) : (
        <div className="col g4">
          {renewed === undefined ? (
            <>
              <PassFields sale={sale} />
              <PersonFields draft={draft} isRequired onChange={sale.change} />
            </>
          ) : (
            <>
              <Kept renewed={renewed} />
              <PassExtras sale={sale} />
            </>
          )}
          {person !== null && !isReachable ? <p className="foot ink2">{texts.reachable}</p> : null}
          <SaleOffFields
            off={draft.off}
            hasCode={false}
            failure={selling.failure}
            onChange={(off) => sale.change({ off })}
          />
          <Price sale={sale} />
          <Refused failure={selling.failure} />
        </div>
      )}
    </Sheet>
  )
}

/** What is as it was: the days of the coming season, the people, the dogs. */
function Kept({ renewed: { renewal, people, dogs } }: { readonly renewed: Renewed }) {
  const texts = useTexts(staffSubscriptionTexts)
  const language = useLanguage()
  const [from, to] = [renewal.from, renewal.to].map((one) => day(one, language, 'date'))
  return (
    <List>
      <ListRow label={texts.place(renewal.code, renewal.row)} detail={texts.days(from ?? '', to ?? '')} />
      <ListRow label={texts.people} value={String(people)} />
      {dogs.length === 0 ? null : <ListRow label={texts.dogs} value={dogs.map(({ name }) => name).join(', ')} />}
    </List>
  )
}

function Refused({ failure }: { readonly failure: unknown }) {
  const failureText = useFailureText()
  return failure === null ? null : (
    <Note tone="bad" icon="alert" role="alert">
      {failureText(failure)}
    </Note>
  )
}

function Price({ sale: { plan, place, price, draft, change } }: { readonly sale: PassSale }) {
  if (plan === null || price === null) return null
  const { base, extras, off, total, parts } = price
  return (
    <div>
      <PriceCard plan={plan} row={place?.place.row ?? null} base={base} extras={extras} off={off} total={total} />
      {parts.length > 0 ? <PayInParts parts={parts} isInParts={draft.inInstalments} onChange={change} /> : null}
    </div>
  )
}

/** How the first payment is made at once; null where it is not. */
function paidBy(ending: PayEnding): CallInput<typeof sellSubscription>['paid'] {
  if (ending.kind !== 'now') return null
  const { tender, tenderedCents } = ending.paid
  return { tender, ...(tenderedCents === undefined ? {} : { tenderedCents }) }
}

/** The sale with what takes it back; what is shown is the price that is agreed to. */
function useSelling(
  { cart, price, off, person: customer, plan }: PassSale,
  onClose: () => void,
  onSold: (id: number) => void,
) {
  const texts = useTexts(staffSubscriptionTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const selling = useCallMutation(sellSubscription)
  const undoing = useCallMutation(undoSubscriptionSale)
  const refresh = () => {
    void invalidate(getStaffSubscription)
    void invalidate(listStaffSubscriptions)
  }
  const takeBack = async (actionId: number) => {
    try {
      await undoing.mutateAsync({ actionId })
      toast(texts.sale.undone, { tone: 'ok' })
    } catch (failure) {
      toast(failureText(failure), { tone: 'bad', icon: 'alert' })
    }
    refresh()
  }
  const sell = (ending: PayEnding) => {
    if (cart === null || price === null || customer === null || plan === null || off === null) return
    const sale = { cart, customer, language, totalCents: price.total, ...off }
    selling.mutate(
      ending.kind === 'link' ? { ...sale, paid: null, payBy: ending.payBy } : { ...sale, paid: paidBy(ending) },
      {
        onSuccess: ({ subscriptionId, actionId, dueCents }) => {
          const sold = texts.sale.sold(plan.name)
          const words = dueCents > 0 ? texts.sale.stillDue(sold, money(dueCents, language)) : sold
          toast(words, { action: { label: texts.sale.undo, onPress: () => void takeBack(actionId) } })
          onClose()
          onSold(subscriptionId)
        },
        onSettled: refresh,
      },
    )
  }
  return { sell, failure: selling.error, isBusy: selling.isPending }
}
