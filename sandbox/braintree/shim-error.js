/** Errors that the shim can end in: whose fault, and what it says. */
const ERRORS = {
  CLIENT_INVALID_AUTHORIZATION: [
    'MERCHANT',
    'Authorization is invalid. Make sure your client token or tokenization key is valid.',
  ],
  INSTANTIATION_OPTION_REQUIRED: ['MERCHANT', 'options.client is required when instantiating this component.'],
  METHOD_CALLED_AFTER_TEARDOWN: ['MERCHANT', 'A method cannot be called after teardown.'],
  HOSTED_FIELDS_INVALID_FIELD_KEY: [
    'MERCHANT',
    'A field is not one that the sandbox has: number, expirationDate, cvv.',
  ],
  HOSTED_FIELDS_INVALID_FIELD_SELECTOR: ['MERCHANT', 'Selector does not reference a valid DOM node.'],
  HOSTED_FIELDS_FIELD_INVALID: ['MERCHANT', 'The field is none of this card.'],
  HOSTED_FIELDS_FIELDS_EMPTY: ['CUSTOMER', 'All fields are empty. Cannot tokenize empty card fields.'],
  HOSTED_FIELDS_FIELDS_INVALID: [
    'CUSTOMER',
    'Some payment input fields are invalid. Cannot tokenize invalid card fields.',
  ],
  HOSTED_FIELDS_FAILED_TOKENIZATION: ['CUSTOMER', 'The supplied card data failed tokenization.'],
  HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR: ['NETWORK', 'A tokenization network error occurred.'],
  THREEDS_AUTHENTICATION_IN_PROGRESS: [
    'MERCHANT',
    'Cannot call verifyCard while existing authentication is in progress.',
  ],
  THREEDS_MISSING_VERIFY_CARD_OPTION: [
    'MERCHANT',
    'verifyCard options must include an amount, a nonce, a BIN and an onLookupComplete function.',
  ],
  THREEDS_LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR: [
    'MERCHANT',
    'Either the payment method nonce passed to `verifyCard` does not exist, or it was already consumed.',
  ],
  THREEDS_LOOKUP_ERROR: ['UNKNOWN', 'Something went wrong during the 3D Secure lookup'],
  THREEDS_NO_VERIFICATION_PAYLOAD: ['MERCHANT', 'No verification payload available.'],
  THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT: ['MERCHANT', '3D Secure verifyCard flow canceled by merchant.'],
}

/** What braintree-web rejects with. */
export class BraintreeError extends Error {
  name = 'BraintreeError'

  constructor(code, details) {
    const [type, message] = ERRORS[code]
    super(message)
    Object.assign(this, { code, type, details })
  }
}

/** A call that answers a promise, or a last argument of its own: a callback with error and result. */
export function callable(run) {
  return (...given) => {
    const hear = typeof given.at(-1) === 'function' ? given.pop() : null
    const result = run(...given)
    if (hear === null) return result
    return void result.then(
      (value) => hear(null, value),
      (error) => hear(error),
    )
  }
}
