import { findGuestCredit } from './credit/find-guest-credit.ts'
import { getCredit } from './credit/get-credit.ts'
import { giveCredit } from './credit/give-credit.ts'
import { getPaymentConfig } from './get-payment-config.ts'
import { createPaymentLink } from './link/create-payment-link.ts'
import type { PaymentFacts } from './payment-facts.ts'
import { getPayAlsoCash, getPayOnlyCash, getWalletAvailability } from './payment-flags.ts'
import {
  finishSavingCard,
  listSavedCards,
  removeCard,
  setDefaultCard,
  startSavingCard,
  updateCard,
} from './saved-cards/card-calls.ts'
import { listPaymentModes, setPaymentMode } from './staff/payment-mode-calls.ts'
import { startPayment } from './start-payment.ts'
import { submitPayment } from './submit-payment.ts'

export const paymentHandlers = (facts: PaymentFacts) => [
  getWalletAvailability(facts),
  getPayAlsoCash(facts),
  getPayOnlyCash(facts),
  getPaymentConfig(facts),
  startPayment(facts),
  submitPayment(facts),
  createPaymentLink(facts),
  listSavedCards,
  startSavingCard(facts),
  finishSavingCard(facts),
  setDefaultCard(facts),
  updateCard(facts),
  removeCard(facts),
  getCredit,
  findGuestCredit,
  giveCredit(facts),
  listPaymentModes(facts),
  setPaymentMode(facts),
]
