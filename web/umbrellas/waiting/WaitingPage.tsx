import type { ReactNode } from 'react'
import { FullBeachArt } from '../../design/art/FullBeachArt.tsx'
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

/** A request as the page lays it out. */
export interface WaitingCard {
  readonly requestId: number
  readonly offerId: number | null
  readonly card: ReactNode
}

/** Requests for what lies right of this slice, tables: the page of the route hands them in. */
export interface OtherRequests {
  /** Null until they are there. */
  readonly cards: readonly WaitingCard[] | null
  readonly error: unknown
  /** Asks again; whether that worked. */
  readonly refresh: () => Promise<boolean>
}

/** `lista-attesa`: one's own requests, the place in the queue, and what is offered until when (B-05, B-09). */
export function WaitingPage({ tables }: { readonly tables: OtherRequests }) {
  const texts = useTexts(waitingTexts)
  const failureReason = useFailureReason()
  const query = useWaiting()
  const refresh = async () => {
    const [places, others] = await Promise.all([query.refetch(), tables.refresh()])
    return places.isSuccess && others
  }
  const load = () => void refresh()
  const places = query.data?.requests.map((request): WaitingCard => ({
    requestId: request.requestId,
    offerId: request.offer?.offerId ?? null,
    card: <RequestCard key={`place ${request.requestId}`} request={request} />,
  }))
  return (
    <Page title={texts.title} back="/tabs/contact" action={<RefreshButton onRefresh={refresh} />}>
      <PullToRefresh onRefresh={refresh} />
      {places !== undefined && tables.cards !== null ? (
        <Requests cards={[...places, ...tables.cards]} />
      ) : query.isError || tables.error !== null ? (
        <ErrorState text={failureReason(query.error ?? tables.error)} onRetry={load} isRetrying={query.isFetching} />
      ) : (
        <Waiting onRetry={load}>
          <Skeleton height={190} radius={22} className="mt3" />
          <Skeleton height={190} radius={22} className="mt3" />
        </Waiting>
      )}
    </Page>
  )
}

function Requests({ cards }: { readonly cards: readonly WaitingCard[] }) {
  const texts = useTexts(waitingTexts).list
  const place = useLostFocus<HTMLDivElement>(
    cards.map(({ requestId, offerId }) => `${requestId} ${offerId ?? ''}`).join(),
  )
  if (cards.length === 0)
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
  const ordered = cards.toSorted((a, b) => Number(b.offerId !== null) - Number(a.offerId !== null))
  return (
    <div ref={place} className="col g3 mt3">
      {ordered.map(({ card }) => card)}
    </div>
  )
}
