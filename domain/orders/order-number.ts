/** 32 signs that nobody mistakes for each other: no I, L, O or U. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** How many random bytes an order number is made from: 40 bits. */
export const ORDER_NUMBER_BYTES = 5

/**
 * An order number for people, "BA-7K3M-Q2XT", from five random bytes: one of 1.1 · 10¹². Throws
 * RangeError for another number of bytes. Whether it is free is the database's to say.
 */
export function orderNumber(random: Uint8Array): string {
  if (random.length !== ORDER_NUMBER_BYTES) throw new RangeError(`an order number needs ${ORDER_NUMBER_BYTES} bytes`)
  let value = 0
  for (const byte of random) value = value * 256 + byte
  let signs = ''
  for (let place = 0; place < 8; place += 1) {
    signs = SIGNS.charAt(value % 32) + signs
    value = Math.floor(value / 32)
  }
  return `BA-${signs.slice(0, 4)}-${signs.slice(4)}`
}
