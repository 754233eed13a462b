import { useEffect, useRef, useState, type RefObject } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { isOnlineMethod } from '../../../domain/payments/payment-modes.ts'
import { ProviderButton } from '../../payments/ProviderButton.tsx'
import { money } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useOnline } from '../../platform/online.ts'
import { useTexts } from '../../platform/texts.ts'
import { announce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { CheckRow } from '../../ui/choices.tsx'
import { ActionBar } from '../../ui/Page.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { itemTexts } from '../items/texts.ts'
import { CheckoutCards } from './CheckoutCards.tsx'
import type { Bill } from './pay-ways.ts'
import { PayingNote } from './PayingNote.tsx'
import { checkoutTexts } from './texts.ts'
import { TermsSheet } from './TermsSheet.tsx'
import type { Checkout } from './use-checkout.ts'
import styles from '../../cart/cart.module.css'
import { cartTexts } from '../../cart/texts.ts'

interface CheckoutDecisionProps {
  readonly checkout: Checkout
  readonly bill: Bill
  /** Where the reason of a press that ordered nothing is shown: the focus goes there. */
  readonly problem: RefObject<HTMLElement | null>
}

/** The conditions and the button that binds (R-509, B-15); its words are decision record 020. */
export function CheckoutDecision({ checkout, bill, problem }: CheckoutDecisionProps) {
  const texts = useTexts(cartTexts)
  const { byPaying } = useTexts(checkoutTexts)
  const isOnline = useOnline()
  const box = useRef<HTMLInputElement>(null)
  const { choice, conditions, state } = checkout
  useFocusOn(problem, state.problem)
  const press = () => {
    if (checkout.press()) return
    // It stands in the bar below, which is in sight: nothing moves then.
    box.current?.closest('label')?.scrollIntoView({ block: 'nearest' })
    box.current?.focus({ preventScroll: true })
    announce(texts.checkout.acceptFirst, 'assertive')
  }
  const offlineWords = useOfflineWords(checkout)
  const canPress = isOnline || checkout.canWait
  const isWaiting = isOnline && choice.method !== null && isOnlineMethod(choice.method) && checkout.opened.ui === null
  return (
    <ActionBar className="decision">
      <CheckoutCards checkout={checkout} onPay={press} />
      {isOnline && !checkout.isDraft ? null : (
        <Note tone="warn" icon="wifi-off" className={styles.reason ?? ''}>
          {offlineWords}
        </Note>
      )}
      {checkout.isPaying ? (
        <PayingNote onLook={checkout.lookAtOutcome} isElsewhere={checkout.ownButton !== null} />
      ) : null}
      {conditions === undefined ? null : <Terms checkout={checkout} box={box} />}
      {checkout.isBooked && bill.conditions.length > 0 ? <p className="foot ink2 c">{byPaying}</p> : null}
      {checkout.ownButton !== null && isOnline && !checkout.isRequoting ? (
        <OwnPayButton checkout={checkout} amountCents={checkout.credit.dueCents} />
      ) : (
        <OrderButton
          checkout={checkout}
          bill={bill}
          isDisabled={!canPress || choice.way === null || isWaiting}
          onPress={press}
        />
      )}
    </ActionBar>
  )
}

/** What a press does without a network: nothing, or it waits here and goes when the network is back (B-20). */
function useOfflineWords({ canWait, isDraft, conditions, choice: { method } }: Checkout): string {
  const { offline } = useTexts(cartTexts).checkout
  const { keepAsk, keepCash, keepPay } = useTexts(itemTexts).checkout
  if (!canWait) return offline
  if (isDraft && conditions === undefined) return keepAsk
  return method !== null && isOnlineMethod(method) ? keepPay : keepCash
}

interface OrderButtonProps {
  readonly checkout: Checkout
  readonly bill: Bill
  readonly isDisabled: boolean
  readonly onPress: () => void
}

function OrderButton({ checkout, bill, isDisabled, onPress }: OrderButtonProps) {
  const texts = useTexts(cartTexts).checkout
  const language = useLanguage()
  const { keep } = useTexts(itemTexts).checkout
  const unsold = checkout.isDraft ? keep : texts.pay
  const words = checkout.conditions === undefined ? unsold : texts.order
  return (
    <Button
      full
      className={styles.order ?? ''}
      trailing={money(checkout.credit.dueCents, language)}
      isDisabled={isDisabled}
      isBusy={checkout.state.isBusy || checkout.isRequoting}
      isWaitSaid={checkout.isPaying}
      onPress={onPress}
    >
      {bill.totalCents > 0 ? words : texts.confirm}
    </Button>
  )
}

/** The provider's own button, with the words that ours would say (B-15). It stays while its window is open. */
function OwnPayButton({ checkout, amountCents }: { readonly checkout: Checkout; readonly amountCents: number }) {
  const texts = useTexts(cartTexts).checkout
  const language = useLanguage()
  if (checkout.ownButton === null) return null
  return (
    <div className="col g2">
      {checkout.conditions === undefined ? null : (
        <p className="foot ink2 c">{texts.ownButton(money(amountCents, language))}</p>
      )}
      <div className="c">
        <ProviderButton {...checkout.ownButton} opened={checkout.opened} amountCents={amountCents} currency="EUR" />
      </div>
    </div>
  )
}

function Terms({ checkout, box }: { readonly checkout: Checkout; readonly box: RefObject<HTMLInputElement | null> }) {
  const texts = useTexts(cartTexts).checkout
  const [isOpen, setOpen] = useState(false)
  const { accept, conditions, isAccepted, state } = checkout
  return (
    <>
      <div className={styles.terms}>
        <CheckRow
          ref={box}
          isSelected={isAccepted}
          onChange={accept}
          isDisabled={state.isBusy || conditions === undefined}
          error={state.isMarked ? texts.acceptFirst : undefined}
          beside={
            <AriaButton
              className="link"
              aria-label={texts.readTerms}
              isDisabled={conditions === undefined}
              onPress={() => setOpen(true)}
            >
              {texts.read}
            </AriaButton>
          }
        >
          {texts.accept}
        </CheckRow>
      </div>
      {conditions ? (
        <TermsSheet
          slug={conditions.slug}
          version={conditions.version}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}

/** Brings the person to the reason as soon as there is a new one. */
function useFocusOn(place: RefObject<HTMLElement | null>, reason: unknown): void {
  useEffect(() => {
    if (reason) place.current?.focus()
  }, [place, reason])
}
