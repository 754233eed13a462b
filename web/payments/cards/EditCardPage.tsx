import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import type { SavedCard } from '../../../domain/payments/calls.ts'
import { useFailureReason } from '../../platform/failure.ts'
import { useGo, useHere, useQueryState } from '../../platform/navigation.tsx'
import { useTexts } from '../../platform/texts.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/toasts.ts'
import { Waiting } from '../../ui/Waiting.tsx'
import { NoCardsArt } from '../NoCardsArt.tsx'
import { paymentTexts } from '../texts.ts'
import { choosePath } from './card-paths.ts'
import { justSaved } from './just-saved.ts'
import { NewCardPage, SaveProblem } from './NewCardPage.tsx'
import { SavedCardEditor } from './SavedCardEditor.tsx'
import { useFinishedCard } from './use-new-card.ts'
import { useSavedCards, type SavedCards } from './use-saved-cards.ts'

/**
 * `card`: change that one. `mode`: the way to pay that a new card is for, the first that saves cards by default. `setup`
 * and `default`: back from the bank's page, with a card that is to be finished.
 */
const editSchema = z.object({
  card: z.optional(z.string()),
  setup: z.optional(z.string()),
  mode: z.optional(z.string()),
  default: z.optional(z.string()),
})

/** Adds a card or changes a saved one (R-211, R-713, mockup 35). */
export function EditCardPage() {
  const [{ card: cardId, setup, ...query }] = useQueryState(editSchema)
  const wishedMode = query.mode === undefined ? undefined : Number(query.mode)
  const saved = useSavedCards(wishedMode)
  const leave = useLeave()
  const { cards, mode } = saved
  if (setup !== undefined) {
    return <FinishSetup setup={setup} modeId={Number(query.mode)} isDefault={query.default === '1'} onSaved={leave} />
  }
  if (cards === undefined || mode === undefined) return <NotThereYet saved={saved} />
  const card = cards.find((one) => one.cardId === cardId)
  if (card !== undefined) return <SavedCardEditor card={card} />
  if (cardId !== undefined || mode === null) return <NothingToEdit isUnknown={cardId !== undefined} />
  return <NewCardPage mode={mode} isFirst={cards.length === 0} onSaved={leave} />
}

/**
 * Says that a card is saved, and opens the list in the place of this page. It does not go back in the history: a bank's
 * page in a frame leaves entries of its own there.
 */
function useLeave() {
  const texts = useTexts(paymentTexts).newCard
  const go = useGo()
  const choose = choosePath(useHere().pathname)
  return (card: SavedCard) => {
    justSaved.set(card.cardId)
    toast(texts.saved, { tone: 'ok' })
    go(choose, { replace: true, motion: 'pop' })
  }
}

function NotThereYet({ saved }: { readonly saved: SavedCards }) {
  const texts = useTexts(paymentTexts).newCard
  const failureReason = useFailureReason()
  return (
    <Page title={texts.title} back={choosePath(useHere().pathname)}>
      {saved.failure === null ? (
        <Waiting onRetry={saved.retry}>
          <div className="col g3">
            <Skeleton height={72} radius={14} />
            <Skeleton height={72} radius={14} />
          </div>
        </Waiting>
      ) : (
        <ErrorState text={failureReason(saved.failure)} onRetry={saved.retry} isRetrying={saved.isLoading} />
      )}
    </Page>
  )
}

/** The card of the address is gone (case 97), or no card can be saved here. */
function NothingToEdit({ isUnknown }: { readonly isUnknown: boolean }) {
  const texts = useTexts(paymentTexts)
  const choose = choosePath(useHere().pathname)
  return (
    <Page title={isUnknown ? texts.editCard.title : texts.newCard.title} back={choose}>
      <EmptyState
        art={<NoCardsArt />}
        title={isUnknown ? texts.editCard.unknown : texts.cards.emptyTitle}
        text={isUnknown ? texts.cards.gone : texts.cards.emptyNever}
        action={
          <LinkButton full to={choose} replace>
            {texts.cards.title}
          </LinkButton>
        }
      />
    </Page>
  )
}

interface FinishSetupProps {
  readonly setup: string
  readonly modeId: number
  readonly isDefault: boolean
  readonly onSaved: (card: SavedCard) => void
}

/** Back from the bank's page: our server asks the provider whether the card is saved, whatever the address claims (case 36). */
function FinishSetup({ setup, modeId, isDefault, onSaved }: FinishSetupProps) {
  const texts = useTexts(paymentTexts)
  const { finish, failure } = useFinishedCard(onSaved)
  const isAsked = useRef(false)
  // A refusal is shown from the mutation.
  const ask = () => void finish({ modeId, setupRef: setup, isDefault }).catch(() => undefined)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    ask()
  })
  return (
    <Page title={texts.newCard.title} back={choosePath(useHere().pathname)}>
      {failure === null ? (
        <Waiting>
          <Skeleton height={72} radius={14} />
        </Waiting>
      ) : (
        <div className="col g3">
          <SaveProblem failure={{ kind: 'error', error: failure }} />
          <Button variant="tint" icon="retry" onPress={ask}>
            {texts.fields.retry}
          </Button>
        </div>
      )}
    </Page>
  )
}
