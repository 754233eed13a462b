import { useState } from 'react'
import type { PaymentMode, SavedCard } from '../../../domain/payments/calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useHere } from '../../platform/navigation.tsx'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Switch } from '../../ui/choices.tsx'
import { Page } from '../../ui/Page.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { CardFields } from '../CardFields.tsx'
import { ProviderUnreachable } from '../payment-ui.ts'
import { paymentTexts } from '../texts.ts'
import { choosePath } from './card-paths.ts'
import { useNewCard, type SaveFailure } from './use-new-card.ts'

interface NewCardPageProps {
  readonly mode: PaymentMode
  /** No card is saved yet: this one becomes the default in any case. */
  readonly isFirst: boolean
  readonly onSaved: (card: SavedCard) => void
}

/** Saving costs nothing. */
const NO_AMOUNT = { amountCents: 0, currency: 'EUR' }

/** "Nuova carta" of mockup 35: the provider's fields, the default, and that nobody here sees the number. */
export function NewCardPage({ mode, isFirst, onSaved }: NewCardPageProps) {
  const texts = useTexts(paymentTexts)
  const [wantsDefault, setWantsDefault] = useState(true)
  const isDefault = isFirst || wantsDefault
  const [isReady, setReady] = useState(false)
  const card = useNewCard(mode, isDefault, onSaved)
  return (
    <Page
      title={texts.newCard.title}
      back={choosePath(useHere().pathname)}
      footer={
        <Button full needsNetwork isBusy={card.isBusy} isDisabled={!isReady} onPress={() => void card.save()}>
          {texts.newCard.save}
        </Button>
      }
    >
      <form
        className="col g3 mt3"
        onSubmit={(event) => {
          event.preventDefault()
          void card.save()
        }}
      >
        {card.failure === null ? null : <SaveProblem failure={card.failure} />}
        <CardFields opened={card.opened} {...NO_AMOUNT} fields={card.fields} isBusy={card.isBusy} onReady={setReady} />
        <Switch isSelected={isDefault} isDisabled={isFirst || card.isBusy} onChange={setWantsDefault}>
          {texts.cards.makeDefault}
        </Switch>
        <p className="foot ink2">{texts.fields.safe}</p>
      </form>
    </Page>
  )
}

/** Why the card was not saved, in the person's language. */
export function SaveProblem({ failure }: { readonly failure: SaveFailure }) {
  const texts = useTexts(paymentTexts)
  const failureText = useFailureText()
  const words = () => {
    if (failure.kind !== 'error') return texts.newCard[failure.kind]
    return failure.error instanceof ProviderUnreachable ? texts.fields.unreachable : failureText(failure.error)
  }
  return (
    <Note tone="bad" icon="alert" role="alert">
      {words()}
    </Note>
  )
}
