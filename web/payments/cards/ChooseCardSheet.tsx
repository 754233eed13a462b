import { useEffect } from 'react'
import { useBack, useHere } from '../../platform/navigation.tsx'
import { useStore } from '../../platform/store.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { paymentTexts } from '../texts.ts'
import { asksForCards, EDIT_PATH } from './card-paths.ts'
import { CardChoiceBody } from './CardChoiceBody.tsx'
import { justSaved } from './just-saved.ts'
import { useCardChoice } from './use-card-choice.ts'
import styles from '../payments.module.css'

interface ChooseCardSheetProps {
  /** The way to pay whose cards they are. */
  readonly modeId: number
  /** Id of the card that is paid with; null for none yet. */
  readonly chosen: string | null
  readonly onChoose: (cardId: string) => void
  /** Closes the sheet and pays with the chosen card, as the checkout's own button does. */
  readonly onPay: () => void
}

/** The saved cards over the checkout (R-211, mockup 35): open under the path `…/pagamenti-card/pagamenti-card-choose`. */
export function ChooseCardSheet(props: ChooseCardSheetProps) {
  return asksForCards(useHere().pathname) ? <OpenSheet {...props} /> : null
}

function OpenSheet({ modeId, chosen, onChoose, onPay }: ChooseCardSheetProps) {
  const texts = useTexts(paymentTexts).cards
  const { pathname } = useHere()
  const close = useBack(pathname.replace(/\/[^/]+$/, ''))
  const choice = useCardChoice(chosen, modeId)
  const recent = useStore(justSaved)
  useEffect(() => {
    if (recent === null) return
    justSaved.set(null)
    onChoose(recent)
  })
  const pay = () => {
    if (choice.chosen === null) return
    onChoose(choice.chosen.cardId)
    onPay()
  }
  return (
    <Sheet
      isOpen
      isGrouped
      onClose={close}
      title={texts.title}
      footer={
        choice.chosen === null ? null : (
          <div className={styles.two}>
            <Button full needsNetwork variant="danger-tint" onPress={choice.askToRemove}>
              {texts.remove}
            </Button>
            {choice.chosen.isExpired ? (
              <LinkButton full to={EDIT_PATH} query={{ card: choice.chosen.cardId }}>
                {texts.edit}
              </LinkButton>
            ) : (
              <Button full onPress={pay}>
                {texts.pay}
              </Button>
            )}
          </div>
        )
      }
    >
      <CardChoiceBody choice={choice} onChoose={onChoose} />
    </Sheet>
  )
}
