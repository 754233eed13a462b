import { FullBeachArt } from '../../design/art/FullBeachArt.tsx'
import type { WaitingRequest } from '../../../domain/umbrellas/waiting-calls.ts'
import { useFailureReason } from '../../platform/failure.ts'
import { useTexts } from '../../platform/texts.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { useLostFocus } from '../../ui/use-lost-focus.ts'
import { PullToRefresh, RefreshButton } from '../../ui/Refresh.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { RequestCard } from './RequestCard.tsx'
import { waitingTexts } from './texts.ts'
import { useWaiting } from './use-waiting.ts'

/** `lista-attesa`: one's own requests, the place in the queue, and what is offered until when (B-05). */
export function WaitingPage() {
  const texts = useTexts(waitingTexts)
  const failureReason = useFailureReason()
  const query = useWaiting()
  const load = () => void query.refetch()
  const refresh = async () => (await query.refetch()).isSuccess
  return (
    <Page title={texts.title} back="/tabs/contact" action={<RefreshButton onRefresh={refresh} />}>
      <PullToRefresh onRefresh={refresh} />
      {query.data !== undefined ? (
        <Requests requests={query.data.requests} />
      ) : query.isError ? (
        <ErrorState text={failureReason(query.error)} onRetry={load} isRetrying={query.isFetching} />
      ) : (
        <Waiting onRetry={load}>
          <Skeleton height={190} radius={22} className="mt3" />
          <Skeleton height={190} radius={22} className="mt3" />
        </Waiting>
      )}
    </Page>
  )
}

function Requests({ requests }: { readonly requests: readonly WaitingRequest[] }) {
  const texts = useTexts(waitingTexts).list
  const place = useLostFocus<HTMLDivElement>(
    requests.map(({ requestId, offer }) => `${requestId} ${offer?.offerId ?? ''}`).join(),
  )
  if (requests.length === 0)
    return (
      <div ref={place}>
        <EmptyState
          art={<FullBeachArt />}
          title={texts.emptyTitle}
          text={texts.emptyText}
          action={
            <LinkButton full to="/tabs/main-page-ombrelloni" motion="tab">
              {texts.search}
            </LinkButton>
          }
        />
      </div>
    )
  // What is offered runs out: it stands first.
  const ordered = requests.toSorted((a, b) => Number(b.offer !== null) - Number(a.offer !== null))
  return (
    <div ref={place} className="col g3 mt3">
      {ordered.map((request) => (
        <RequestCard key={request.requestId} request={request} />
      ))}
    </div>
  )
}
