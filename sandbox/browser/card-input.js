/** Card brands by the start of their numbers, named as Stripe names them; `gaps` are the digits before a space. */
const BRANDS = [
  { name: 'amex', start: /^3[47]/, lengths: [15], gaps: [4, 10], cvc: 4 },
  { name: 'diners', start: /^3(?:0[0-5]|[689])/, lengths: [14], gaps: [4, 10], cvc: 3 },
  { name: 'jcb', start: /^35(?:2[89]|[3-8])/, lengths: [16], gaps: [4, 8, 12], cvc: 3 },
  { name: 'visa', start: /^4/, lengths: [16], gaps: [4, 8, 12], cvc: 3 },
  {
    name: 'maestro',
    start: /^(?:5018|5020|5038|5893|6304|6759|676[1-3])/,
    lengths: [12, 16, 19],
    gaps: [4, 8, 12, 16],
    cvc: 3,
  },
  {
    name: 'mastercard',
    start: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    gaps: [4, 8, 12],
    cvc: 3,
  },
  { name: 'discover', start: /^(?:6011|64[4-9]|65)/, lengths: [16], gaps: [4, 8, 12], cvc: 3 },
  { name: 'unionpay', start: /^62/, lengths: [16, 19], gaps: [4, 8, 12, 16], cvc: 3 },
]
const UNKNOWN = { name: 'unknown', lengths: [16], gaps: [4, 8, 12], cvc: null }
const MOST_YEARS_AHEAD = 50

/**
 * What was typed, as it is shown and judged. `incomplete` becomes an error only when the person leaves the field.
 * @typedef {{text: string, empty: boolean, complete: boolean, error: string | null, incomplete: string | null,
 *   value: Record<string, string>, brand?: string}} Reading
 */

/** Reads a card number: digits with the brand's gaps, right when its length and its last digit are. @returns {Reading} */
export function readNumber(raw) {
  const all = digitsOf(raw)
  const brand = BRANDS.find(({ start }) => start.test(all)) ?? UNKNOWN
  const digits = all.slice(0, Math.max(...brand.lengths))
  const complete = brand.lengths.includes(digits.length) && passesLuhn(digits)
  const wrong = digits.length === Math.max(...brand.lengths) && !complete
  return {
    text: Array.from(digits, (digit, index) => (brand.gaps.includes(index) ? ` ${digit}` : digit)).join(''),
    empty: digits === '',
    complete,
    error: wrong ? 'invalid_number' : null,
    incomplete: 'incomplete_number',
    value: { number: digits },
    brand: brand.name,
  }
}

/** Reads an expiry as month and year; autofill may bring four digits of the year. @returns {Reading} */
export function readExpiry(raw, deleting = false, now = new Date()) {
  const [, alone] = /^\s*([2-9])|^\s*1\s*\//.exec(raw) ?? []
  const padded = alone === undefined ? raw.replace(/^\s*1\s*\//, '01/') : `0${raw.trimStart()}`
  const all = digitsOf(padded)
  const digits = all.length === 6 ? all.slice(0, 2) + all.slice(4) : all.slice(0, 4)
  const [month, year] = [digits.slice(0, 2), digits.slice(2)]
  const complete = digits.length === 4
  const error = digits.length < 2 ? null : wrongExpiry(Number(month), complete ? 2000 + Number(year) : null, now)
  const slash = digits.length > 2 || (digits.length === 2 && !deleting) ? ' / ' : ''
  return {
    text: `${month}${slash}${year}`,
    empty: digits === '',
    complete: complete && error === null,
    error,
    incomplete: 'incomplete_expiry',
    value: { exp_month: month, exp_year: complete ? `20${year}` : '' },
  }
}

/** Reads a security code, as long as the brand has it. @returns {Reading} */
export function readCvc(raw, brand = 'unknown') {
  const length = BRANDS.find(({ name }) => name === brand)?.cvc ?? null
  const digits = digitsOf(raw).slice(0, length ?? 4)
  return {
    text: digits,
    empty: digits === '',
    complete: length === null ? digits.length >= 3 : digits.length === length,
    error: null,
    incomplete: 'incomplete_cvc',
    value: { cvc: digits },
  }
}

/** Where the caret belongs after formatting: behind as many digits as before it. */
export function caretAfter(text, digits) {
  if (digits === 0) return 0
  let seen = 0
  for (let index = 0; index < text.length; index += 1) {
    if (/\d/.test(text[index])) seen += 1
    if (seen === digits) return index + 1
  }
  return text.length
}

function wrongExpiry(month, year, now) {
  if (month < 1 || month > 12) return 'invalid_expiry_month'
  if (year === null) return null
  const thisYear = now.getFullYear()
  if (year < thisYear) return 'invalid_expiry_year_past'
  if (year > thisYear + MOST_YEARS_AHEAD) return 'invalid_expiry_year'
  return year === thisYear && month < now.getMonth() + 1 ? 'invalid_expiry_month_past' : null
}

function digitsOf(raw) {
  return raw.replaceAll(/\D/g, '')
}

function passesLuhn(digits) {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = index % 2 === 0 ? digit : digit * 2
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return sum % 10 === 0
}
