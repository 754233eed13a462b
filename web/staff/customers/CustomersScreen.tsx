import * as z from 'zod/mini'
import { useDeferredValue } from 'react'
import { LEAST_SEARCHED, searchDesk } from '../../../domain/staff/customer-calls.ts'
import { NoOrdersArt } from '../../design/art/NoOrdersArt.tsx'
import { useFailureReason } from '../../platform/failure.ts'
import { useQueryState } from '../../platform/navigation.tsx'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { StaffPage } from '../../ui/staff/StaffPage.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { CustomerPanel } from './CustomerPanel.tsx'
import { FoundRows } from './FoundRows.tsx'
import { customerTexts } from './texts.ts'

const querySchema = z.object({
  q: z.optional(z.string()),
  customer: z.optional(z.string()),
  order: z.optional(z.string()),
})
/** `ges/clienti`: finds people, places and orders, and shows everything about one person. */
export function CustomersScreen() {
  const texts = useTexts(customerTexts)
  const [{ q = '', customer, order }, setQuery] = useQueryState(querySchema)
  const orderId = order === undefined ? null : Number(order)
  const whose = customer === undefined ? (orderId === null ? null : { orderId }) : { accountId: Number(customer) }
  return (
    <StaffPage title={texts.title} className="index-and-detail">
      <div className="panel scrolls desk-index">
        <TextField
          label={texts.search}
          value={q}
          icon="search"
          type="search"
          maxLength={60}
          onChange={(next) => setQuery({ q: next === '' ? undefined : next, customer, order })}
        />
        <Results
          query={useDeferredValue(q.trim())}
          openId={customer}
          onOpen={(accountId, orderId) =>
            setQuery({ q, customer: String(accountId), order: orderId === null ? undefined : String(orderId) })
          }
        />
      </div>
      <div className="desk-detail col g3">
        {whose === null ? (
          <EmptyState art={<NoOrdersArt />} title={texts.start} text={texts.startText} />
        ) : (
          <CustomerPanel
            key={customer ?? `order-${order}`}
            whose={whose}
            orderId={orderId}
            onOrder={(next, accountId) =>
              setQuery({
                q,
                customer: accountId === undefined ? customer : String(accountId),
                order: next === null ? undefined : String(next),
              })
            }
          />
        )}
      </div>
    </StaffPage>
  )
}

interface ResultsProps {
  readonly query: string
  readonly openId: string | undefined
  readonly onOpen: (accountId: number, orderId: number | null) => void
}

function Results({ query, openId, onOpen }: ResultsProps) {
  const texts = useTexts(customerTexts)
  const failureReason = useFailureReason()
  const isAsked = query.length >= LEAST_SEARCHED
  const found = useCallQuery(searchDesk, { query }, { enabled: isAsked, placeholderData: (known) => known })
  const load = () => void found.refetch()
  if (!isAsked) return null
  if (found.isError)
    return <ErrorState text={failureReason(found.error)} onRetry={load} isRetrying={found.isFetching} />
  if (found.data === undefined)
    return (
      <Waiting onRetry={load}>
        <Skeleton height={240} radius={18} />
      </Waiting>
    )
  if (found.data.found.length === 0) return <EmptyState title={texts.none} text={texts.noneText} />
  return <FoundRows found={found.data.found} openId={openId} onOpen={onOpen} />
}
