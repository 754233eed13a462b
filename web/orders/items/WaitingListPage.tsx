import { GuestDetailsSheet } from '../../accounts/GuestDetails.tsx'
import { TableRequestCard } from '../../restaurant/waiting/TableRequestCard.tsx'
import { useTableRequests } from '../../restaurant/waiting/use-table-requests.ts'
import { WaitingPage } from '../../umbrellas/waiting/WaitingPage.tsx'
import { useStartItemOrder } from './use-start-item-order.ts'

/** The waiting list for places and tables: an offered table is ordered from here (B-05, B-09). */
export function WaitingListPage() {
  const { guest, ...ordering } = useStartItemOrder()
  const query = useTableRequests()
  const cards =
    query.data?.requests.map((request) => ({
      requestId: request.requestId,
      offerId: request.offer?.offerId ?? null,
      card: <TableRequestCard key={`table ${request.requestId}`} request={request} ordering={ordering} />,
    })) ?? null
  return (
    <>
      <WaitingPage tables={{ cards, error: query.error, refresh: async () => (await query.refetch()).isSuccess }} />
      <GuestDetailsSheet guest={guest} />
    </>
  )
}
