import * as z from 'zod/mini'
import { useDeferredValue } from 'react'
import { NoOrdersArt } from '../../design/art/NoOrdersArt.tsx'
import { useQueryState } from '../../platform/navigation.tsx'
import { useTexts } from '../../platform/texts.ts'
import { EmptyState } from '../../ui/states.tsx'
import { StaffPage } from '../../ui/staff/StaffPage.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { CustomerPanel } from './CustomerPanel.tsx'
import { SearchResults } from './SearchResults.tsx'
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
        <SearchResults query={useDeferredValue(q.trim())} openId={customer} />
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
