import {
  getPaymentConfig,
  listSavedCards,
  removeCard,
  setDefaultCard,
  type PaymentMode,
  type SavedCard,
} from '../../../domain/payments/calls.ts'
import type { CallFailure } from '../../platform/call.ts'
import { isCallFailure } from '../../platform/call.ts'
import { cachedCallData, invalidate, setCallData, useCallMutation, useCallQuery } from '../../platform/queries.ts'

/** The caller's saved cards as they are at the server. */
export interface SavedCards {
  /** The default first; undefined until they are there. */
  readonly cards: readonly SavedCard[] | undefined
  /** The way to pay whose cards can be saved; null where there is none, undefined until it is known. */
  readonly mode: PaymentMode | null | undefined
  readonly failure: CallFailure | null
  readonly isLoading: boolean
  readonly retry: () => void
}

/**
 * The saved cards, read again whenever the page is shown, as another tab may have removed one (case 97).
 * `modeId` keeps to the cards of one way to pay.
 */
export function useSavedCards(modeId?: number): SavedCards {
  const list = useCallQuery(listSavedCards, {}, { staleTime: 0 })
  const config = useCallQuery(getPaymentConfig, {})
  const ofMode = (card: { readonly modeId: number }) => modeId === undefined || card.modeId === modeId
  return {
    cards: list.data?.cards.filter(ofMode),
    // A resort without providers still shows the cards that it keeps.
    mode: isCallFailure(config.error, 'payment_unavailable')
      ? null
      : config.data && (config.data.modes.find((mode) => mode.canSave && ofMode(mode)) ?? null),
    failure: list.error,
    isLoading: list.isFetching,
    retry: () => void list.refetch(),
  }
}

/** Takes the server's answer of a change as the list of now. */
export function keepCards(answer: { readonly cards: SavedCard[] }): void {
  setCallData(listSavedCards, {}, answer)
}

/** What was refused because the card is gone changes the list. */
function readAgain(failure: CallFailure): void {
  if (failure.code === 'card_unknown') void invalidate(listSavedCards)
}

/** Removes a card for good; gone already is gone (case 97). */
export function useCardRemoval() {
  return useCallMutation(removeCard, { onSuccess: keepCards, onError: readAgain })
}

/** Makes a card the default at once; where the server refuses, it is as it was. */
export function useDefaultCard() {
  return useCallMutation(setDefaultCard, {
    onMutate: ({ cardId }) => {
      const before = cachedCallData(listSavedCards, {})
      setCallData(
        listSavedCards,
        {},
        (known) => known && { cards: known.cards.map((card) => ({ ...card, isDefault: card.cardId === cardId })) },
      )
      return before
    },
    onSuccess: keepCards,
    onError: (failure, _input, before) => {
      if (before !== undefined) keepCards(before as { cards: SavedCard[] })
      readAgain(failure)
    },
  })
}
