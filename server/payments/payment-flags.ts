import * as calls from '../../domain/payments/calls.ts'
import { handle } from '../platform/handler.ts'
import type { PaymentFacts } from './payment-facts.ts'

/** whether the wallet can be used: it is on, and its provider has its keys. */
export const getWalletAvailability = ({ modes }: Pick<PaymentFacts, 'modes'>) =>
  handle(calls.getWalletAvailability, 'read', async () => ({ result: modes.isWalletAvailable }))

/** cash beside the other methods; cash alone is the other flag's answer. */
export const getPayAlsoCash = ({ settings }: Pick<PaymentFacts, 'settings'>) =>
  handle(calls.getPayAlsoCash, 'read', async () => ({ result: settings.payAlsoCash }))

/** whether cash is the only method. */
export const getPayOnlyCash = ({ settings }: Pick<PaymentFacts, 'settings'>) =>
  handle(calls.getPayOnlyCash, 'read', async () => ({ result: settings.payOnlyCash }))
