import { SECOND } from '../../../domain/platform/duration.ts'
import { listMoneyRequests, type MoneyRequest } from '../../../domain/staff/money-request-calls.ts'
import { NoOrdersArt } from '../../design/art/NoOrdersArt.tsx'
import { useFailureReason } from '../../platform/failure.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { StaffPage } from '../../ui/staff/StaffPage.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { DeskBell } from '../bell/DeskBell.tsx'
import { RequestCard } from './RequestCard.tsx'
import { requestTexts } from './texts.ts'

/** Money that waits for a second manager's yes, and what became of the last requests: one's own, a manager sees all (B-32). */
export function RequestsScreen() {
  const texts = useTexts(requestTexts)
  const reason = useFailureReason()
  const query = useCallQuery(listMoneyRequests, {}, { refetchInterval: 20 * SECOND })
  const load = () => void query.refetch()
  return (
    <StaffPage title={texts.title} corner={<DeskBell />}>
      {query.data === undefined ? (
        query.isError ? (
          <ErrorState text={reason(query.error)} onRetry={load} isRetrying={query.isFetching} />
        ) : (
          <Waiting onRetry={load}>
            <Skeleton height={220} radius={24} />
          </Waiting>
        )
      ) : (
        <div className="col g5">
          {query.data.waiting.length === 0 ? (
            <EmptyState art={<NoOrdersArt />} title={texts.none} text={texts.noneText} />
          ) : (
            <Requests title={texts.waiting} requests={query.data.waiting} />
          )}
          {query.data.decided.length === 0 ? null : <Requests title={texts.decided} requests={query.data.decided} />}
        </div>
      )}
    </StaffPage>
  )
}

function Requests({ title, requests }: { readonly title: string; readonly requests: readonly MoneyRequest[] }) {
  return (
    <section className="col g3" aria-label={title}>
      <h2 className="t3">{title}</h2>
      <ul className="desk-tiles">
        {requests.map((request) => (
          <RequestCard key={request.requestId} request={request} />
        ))}
      </ul>
    </section>
  )
}
