import { getCredit, type Credit } from '../../../domain/payments/credit-calls.ts'
import { EmptyCartArt } from '../../design/art/EmptyCartArt.tsx'
import { useFailureReason } from '../../platform/failure.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { CreditBalance } from './CreditBalance.tsx'
import { CreditMovements } from './CreditMovements.tsx'
import { creditTexts } from './texts.ts'

/** What the resort owes its guest: balance, last days, every movement in words (B-06). */
export function CreditPage() {
  const texts = useTexts(creditTexts)
  const reason = useFailureReason()
  const credit = useCallQuery(getCredit, {}, { staleTime: 0 })
  const reload = () => void credit.refetch()
  return (
    <Page title={texts.title} back="/tabs/contact">
      {credit.data ? (
        <KnownCredit credit={credit.data} />
      ) : credit.isError ? (
        <ErrorState text={reason(credit.error)} onRetry={reload} isRetrying={credit.isFetching} />
      ) : (
        <Waiting onRetry={reload}>
          <div className="col g4 mt3">
            <Skeleton height={112} radius="var(--r-l)" />
            <Skeleton height={168} radius="var(--r-l)" />
          </div>
        </Waiting>
      )}
    </Page>
  )
}

function KnownCredit({ credit }: { readonly credit: Credit }) {
  const texts = useTexts(creditTexts)
  if (credit.movements.length === 0)
    return (
      <EmptyState
        art={<EmptyCartArt />}
        title={texts.empty.title}
        text={texts.empty.text}
        action={
          <LinkButton full to="/tabs/main-page-ombrelloni" motion="tab">
            {texts.empty.action}
          </LinkButton>
        }
      />
    )
  return (
    <>
      <CreditBalance credit={credit} />
      <p className="foot ink2 mt2">{texts.howTo}</p>
      <CreditMovements movements={credit.movements} leadsToOrders />
    </>
  )
}
