import { settleRemovals } from '../../cart/remove-line.ts'
import { inPayingDocument } from '../../payments/paying-document.tsx'
import { CheckoutPage } from './CheckoutPage.tsx'

/** The checkout in a document of its own. What was taken out of the cart and could still be undone is out of it by then. */
export const PayingCheckout = inPayingDocument(CheckoutPage, settleRemovals)
