import { useRef, useState } from 'react'
import { updateCard, type SavedCard } from '../../../domain/payments/calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useBack, useHere } from '../../platform/navigation.tsx'
import { useCallMutation } from '../../platform/queries.ts'
import { serverTime } from '../../platform/server-clock.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Switch } from '../../ui/choices.tsx'
import { Page } from '../../ui/Page.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toasts.ts'
import { CardMark } from '../CardMark.tsx'
import { paymentTexts } from '../texts.ts'
import { choosePath } from './card-paths.ts'
import { cardDetail, cardWords, expiryOf } from './card-words.ts'
import { readExpiry, writeExpiry } from './saved-expiry.ts'
import { keepCards, useDefaultCard } from './use-saved-cards.ts'

const FORM = 'saved-card'

/** Changes the expiry of a saved card, as banks send the same number again with a new one, or makes it the default. */
export function SavedCardEditor({ card }: { readonly card: SavedCard }) {
  const texts = useTexts(paymentTexts)
  const failureText = useFailureText()
  const goBack = useBack(choosePath(useHere().pathname))
  const input = useRef<HTMLInputElement>(null)
  const [written, setWritten] = useState(() => writeExpiry(expiryOf(card)))
  const [wantsDefault, setWantsDefault] = useState(card.isDefault)
  const [problem, setProblem] = useState<'wrong' | 'past' | null>(null)
  const update = useCallMutation(updateCard, { onSuccess: keepCards })
  const change = useDefaultCard()
  const failure = update.error ?? change.error
  const save = async () => {
    const expiry = readExpiry(written, new Date(serverTime()).toISOString())
    setProblem(typeof expiry === 'string' ? expiry : null)
    if (typeof expiry === 'string') return input.current?.focus()
    const { cardId } = card
    try {
      await update.mutateAsync({ cardId, expiryMonth: expiry.month, expiryYear: expiry.year })
      if (wantsDefault && !card.isDefault) await change.mutateAsync({ cardId })
    } catch {
      // What was refused is shown from the mutation.
      return
    }
    toast(texts.editCard.saved, { tone: 'ok' })
    goBack()
  }
  return (
    <Page
      title={texts.editCard.title}
      back={choosePath(useHere().pathname)}
      footer={
        <Button full needsNetwork type="submit" form={FORM} isBusy={update.isPending || change.isPending}>
          {texts.editCard.save}
        </Button>
      }
    >
      <form
        id={FORM}
        noValidate
        className="col g3 mt3"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {failure ? (
          <Note tone="bad" icon="alert" role="alert">
            {failureText(failure)}
          </Note>
        ) : null}
        <p className="row g3">
          <CardMark brand={card.brand} />
          <span className="grow">
            <span className="sr">{cardWords(card, texts.cards)}</span>
            <b aria-hidden="true">•••• {card.lastFour}</b>
            <span className="foot ink2 row-detail">{cardDetail(card, texts.cards)}</span>
          </span>
        </p>
        <TextField
          ref={input}
          label={texts.fields.labels.expiry}
          placeholder={texts.fields.expiryHint}
          inputMode="numeric"
          autoComplete="cc-exp"
          value={written}
          onChange={(typed) => setWritten(writeExpiry(typed))}
          error={problem === null ? undefined : texts.editCard[problem === 'past' ? 'expiryPast' : 'expiryWrong']}
        />
        <Switch isSelected={wantsDefault} isDisabled={card.isDefault} onChange={setWantsDefault}>
          {texts.cards.makeDefault}
        </Switch>
      </form>
    </Page>
  )
}
