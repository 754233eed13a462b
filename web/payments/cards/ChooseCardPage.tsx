import * as z from 'zod/mini'
import type { SavedCard } from '../../../domain/payments/calls.ts'
import { useQueryState } from '../../platform/navigation.tsx'
import { useTexts } from '../../platform/texts.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Switch } from '../../ui/choices.tsx'
import { Page } from '../../ui/Page.tsx'
import { paymentTexts } from '../texts.ts'
import { EDIT_PATH } from './card-paths.ts'
import { CardChoiceBody } from './CardChoiceBody.tsx'
import styles from '../payments.module.css'
import { useCardChoice, type CardChoice } from './use-card-choice.ts'

const chosenSchema = z.object({ card: z.optional(z.string()) })

/** The saved cards as a page of their own: from the profile, or by address (R-211, R-713, mockup 35). */
export function ChooseCardPage() {
  const texts = useTexts(paymentTexts).cards
  const [{ card }, setQuery] = useQueryState(chosenSchema)
  const choice = useCardChoice(card)
  return (
    <Page
      title={texts.title}
      back="/tabs/contact"
      footer={choice.chosen === null ? null : <ChosenActions choice={choice} card={choice.chosen} />}
    >
      <div className={choice.chosen === null ? 'col grow' : 'mt2'}>
        <CardChoiceBody choice={choice} onChoose={(cardId) => setQuery({ card: cardId })} />
      </div>
      <DefaultSwitch choice={choice} />
    </Page>
  )
}

function ChosenActions({ choice, card }: { readonly choice: CardChoice; readonly card: SavedCard }) {
  const texts = useTexts(paymentTexts).cards
  return (
    <div className={styles.two}>
      <Button full needsNetwork variant="danger-tint" onPress={choice.askToRemove}>
        {texts.remove}
      </Button>
      <LinkButton full variant="tint" to={EDIT_PATH} query={{ card: card.cardId }}>
        {texts.edit}
      </LinkButton>
    </div>
  )
}

/** One card is always the default: it is changed by choosing another, not by switching it off. */
function DefaultSwitch({ choice }: { readonly choice: CardChoice }) {
  const texts = useTexts(paymentTexts).cards
  if (choice.chosen === null) return null
  const { isDefault } = choice.chosen
  return (
    <div className="mt4">
      <Switch isSelected={isDefault} isDisabled={isDefault} onChange={choice.makeDefault}>
        {texts.makeDefault}
      </Switch>
      {isDefault ? <p className="foot ink2">{texts.onlyDefault}</p> : null}
    </div>
  )
}
