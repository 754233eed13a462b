import * as z from 'zod/mini'
import { NoOrdersArt } from '../../design/art/NoOrdersArt.tsx'
import { useFailureReason } from '../../platform/failure.ts'
import { useQueryState } from '../../platform/navigation.tsx'
import { useTexts } from '../../platform/texts.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { PullToRefresh, RefreshButton } from '../../ui/Refresh.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { MINE_PATH, PLANS_PATH } from '../subscription-paths.ts'
import { subscriptionTexts } from '../texts.ts'
import { SubscriptionDetail, type SubscriptionSection } from './SubscriptionDetail.tsx'
import { SubscriptionList } from './SubscriptionList.tsx'
import { useSubscriptions, type OwnSubscriptions } from './use-subscriptions.ts'
import styles from '../subscriptions.module.css'

const query = z.object({ subscription: z.optional(z.string()) })

/** One's own subscriptions, or the one that `?subscription=` names; both also without a network (B-02). */
export function SubscriptionsPage({ sections }: { readonly sections: readonly SubscriptionSection[] }) {
  const [{ subscription: id }] = useQueryState(query)
  const own = useSubscriptions()
  const found = own.subscriptions?.find(({ subscriptionId }) => String(subscriptionId) === id)
  if (found !== undefined) return <SubscriptionDetail subscription={found} isKept={own.isKept} sections={sections} />
  return id === undefined ? <OwnList own={own} /> : <NotFound own={own} />
}

function OwnList({ own }: { readonly own: OwnSubscriptions }) {
  const texts = useTexts(subscriptionTexts).mine
  return (
    <Page title={texts.title} large back="/tabs/contact" action={<RefreshButton onRefresh={own.refresh} />}>
      <PullToRefresh onRefresh={own.refresh} />
      {own.subscriptions === undefined ? (
        <Missing own={own} />
      ) : own.subscriptions.length === 0 ? (
        <EmptyState
          art={<NoOrdersArt />}
          title={texts.empty}
          text={texts.emptyText}
          action={
            <LinkButton full to={PLANS_PATH}>
              {texts.action}
            </LinkButton>
          }
        />
      ) : (
        <>
          <SubscriptionList subscriptions={own.subscriptions} />
          <LinkButton full variant="tint" icon="plus" className="mt4" to={PLANS_PATH}>
            {texts.another}
          </LinkButton>
        </>
      )}
    </Page>
  )
}

/** The list is on its way, or did not come and nothing is kept. */
function Missing({ own }: { readonly own: OwnSubscriptions }) {
  const failureReason = useFailureReason()
  if (!own.isPending) return <ErrorState text={failureReason(own.failure)} onRetry={own.retry} />
  return (
    <Waiting onRetry={own.retry}>
      <div className={styles['lines']}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height={92} radius="var(--r-xl)" />
        ))}
      </div>
    </Waiting>
  )
}

function NotFound({ own }: { readonly own: OwnSubscriptions }) {
  const texts = useTexts(subscriptionTexts).mine
  return (
    <Page title={texts.title} back={MINE_PATH}>
      {own.subscriptions === undefined ? (
        <Missing own={own} />
      ) : (
        <EmptyState
          art={<NoOrdersArt />}
          title={texts.unknown}
          text={texts.unknownText}
          action={
            <LinkButton full to={MINE_PATH} replace>
              {texts.toList}
            </LinkButton>
          }
        />
      )}
    </Page>
  )
}
