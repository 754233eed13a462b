import { findTillOrders } from '../../../domain/till/calls.ts'
import { useFailureReason } from '../../platform/failure.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { ErrorState } from '../../ui/states.tsx'
import { Note, Skeleton } from '../../ui/surfaces.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { OrderRows, type OrderDoors } from './OrderRows.tsx'
import { tillTexts } from './texts.ts'

/** Orders with the words that somebody typed. */
export function FoundOrders({ search, ...doors }: OrderDoors & { readonly search: string }) {
  const texts = useTexts(tillTexts)
  const failureReason = useFailureReason()
  const found = useCallQuery(findTillOrders, { search }, { staleTime: 0 })
  const load = () => void found.refetch()
  if (found.data === undefined) {
    if (found.isError)
      return <ErrorState text={failureReason(found.error)} onRetry={load} isRetrying={found.isFetching} />
    return (
      <Waiting onRetry={load}>
        <Skeleton height={200} radius={18} />
      </Waiting>
    )
  }
  const { orders } = found.data
  if (orders.length > 0) return <OrderRows title={texts.found} orders={orders} {...doors} />
  return (
    <Note icon="info" role="status">
      {texts.nobody}
    </Note>
  )
}
