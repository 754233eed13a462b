import type { FieldCode } from '../field-problem.ts'
import type { Bounds } from './bounds.ts'

/** What stands under a wrong field, in English. */
export const en = {
  required: () => 'This field is required.',
  wrong_type: () => 'This value is not of the right kind.',
  unknown_field: () => 'This field doesn’t exist.',
  not_offered: () => 'Choose one of the offered values.',
  already_used: () => 'This one is already in use. Choose another.',
  too_short: ({ min }) => (min === undefined ? 'It’s too short.' : `At least ${min} characters.`),
  too_long: ({ max }) => (max === undefined ? 'It’s too long.' : `At most ${max} characters.`),
  too_small: ({ min }) => (min === undefined ? 'The number is too small.' : `The minimum is ${min}.`),
  too_large: ({ max }) => (max === undefined ? 'The number is too large.' : `The maximum is ${max}.`),
  too_few: ({ min }) => (min === undefined ? 'That’s too few.' : `Choose at least ${min}.`),
  too_many: ({ max }) => (max === undefined ? 'That’s too many.' : `Choose ${max} at most.`),
  not_whole: () => 'Enter a whole number.',
  letters_only: () => 'Use letters only, with spaces, apostrophes or hyphens in between.',
  digits_only: () => 'Use digits only.',
  email_invalid: () => 'This e-mail isn’t valid.',
  phone_invalid: () => 'A phone number has 6 to 12 digits, not counting the country code.',
  password_too_common: () => 'This password is easy to guess. Choose one that is more your own.',
  pin_too_common: () => 'This PIN is easy to guess. Choose another one.',
  passwords_differ: () => 'The two passwords don’t match.',
  consent_required: () => 'Tick this box to continue.',
  date_invalid: () => 'This date doesn’t exist.',
  date_past: () => 'Past days can’t be booked.',
  date_over: () => 'This date has already passed.',
  date_order: () => 'The end date is before the start date.',
  characters_invalid: () => 'It contains characters that we can’t use.',
  markup_invalid: () =>
    'Use only paragraphs, headings with ##, lists with -, **bold** and links that begin with https://.',
  version_invalid: () => 'Write a version such as 3.1.10.',
  link_not_allowed: () => 'Write an https address on one of the allowed sites, or leave it empty.',
  entries_invalid: () => 'One of the entries isn’t written correctly.',
  time_invalid: () => 'Write a time such as 18:30.',
  position_invalid: () => 'Write latitude and longitude, such as 43.2871, 10.5230.',
  page_unknown: () => 'Choose a page that exists.',
} satisfies Record<FieldCode, (bounds: Bounds) => string>
