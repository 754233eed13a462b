import type { StaffRole } from '../platform/staff-role.ts'

/** 4 to 6 digits. */
export const PIN_SHAPE = /^\d{4,6}$/

/** How many digits the PIN of somebody has at least. */
export const leastPinDigits = (roles: readonly StaffRole[]): number => (roles.includes('manager') ? 6 : 4)

/**
 * Whether a PIN is among the first that anybody would try: one digit, a run up or down the keys, a pair or triple over and over,
 * two halves that mirror each other, a year, or a day and month with or without a year.
 */
export function isWeakPin(pin: string): boolean {
  return isRun(pin) || isRepeat(pin) || isMirror(pin) || isYear(pin) || isBirthday(pin)
}

/** 1234, 9876, 7890 and 1111: every digit follows the one before it by the same step of 1, -1 or 0. */
function isRun(pin: string): boolean {
  const steps = new Set(Array.from(pin.slice(1), (digit, at) => (Number(digit) - Number(pin[at]) + 10) % 10))
  return steps.size === 1 && [0, 1, 9].some((step) => steps.has(step))
}

/** 1212, 123123, 121212. */
function isRepeat(pin: string): boolean {
  return [1, 2, 3].some(
    (length) => pin.length % length === 0 && pin.slice(0, length).repeat(pin.length / length) === pin,
  )
}

/** 1221, 123321 and 1122: what a thumb does on the keys. */
function isMirror(pin: string): boolean {
  return Array.from(pin).toReversed().join('') === pin || /^(?:(\d)\1)+$/.test(pin) || new Set(pin).size === 1
}

function isYear(pin: string): boolean {
  return /^(?:19|20)\d\d$/.test(pin)
}

/** 110790, 900711 and 070790: somebody's day; four digits are a day of nobody in particular. */
function isBirthday(pin: string): boolean {
  if (pin.length !== 6) return false
  const [a, b, c] = [Number(pin.slice(0, 2)), Number(pin.slice(2, 4)), Number(pin.slice(4, 6))]
  return isDay(a, b) || isDay(b, a) || isDay(c, b)
}

const isDay = (day: number, month: number) => day >= 1 && day <= 31 && month >= 1 && month <= 12
