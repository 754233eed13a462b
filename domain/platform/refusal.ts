/**
 * Every expected "no" of the product: its code and the HTTP status it is answered with. A code has a
 * text in each language (`refusal-texts/`); anything else that goes wrong is a defect.
 */
export const REFUSALS = {
  // asking
  input_invalid: 400,
  unknown_call: 404,
  not_found: 404,
  login_required: 401,
  not_allowed: 403,
  too_many_requests: 429,
  idempotency_key_reused: 409,
  try_again: 503,
  // the app's own state
  maintenance: 503,
  app_obsolete: 426,
  // accounts
  wrong_credentials: 401,
  email_not_confirmed: 403,
  code_wrong_or_expired: 400,
  proof_needed: 403,
  approval_needed: 403,
  not_yourself: 403,
  pin_wrong: 400,
  mailed_link_needed: 403,
  staff_already: 409,
  last_manager: 409,
  link_wrong_or_expired: 400,
  social_login_failed: 401,
  passkey_refused: 401,
  too_many_passkeys: 409,
  last_way_in: 409,
  image_not_accepted: 400,
  // dogs
  dog_changed: 409,
  dog_name_taken: 409,
  too_many_saved_dogs: 409,
  document_not_accepted: 400,
  document_too_long: 400,
  too_many_documents: 409,
  // umbrellas
  resort_closed: 409,
  outside_season: 409,
  day_part_over: 409,
  period_too_long: 400,
  umbrella_unknown: 404,
  umbrella_taken: 409,
  umbrella_not_bookable: 409,
  too_many_umbrellas: 409,
  too_many_people: 409,
  too_many_dogs: 409,
  dog_not_suitable: 409,
  dog_quiet_row: 409,
  dog_needs_space: 409,
  dog_sizes_apart: 409,
  beds_required: 409,
  extra_not_offered: 409,
  extra_sold_out: 409,
  too_many_held: 409,
  held_again_too_soon: 409,
  beach_nearly_held: 409,
  // the waiting list
  no_place_suits: 409,
  places_free: 409,
  tables_free: 409,
  waiting_already: 409,
  too_many_waiting: 409,
  offer_over: 409,
  // days given back
  return_unpaid: 409,
  return_not_running: 409,
  return_too_late: 409,
  return_nothing: 409,
  return_held: 409,
  return_sold: 409,
  // promotions
  minimum_stay: 409,
  minimum_stay_left: 409,
  code_unknown: 409,
  code_expired: 409,
  code_used_up: 409,
  code_used_by_you: 409,
  code_not_for_these: 409,
  // cart
  cart_empty: 409,
  cart_expired: 409,
  cart_mixed: 409,
  line_unknown: 404,
  // orders
  quote_changed: 409,
  conditions_not_accepted: 409,
  method_not_offered: 409,
  cash_cutoff_passed: 409,
  pay_later_too_late: 409,
  credit_changed: 409,
  too_many_unpaid: 409,
  too_many_orders: 409,
  booking_started: 409,
  days_returned: 409,
  too_late_to_delete: 409,
  order_owed: 409,
  order_not_over: 409,
  // payments
  order_not_payable: 409,
  payment_in_progress: 409,
  too_many_payments: 409,
  payment_unavailable: 503,
  card_unknown: 404,
  card_refused: 402,
  // what is ordered beside places
  item_unknown: 404,
  item_sold_out: 409,
  option_required: 409,
  adults_only: 409,
  position_unknown: 409,
  bar_closed: 409,
  bar_paused: 409,
  restaurant_suspended: 409,
  meal_over: 409,
  time_not_offered: 409,
  no_seats: 409,
  party_too_large: 409,
  parking_full: 409,
  plan_unknown: 404,
  plan_start_not_offered: 409,
  instalment_not_open: 409,
  subscription_inactive: 409,
  subscription_unpaid: 409,
  outside_subscription: 409,
  no_entries_left: 409,
  too_many_members: 409,
  withdrawal_not_given: 409,
  withdrawal_over: 409,
  service_sold_out: 409,
  cash_order_open: 409,
  // staff
  till_closed_meanwhile: 409,
  already_done: 409,
  already_arrived: 409,
  already_paid: 409,
  not_today: 409,
  too_many_complimentary: 409,
  discount_too_large: 409,
  status_changed: 409,
  not_publishable: 409,
  beach_orphans: 409,
  still_booked: 409,
  still_used: 409,
  prices_incomplete: 409,
  days_booked: 409,
  opening_not_whole: 409,
} as const satisfies Record<string, number>

export type RefusalCode = keyof typeof REFUSALS

/** Values that a refusal's text names, e.g. `{ code: 'C5' }`. */
export type RefusalData = Readonly<Record<string, string | number | readonly string[]>>

/** An expected "no". Thrown by rules and calls, turned into a problem body by the platform (RFC 9457). */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly data: RefusalData

  constructor(code: RefusalCode, data: RefusalData = {}) {
    // Nobody reads where a "no" came from, and on a full beach most answers are one.
    const errors: { prototype: Error; stackTraceLimit?: number } = Error
    const { stackTraceLimit } = errors
    if (stackTraceLimit !== undefined) errors.stackTraceLimit = 0
    super(code)
    if (stackTraceLimit !== undefined) errors.stackTraceLimit = stackTraceLimit
    this.name = 'Refusal'
    this.code = code
    this.data = data
  }

  get status(): number {
    return REFUSALS[this.code]
  }
}
