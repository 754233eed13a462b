import { listOrders } from '../../../domain/orders/calls.ts'
import { listSavedCards } from '../../../domain/payments/calls.ts'
import { getCredit } from '../../../domain/payments/credit-calls.ts'
import { isUpcoming } from '../../orders/order-groups.ts'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallQuery } from '../../platform/queries.ts'
import { resortDay } from '../../platform/resort-day.ts'
import { useSession } from '../../platform/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { profileMenuTexts } from './texts.ts'

/** How many orders are still to come, in words; undefined when none is, or while nobody has answered. */
export function useOrdersValue(): string | undefined {
  const texts = useTexts(profileMenuTexts)
  const { isLoggedIn, guestToken } = useSession()
  const { data } = useCallQuery(listOrders, {}, { enabled: isLoggedIn || guestToken !== null })
  const today = resortDay()
  const count = data?.orders.filter((order) => isUpcoming(order, today)).length ?? 0
  return count === 0 ? undefined : texts.coming(count)
}

/** The card that is used unless another is chosen; undefined when none is saved. */
export function useCardValue(): string | undefined {
  const { isLoggedIn } = useSession()
  const { data } = useCallQuery(listSavedCards, {}, { enabled: isLoggedIn })
  const [card] = data?.cards ?? []
  return card === undefined ? undefined : `•••• ${card.lastFour}`
}

/** What may be used of the credit today, "12,00 €"; undefined while nobody has answered. */
export function useCreditValue(): string | undefined {
  const language = useLanguage()
  const { isLoggedIn } = useSession()
  const { data } = useCallQuery(getCredit, {}, { enabled: isLoggedIn })
  return data === undefined ? undefined : money(data.balanceCents, language)
}
