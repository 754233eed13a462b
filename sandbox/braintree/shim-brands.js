const CVV = { name: 'CVV', size: 3 }

/** Brands as braintree-web describes them, by the names that the card's frame has for them. */
const BRANDS = {
  visa: { niceType: 'Visa', type: 'visa', code: CVV },
  mastercard: { niceType: 'Mastercard', type: 'master-card', code: { name: 'CVC', size: 3 } },
  amex: { niceType: 'American Express', type: 'american-express', code: { name: 'CID', size: 4 } },
  diners: { niceType: 'Diners Club', type: 'diners-club', code: CVV },
  discover: { niceType: 'Discover', type: 'discover', code: { name: 'CID', size: 3 } },
  jcb: { niceType: 'JCB', type: 'jcb', code: CVV },
  unionpay: { niceType: 'UnionPay', type: 'unionpay', code: { name: 'CVN', size: 3 } },
  maestro: { niceType: 'Maestro', type: 'maestro', code: { name: 'CVC', size: 3 } },
}

/** The brands that a number may still be of: all for an empty field, one for a known brand, none for a foreign one. */
export function possibleCards({ empty, brand }) {
  if (empty) return Object.values(BRANDS)
  return Object.hasOwn(BRANDS, brand ?? '') ? [BRANDS[brand]] : []
}
