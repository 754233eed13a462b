/** What everybody may know of the person whose password it is. */
export interface KnownOfPerson {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
}

/** Passwords are compared and hashed in this form, so that two keyboards that type the same é agree. */
export function normalPassword(password: string): string {
  return password.normalize('NFKC')
}

/** Least characters of a password of the resort's people (security guide, section 2). */
export const STAFF_PASSWORD_MIN = 15

/** Whether a password is too short for somebody of the resort, whatever they were when it was chosen. */
export function isTooShortForStaff(password: string): boolean {
  return Array.from(normalPassword(password)).length < STAFF_PASSWORD_MIN
}

/** A day written in digits, 01011990 or 19900101: a birthday. */
const DAY_IN_DIGITS =
  /^(?:(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d|(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))$/

/**
 * Whether a password is among the first that anybody would try: a common one, a birthday, or the person's own
 * e-mail, name or phone, each also with up to five digits or signs around it ("Password2026!").
 */
export function isGuessable(password: string, person: KnownOfPerson, isCommon: (text: string) => boolean): boolean {
  const personal = new Set(personalWords(person))
  const text = normalPassword(password).toLowerCase()
  if (DAY_IN_DIGITS.test(text.replaceAll(/[./\-\s]/g, ''))) return true
  const digits = person.phone.replaceAll(/\D/g, '')
  return coresOf(text).some((core) => isCommon(core) || personal.has(core) || isEndOf(core, digits))
}

function coresOf(text: string): string[] {
  const trimmed = text.trim()
  const cores = [trimmed, trimmed.replace(/[^\p{L}]{1,5}$/u, ''), trimmed.replace(/^[^\p{L}]{1,5}/u, '')]
  return [...cores, trimmed.replace(/^[^\p{L}]{1,5}/u, '').replace(/[^\p{L}]{1,5}$/u, '')].filter(
    (core) => core.length >= 3,
  )
}

/** Whether a text is the phone number, with or without its country code. */
function isEndOf(text: string, digits: string): boolean {
  const tried = text.replaceAll(/[\s+.-]/g, '')
  return tried.length >= 6 && digits.endsWith(tried)
}

function personalWords({ email, firstName, lastName }: KnownOfPerson): string[] {
  const [local = '', host = ''] = email.toLowerCase().split('@')
  const [first, last] = [firstName.toLowerCase(), lastName.toLowerCase()]
  const names = ['', ' ', '.', '-', '_'].flatMap((between) => [
    `${first}${between}${last}`,
    `${last}${between}${first}`,
  ])
  const words = [email.toLowerCase(), local, local.replace(/\+.*$/, ''), host, first, last, ...names]
  return words.map((word) => word.normalize('NFKC')).filter((word) => word.length >= 3)
}
