import { useEffect, useEffectEvent, useRef } from 'react'
import { PAYMENT_MODES } from '../../../domain/payments/payment-modes.ts'
import { asksForCards } from '../../payments/cards/card-paths.ts'
import { ChooseCardSheet } from '../../payments/cards/ChooseCardSheet.tsx'
import { useBack, useHere } from '../../platform/navigation.tsx'
import type { Checkout } from './use-checkout.ts'

interface CheckoutCardsProps {
  readonly checkout: Checkout
  /** Pays as the checkout's own button does. */
  readonly onPay: () => void
}

/** The saved cards over the checkout, under a path of their own (R-211, mockup 35). */
export function CheckoutCards({ checkout, onPay }: CheckoutCardsProps) {
  const { pathname } = useHere()
  const close = useBack(pathname.replace(/\/[^/]+$/, ''))
  const wantsToPay = useRef(false)
  const { card } = checkout.choice
  const isOpen = asksForCards(pathname)
  const pay = useEffectEvent(() => onPay())
  // A payment keeps the person on its page, so the sheet has to have gone, and its card to be the chosen one.
  useEffect(() => {
    if (isOpen || !wantsToPay.current) return
    wantsToPay.current = false
    pay()
  }, [isOpen])
  return (
    <ChooseCardSheet
      modeId={card?.modeId ?? PAYMENT_MODES.card}
      chosen={card?.cardId ?? null}
      onChoose={(cardId) => checkout.choose('saved_card', cardId)}
      onPay={() => {
        wantsToPay.current = true
        close()
      }}
    />
  )
}
