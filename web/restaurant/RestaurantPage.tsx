import { getRestaurants } from '../../domain/restaurant/calls.ts'
import { useFailureReason } from '../platform/failure.ts'
import { useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { Page } from '../ui/Page.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { Skeleton } from '../ui/surfaces.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { RestaurantCards } from './RestaurantCards.tsx'
import { TableForm } from './TableForm.tsx'
import type { TableOrdering } from './table-ordering.ts'
import { restaurantTexts } from './texts.ts'

/** A table at one of the restaurants (R-103, R-209, R-511, R-515, mockup 19). */
export function RestaurantPage({ ordering }: { readonly ordering: TableOrdering }) {
  const texts = useTexts(restaurantTexts)
  const failureReason = useFailureReason()
  const query = useCallQuery(getRestaurants, {})
  const load = () => void query.refetch()
  const [first, ...others] = query.data?.restaurants ?? []
  return (
    <Page title={texts.title} back="/tabs/home" layout={first === undefined ? 'phone' : 'columns'}>
      {query.data === undefined ? (
        query.isError ? (
          <ErrorState text={failureReason(query.error)} onRetry={load} isRetrying={query.isFetching} />
        ) : (
          <Waiting onRetry={load}>
            <Skeleton height={124} radius={22} />
            <Skeleton className="mt4" height={66} radius={18} />
            <Skeleton className="mt4" height={44} radius={16} />
            <Skeleton className="mt3" height={64} radius={22} />
            <Skeleton className="mt4" height={224} radius={15} />
          </Waiting>
        )
      ) : first === undefined ? (
        <EmptyState title={texts.none} text={texts.noneText} />
      ) : [first, ...others].every(({ closedBecause }) => closedBecause !== null) ? (
        <>
          <RestaurantCards restaurants={[first, ...others]} chosen={first} onChange={() => undefined} />
          <EmptyState title={texts.allClosed} text={texts.allClosedText} />
        </>
      ) : (
        <TableForm restaurants={[first, ...others]} offer={query.data} ordering={ordering} />
      )}
    </Page>
  )
}
