import { useState } from 'react'
import type { SavedCard } from '../../../domain/payments/calls.ts'
import { useTexts } from '../../platform/texts.ts'
import { useStore } from '../../platform/store.ts'
import { toast } from '../../ui/toasts.ts'
import { paymentTexts } from '../texts.ts'
import { cardWords } from './card-words.ts'
import { justSaved } from './just-saved.ts'
import { useCardRemoval, useDefaultCard, useSavedCards, type SavedCards } from './use-saved-cards.ts'

/** The saved cards with one of them chosen, and what can be done with it. */
export interface CardChoice {
  readonly saved: SavedCards
  /** The card that the buttons act on; null where there is none. */
  readonly chosen: SavedCard | null
  /** Whether the wished card is no longer among them (case 97). */
  readonly isGone: boolean
  /** The card that is about to be removed, while the person is asked. */
  readonly leaving: SavedCard | null
  readonly askToRemove: () => void
  readonly keep: () => void
  readonly remove: () => void
  readonly isRemoving: boolean
  readonly makeDefault: () => void
  /** Why the last change was refused. */
  readonly failure: unknown
}

/** The card that is meant: the wished one while it is saved, else the default. */
export function meantCard(cards: readonly SavedCard[], wished: string | null | undefined): SavedCard | null {
  const byId = cards.find(({ cardId }) => cardId === wished)
  return byId ?? cards.find(({ isDefault }) => isDefault) ?? cards[0] ?? null
}

/**
 * `wished` is the id of the card that the person has chosen; else the one that was saved a moment ago is, or the default.
 */
export function useCardChoice(wished: string | null | undefined, modeId?: number): CardChoice {
  const texts = useTexts(paymentTexts).cards
  const saved = useSavedCards(modeId)
  const removal = useCardRemoval()
  const change = useDefaultCard()
  const [leaving, setLeaving] = useState<SavedCard | null>(null)
  const recent = useStore(justSaved)
  const { cards } = saved
  const chosen = cards === undefined ? null : meantCard(cards, wished ?? recent)
  const remove = () => {
    if (leaving === null) return
    change.reset()
    removal.mutate(
      { cardId: leaving.cardId },
      {
        onSuccess: () => toast(texts.removed(cardWords(leaving, texts)), { tone: 'ok' }),
        onSettled: () => setLeaving(null),
      },
    )
  }
  return {
    saved,
    chosen,
    isGone: cards !== undefined && Boolean(wished) && chosen?.cardId !== wished,
    leaving,
    askToRemove: () => setLeaving(chosen),
    keep: () => setLeaving(null),
    remove,
    isRemoving: removal.isPending,
    makeDefault: () => {
      removal.reset()
      if (chosen !== null) change.mutate({ cardId: chosen.cardId })
    },
    failure: removal.error ?? change.error,
  }
}
