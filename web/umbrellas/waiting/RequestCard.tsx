import { leaveWaitingList, listWaitingRequests, type WaitingRequest } from '../../../domain/umbrellas/waiting-calls.ts'
import { invalidate, useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { useWhen } from '../SearchSummary.tsx'
import { OfferView } from './OfferView.tsx'
import { RequestFrame } from './RequestFrame.tsx'
import { waitingTexts } from './texts.ts'
import { useWishWords } from './wish-words.ts'

/** One's own request for a place (B-05). */
export function RequestCard({ request }: { readonly request: WaitingRequest }) {
  const texts = useTexts(waitingTexts).list
  const when = useWhen(request)
  const wish = useWishWords()(request)
  const leaving = useCallMutation(leaveWaitingList)
  const { requestId, offer } = request
  return (
    <RequestFrame
      when={when}
      wish={wish}
      request={request}
      words={texts}
      offer={offer === null ? null : <OfferView offer={offer} />}
      isLeaving={leaving.isPending}
      onLeave={({ onSuccess, onError }) =>
        leaving.mutate(
          { requestId },
          {
            onSuccess: () => {
              onSuccess()
              void invalidate(listWaitingRequests)
            },
            onError,
          },
        )
      }
    />
  )
}
