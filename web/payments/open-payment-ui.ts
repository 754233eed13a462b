import type { PaymentMode } from '../../domain/payments/calls.ts'
import { enterPayingDocument } from './paying-document.tsx'
import { ProviderUnreachable, type PaymentUi } from './payment-ui.ts'

/**
 * The adapter of a mode's provider, with its SDK loaded. Each is a chunk of its own, and comes only when it is paid with.
 * Errors: {@link ProviderUnreachable}.
 */
export async function openPaymentUi(mode: PaymentMode): Promise<PaymentUi> {
  // A page that was opened without a network stands in a document that no provider's script comes into.
  if (!(await enterPayingDocument())) throw new ProviderUnreachable('the document of paying did not come')
  const ui = await newPaymentUi(mode)
  await ui.load(mode)
  return ui
}

async function newPaymentUi({ provider }: PaymentMode): Promise<PaymentUi> {
  switch (provider) {
    case 'stripe':
      return new (await import('./stripe/stripe-ui.ts')).StripeUi()
    case 'paypal':
      return new (await import('./paypal/paypal-ui.ts')).PaypalUi()
    case 'braintree':
      return new (await import('./braintree/braintree-ui.ts')).BraintreeUi()
  }
}
