import { findTillOrders } from '../../../domain/till/calls.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Note, Skeleton } from '../../ui/surfaces.tsx'
import { OrderRows, type OrderDoors } from './OrderRows.tsx'
import { tillTexts } from './texts.ts'

/** Orders with the words that somebody typed. */
export function FoundOrders({ search, ...doors }: OrderDoors & { readonly search: string }) {
  const texts = useTexts(tillTexts)
  const found = useCallQuery(findTillOrders, { search }, { staleTime: 0 })
  return (
    <Loaded query={found} skeleton={<Skeleton height={200} radius={18} />}>
      {({ orders }) =>
        orders.length > 0 ? (
          <OrderRows title={texts.found} orders={orders} {...doors} />
        ) : (
          <Note icon="info" role="status">
            {texts.nobody}
          </Note>
        )
      }
    </Loaded>
  )
}
