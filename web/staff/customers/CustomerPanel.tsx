import type { CallInput } from '../../../domain/platform/call.ts'
import { viewCustomer, type Customer } from '../../../domain/staff/customer-calls.ts'
import { isCallFailure } from '../../platform/call-failure.ts'
import { useFailureReason } from '../../platform/failure.ts'
import { day, dayOfInstant, money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { List, ListRow } from '../../ui/List.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Card, Skeleton } from '../../ui/surfaces.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { CustomerLists } from './CustomerLists.tsx'
import { NoteCard } from './NoteCard.tsx'
import { OrderSheet } from './OrderSheet.tsx'
import { customerTexts } from './texts.ts'

interface CustomerPanelProps {
  /** The customer, or whoever an order is of. */
  readonly whose: CallInput<typeof viewCustomer>
  readonly orderId: number | null
  /** Opens an order of the customer, or none; `accountId` is undefined while nobody was found. */
  readonly onOrder: (orderId: number | null, accountId?: number) => void
}

/** Everything about one customer that the asker's role needs (R-603, Z-03). */
export function CustomerPanel({ whose, orderId, onOrder }: CustomerPanelProps) {
  const failureReason = useFailureReason()
  const query = useCallQuery(viewCustomer, whose)
  const load = () => void query.refetch()
  if (query.isError) {
    // The order of somebody who was deleted is still there.
    const isAlone = orderId !== null && isCallFailure(query.error, 'not_found')
    return (
      <>
        <ErrorState text={failureReason(query.error)} onRetry={load} isRetrying={query.isFetching} />
        {isAlone ? <OrderSheet orderId={orderId} onClose={() => onOrder(null)} onDone={load} /> : null}
      </>
    )
  }
  if (query.data === undefined)
    return (
      <Waiting onRetry={load}>
        <Skeleton height={420} radius={22} />
      </Waiting>
    )
  const customer = query.data
  // Orders open with their money for whoever sees money.
  const opens = customer.money !== null
  const open = (id: number | null) => onOrder(id, customer.accountId)
  return (
    <>
      <Facts customer={customer} />
      <NoteCard customer={customer} onSaved={load} />
      <CustomerLists customer={customer} onOrder={opens ? open : null} />
      {opens && orderId !== null ? <OrderSheet orderId={orderId} onClose={() => open(null)} onDone={load} /> : null}
    </>
  )
}

function Facts({ customer }: { readonly customer: Customer }) {
  const texts = useTexts(customerTexts)
  const language = useLanguage()
  const { firstName, lastName, phone, email, since, isGuest, visits, noShows, money: sums } = customer
  const name = `${firstName} ${lastName}`.trim()
  const rows: readonly (readonly [string, string])[] = [
    [texts.phone, phone],
    [texts.email, email ?? ''],
    [texts.language, texts.languages[customer.language]],
    [texts.visits, String(visits)],
    [texts.noShows, String(noShows)],
    ...(sums === null
      ? []
      : ([
          [texts.spent, money(sums.spentCents, language)],
          [texts.credit, money(sums.creditCents, language)],
          [texts.due, money(sums.dueCents, language)],
        ] as const)),
  ]
  return (
    <>
      <Card className="col g2" aria-label={name === '' ? texts.nobody : name}>
        <h2 className="t2">{name === '' ? texts.nobody : name}</h2>
        <p className="sub ink2">
          {[texts.since(day(dayOfInstant(since), language, 'date')), ...(isGuest ? [texts.guest] : [])].join(' · ')}
        </p>
        {phone === '' ? null : (
          <a className="btn tint sm" href={`tel:${phone}`}>
            {texts.call(phone)}
          </a>
        )}
      </Card>
      <List>
        {rows
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <ListRow key={label} label={label} value={value} />
          ))}
      </List>
    </>
  )
}
