import { useMemo } from 'react'
import * as z from 'zod/mini'
import { PAYMENT_METHODS, type PaymentMethod } from '../../../domain/orders/calls.ts'
import { getPaymentConfig, listSavedCards, type PaymentMode, type SavedCard } from '../../../domain/payments/calls.ts'
import { isOnlineMethod } from '../../../domain/payments/payment-modes.ts'
import { MINUTE } from '../../../domain/platform/duration.ts'
import { APP_PLATFORM } from '../../platform/environment.ts'
import { useHere, useQueryState } from '../../platform/navigation.tsx'
import { useCallQuery } from '../../platform/queries.ts'
import { useSession } from '../../platform/session.ts'
import type { CheckoutState } from './checkout-state.ts'
import { cardToOffer, chosenWay, methodOfWay, waysOf, wishedWays, withOneCard, type PayWay } from './pay-ways.ts'

/** How it can be paid, and what is chosen of it. */
export interface PayChoice {
  readonly ways: readonly PayWay[]
  readonly way: PayWay | null
  readonly method: PaymentMethod | null
  /** The saved card that is offered; chosen when the way is `saved_card`. */
  readonly card: SavedCard | null
  /** Rows that are paid online by a provider that cannot be reached now. */
  readonly closed: ReadonlySet<PayWay>
  /** How the browser talks to the chosen provider; null for what is not paid online, and until that is known. */
  readonly mode: PaymentMode | null
  /** The saved cards are on their way: the first row is not known yet. */
  readonly isPending: boolean
  /** Writes the person's choice into the address: a reload finds it again. */
  readonly keep: (way: PayWay, cardId?: string) => void
}

const query = z.object({
  method: z.optional(z.enum(PAYMENT_METHODS)),
  card: z.optional(z.string()),
  /** How a payment has just been refused. */
  tried: z.optional(z.enum(PAYMENT_METHODS)),
  way: z.optional(z.enum([...PAYMENT_METHODS, 'saved_card'])),
})

/** Where a window of the wallet's own would cover everything: its page is as good there, and never blocked. */
const SMALL_TOUCH = '(pointer: coarse) and (max-width: 640px)'

/** The modes that are open in the browser. */
export function usePaymentModes(isEnabled: boolean) {
  return useCallQuery(
    getPaymentConfig,
    {},
    {
      enabled: isEnabled,
      // Another answer may hold another token, with which the fields would begin anew while a card is typed.
      staleTime: 5 * MINUTE,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  )
}

interface ModesNow {
  readonly modes: readonly PaymentMode[] | undefined
  /** They were asked for and did not come. */
  readonly areModesMissing: boolean
  /** The wallet's window did not open. */
  readonly isPageOnly: boolean
}

/** The ways to pay by `methods`, and the chosen one. */
export function usePayChoice(
  methods: readonly PaymentMethod[],
  { way: chosen, cardId }: Pick<CheckoutState, 'way' | 'cardId'>,
  { modes, areModesMissing, isPageOnly }: ModesNow,
): PayChoice {
  const { pathname } = useHere()
  const [asked, ask] = useQueryState(query)
  const { isLoggedIn } = useSession()
  // A guest has no saved cards; the apps pay in the system's browser, where nobody is logged in.
  const hasCards =
    isLoggedIn && APP_PLATFORM === 'other' && methods.some((method) => isOnlineMethod(method) && method !== 'wallet')
  const saved = useCallQuery(listSavedCards, {}, { enabled: hasCards })
  const card = cardToOffer(saved.data?.cards ?? [], methods, cardId ?? asked.card)
  const isClosed = (each: PayWay) => {
    const by = methodOfWay(each, card)
    if (by === null || !isOnlineMethod(by)) return false
    return modes === undefined ? areModesMissing : !modes.some((mode) => mode.method === by)
  }
  const wished = wishedWays(pathname, asked.method)
  const own = chosen ?? asked.way ?? null
  const ways = withOneCard(waysOf(methods, card), { wished: [own, ...wished], tried: asked.tried, isClosed })
  const open = ways.filter((each) => !isClosed(each))
  const way = chosenWay(open, own, wished)
  const method = methodOfWay(way, card)
  const found = modes?.find((each) => each.method === method)
  const isRedirected = found?.provider === 'paypal' && (isPageOnly || matchMedia(SMALL_TOUCH).matches)
  const mode = useMemo(
    () =>
      found
        ? {
            ...found,
            ...(isRedirected ? { redirect: 'always' as const } : {}),
            // Cards are kept for accounts: a guest types theirs each time.
            canSave: found.canSave && isLoggedIn,
          }
        : null,
    [found, isRedirected, isLoggedIn],
  )
  return {
    ways,
    closed: new Set(ways.filter(isClosed)),
    way,
    method,
    card,
    mode,
    isPending: hasCards && saved.isPending,
    keep: (kept, keptCard) => ask({ way: kept, ...(keptCard === undefined ? {} : { card: keptCard }) }),
  }
}
