import { useRef, useState, type RefObject } from 'react'
import {
  finishSavingCard,
  listSavedCards,
  startSavingCard,
  type PaymentMode,
  type SavedCard,
} from '../../../domain/payments/calls.ts'
import { failureOf } from '../../../domain/payments/payment-failure.ts'
import { isCallFailure } from '../../platform/call.ts'
import { useHere, withQuery } from '../../platform/navigation.tsx'
import { cachedCallData, useCallMutation } from '../../platform/queries.ts'
import type { MountedFields, SaveResult } from '../payment-ui.ts'
import { usePaymentUi, type OpenedPaymentUi } from '../use-payment-ui.ts'
import { keepCards } from './use-saved-cards.ts'

/** How the provider proves that it saved the card. */
type Proof = Extract<SaveResult, { kind: 'saved' }>['proof']

/** Why a card was not saved: the provider's or the bank's word, or an error. */
export type SaveFailure =
  | { readonly kind: 'declined' | 'notAuthenticated' | 'cancelled' }
  | { readonly kind: 'error'; readonly error: unknown }

/** A card that is typed in the provider's fields to be saved. */
export interface NewCard {
  readonly opened: OpenedPaymentUi
  readonly fields: RefObject<MountedFields | null>
  readonly isBusy: boolean
  readonly failure: SaveFailure | null
  readonly save: () => Promise<void>
}

/** `onSaved` gets the new card. The first card is the default in any case. */
export function useNewCard(mode: PaymentMode | null, isDefault: boolean, onSaved: (card: SavedCard) => void): NewCard {
  const opened = usePaymentUi(mode)
  const fields = useRef<MountedFields>(null)
  const start = useCallMutation(startSavingCard)
  const { finish } = useFinishedCard(onSaved)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SaveFailure | null>(null)
  // The provider has saved it already: only our server has to hear of it.
  const unheard = useRef<Proof | null>(null)
  const { path } = useHere()

  const prove = async ({ modeId }: PaymentMode): Promise<SaveResult> => {
    if (unheard.current !== null) return { kind: 'saved', proof: unheard.current }
    if (opened.ui === null) throw new Error('the provider is not there')
    const setup = await start.mutateAsync({ modeId })
    const query = { setup: setup.setupRef ?? undefined, mode: modeId, default: isDefault ? 1 : undefined }
    return opened.ui.saveCard(setup, new URL(withQuery(path, query), location.origin).href)
  }
  const save = async () => {
    if (mode === null || isBusy) return
    if (unheard.current === null && fields.current?.validate() !== true) return
    setBusy(true)
    setFailure(null)
    try {
      const result = await prove(mode)
      if (result.kind === 'redirect') return location.assign(result.url)
      if (result.kind !== 'saved') return setFailure(failureFrom(result))
      unheard.current = result.proof
      await finish({ modeId: mode.modeId, ...result.proof, isDefault })
      unheard.current = null
    } catch (error) {
      if (!isCallFailure(error) || !error.isUnknownOutcome) unheard.current = null
      setFailure({ kind: 'error', error })
    } finally {
      setBusy(false)
    }
  }
  return { opened, fields, isBusy, failure, save }
}

function failureFrom(result: Extract<SaveResult, { kind: 'cancelled' | 'declined' }>): SaveFailure {
  if (result.kind === 'cancelled') return { kind: 'cancelled' }
  return { kind: failureOf(result) === 'not_authenticated' ? 'notAuthenticated' : 'declined' }
}

/** Tells our server of a card that the provider saved, and hands the card on. */
export function useFinishedCard(onSaved: (card: SavedCard) => void) {
  const finishing = useCallMutation(finishSavingCard)
  const finish = async (input: Parameters<typeof finishing.mutateAsync>[0]) => {
    const before = new Set(cachedCallData(listSavedCards, {})?.cards.map(({ cardId }) => cardId))
    const answer = await finishing.mutateAsync(input)
    keepCards(answer)
    const card = answer.cards.find(({ cardId }) => !before.has(cardId)) ?? answer.cards[0]
    if (card !== undefined) onSaved(card)
  }
  return { finish, failure: finishing.error }
}
