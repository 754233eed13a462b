import { useState } from 'react'
import { getRestaurantAvailability, type RestaurantCart } from '../../../domain/restaurant/calls.ts'
import {
  declineTableOffer,
  leaveTableWaitingList,
  listTableRequests,
  type TableRequest,
} from '../../../domain/restaurant/waiting-calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { day as dayText, money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { capital, inLine } from '../../platform/letter-case.ts'
import { invalidate, useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Note } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/toasts.ts'
import { OfferFrame } from '../../umbrellas/waiting/OfferFrame.tsx'
import { RequestFrame } from '../../umbrellas/waiting/RequestFrame.tsx'
import { tableCart } from '../table-draft.ts'
import type { TableOrdering } from '../table-ordering.ts'
import { restaurantTexts } from '../texts.ts'
import { tableWaitingTexts } from './texts.ts'

interface TableRequestProps {
  readonly request: TableRequest
  readonly ordering: TableOrdering
}

/** One's own request for a table (B-09). */
export function TableRequestCard({ request, ordering }: TableRequestProps) {
  const texts = useTexts(tableWaitingTexts)
  const { meals } = useTexts(restaurantTexts)
  const language = useLanguage()
  const leaving = useCallMutation(leaveTableWaitingList)
  const { requestId, name, day, meal, time, seats, dogs, offer } = request
  const wish = [
    name,
    time === null ? texts.anyTime : texts.at(time),
    texts.seats(seats),
    ...(dogs > 0 ? [texts.dogs(dogs)] : []),
  ]
  return (
    <RequestFrame
      when={texts.when(capital(dayText(day, language), language), inLine(meals[meal], language))}
      wish={wish.join(' · ')}
      request={request}
      words={texts}
      offer={offer === null ? null : <TableOffer request={request} offer={offer} ordering={ordering} />}
      isLeaving={leaving.isPending}
      onLeave={({ onSuccess, onError }) =>
        leaving.mutate(
          { requestId },
          {
            onSuccess: () => {
              onSuccess()
              refresh()
            },
            onError,
          },
        )
      }
    />
  )
}

function refresh(): void {
  void invalidate(listTableRequests)
  void invalidate(getRestaurantAvailability)
}

/** A table that is kept for this person: taking it is the ordinary order of that table. */
function TableOffer({
  request,
  offer,
  ordering,
}: TableRequestProps & { readonly offer: NonNullable<TableRequest['offer']> }) {
  const texts = useTexts(tableWaitingTexts).offer
  const language = useLanguage()
  const failureText = useFailureText()
  const declining = useCallMutation(declineTableOffer)
  const [isTaking, setTaking] = useState(false)
  const { offerId, time, depositCents, expiresAt } = offer
  const take = async () => {
    const cart = cartOf(request, time)
    setTaking(true)
    // One with a deposit waits as a cart for its checkout.
    if (depositCents > 0) tableCart.set(cart)
    await ordering.order(cart)
    setTaking(false)
    refresh()
  }
  const decline = () =>
    declining.mutate(
      { offerId },
      {
        onSuccess: () => toast(texts.declined, { icon: 'check' }),
        onError: (error) => toast(failureText(error), { tone: 'bad', icon: 'alert' }),
        onSettled: refresh,
      },
    )
  return (
    <OfferFrame
      title={texts.title(request.seats, time)}
      facts={request.name}
      expiresAt={expiresAt}
      over={texts.over}
      price={depositCents > 0 ? money(depositCents, language) : null}
      isBusy={isTaking ? 'accept' : declining.isPending ? 'decline' : null}
      onAccept={() => void take()}
      onDecline={decline}
      onOver={refresh}
    >
      {depositCents > 0 ? <p className="foot ink2 mt1">{texts.deposit}</p> : null}
      {ordering.failure === null ? null : (
        <Note className="mt2" tone="bad" icon="alert" role="alert">
          {failureText(ordering.failure)}
        </Note>
      )}
    </OfferFrame>
  )
}

function cartOf({ restaurant, day, meal, seats, dogs, note }: TableRequest, time: string): RestaurantCart {
  return { cart: 'restaurant', restaurant, day, meal, time, seats, dogs, ...(note === null ? {} : { note }) }
}
