import { plural } from '../plural.ts'
import type { RefusalCode, RefusalData } from '../refusal.ts'
import {
  dayOf,
  hourOf,
  isAboutBeds,
  listOf,
  minutesToWait,
  placeCount,
  placesOf,
  valueOf,
  waitOf,
  type Wait,
} from './named-values.ts'

const UNITS = { minute: ['a minute', 'minutes'], hour: ['an hour', 'hours'] } as const

function inWords({ count, unit }: Wait): string {
  const [one, many] = UNITS[unit]
  return count === 1 ? one : `${count} ${many}`
}

/** What a person reads for every refusal, in English. */
export const en = {
  input_invalid: () => 'Something doesn’t add up. Check the marked fields and try again.',
  unknown_call: () => 'This request doesn’t exist.',
  not_found: () => 'We can’t find it. It may be gone.',
  login_required: () => 'Log in to continue.',
  not_allowed: () => 'You can’t do this with this account.',
  too_many_requests: (data) => {
    const wait = waitOf(data)
    if (wait === null) return 'Too many attempts. Wait a moment and try again.'
    return `Too many attempts. Try again in ${inWords(wait)}.`
  },
  idempotency_key_reused: () => 'This request was already used. Reload the page and try again.',
  try_again: () => 'It’s busy right now. Try again in a few seconds.',
  maintenance: () => 'We’re under maintenance, back soon. Sorry for the inconvenience.',
  app_obsolete: () => 'This version no longer works. Update the app to continue.',
  wrong_credentials: () => 'Wrong e-mail or password. Check and try again.',
  email_not_confirmed: () => 'Confirm your e-mail first: the code is in the message we sent you.',
  code_wrong_or_expired: () => 'The code is wrong or has expired. Check it or ask for a new one.',
  proof_needed: () => 'Confirm that it’s you first: enter your password again.',
  approval_needed: () => 'This is beyond the limit: a second manager has to say yes.',
  not_yourself: () => 'Not for yourself: a colleague has to do it.',
  pin_wrong: () => 'That PIN isn’t right. After the third mistake you log in with your password again.',
  mailed_link_needed: () => 'To set your second step up you need the link that we mail you: use “Forgotten password”.',
  staff_already: () => 'This person works here already. Change their roles in the list.',
  last_manager: () => 'They are the only manager. Make somebody else a manager first.',
  link_wrong_or_expired: () => 'This link is wrong, has been used or has expired. Ask for a new one.',
  social_login_failed: () => 'This login has expired or did not work. Go back to the login and try again.',
  passkey_refused: () => 'This passkey was not accepted. Try again, or log in another way.',
  too_many_passkeys: () => 'You already have 10 passkeys. Remove one that you no longer use, then try again.',
  last_way_in: () => 'It is the only way you log in. Choose a password first, then you can remove it.',
  image_not_accepted: () => 'This photo can’t be used. Choose a JPEG, PNG or WebP of up to 5 MB.',
  dog_changed: () => 'This dog was changed in the meantime. See how it is now and try again.',
  dog_name_taken: () => 'You already have a dog with this name. Choose another one.',
  too_many_saved_dogs: (data) => {
    const max = valueOf(data, 'max')
    return max === null
      ? 'You have saved as many dogs as can be kept. Remove one to add another.'
      : `You can keep up to ${max} ${plural('en', Number(max), { one: 'dog', other: 'dogs' })}. Remove one to add another.`
  },
  document_not_accepted: () =>
    'This document cannot be used. Choose a JPEG, PNG or WebP photo, or a PDF, of up to 5 MB.',
  document_too_long: (data) =>
    `This PDF has more than ${valueOf(data, 'max') ?? 6} pages. Send only those that matter.`,
  too_many_documents: (data) => {
    const max = valueOf(data, 'max')
    return max === null
      ? 'This dog has as many documents as can be kept. Remove one to add another.'
      : `You can keep up to ${max} ${plural('en', Number(max), { one: 'document', other: 'documents' })} for each dog. Remove one to add another.`
  },
  resort_closed: () => 'The beach is closed: the season isn’t open for booking yet.',
  outside_season: (data) => {
    const [from, to] = [dayOf(data, 'from', 'en'), dayOf(data, 'to', 'en')]
    if (from === null || to === null) return 'The beach is closed on those days. Choose other dates.'
    return `The beach is closed on those days: the season runs from ${from} to ${to}.`
  },
  day_part_over: () => 'This part of the day is already over. Choose another time or another day.',
  period_too_long: (data) => {
    const max = valueOf(data, 'max')
    return max === null
      ? 'The period is too long. Choose a shorter one.'
      : `You can choose ${max} ${plural('en', Number(max), { one: 'day', other: 'days' })} at most at a time.`
  },
  umbrella_unknown: () => 'There is no such place on the beach. Choose another.',
  umbrella_taken: (data) => {
    if (placeCount(data) > 1) return `${placesOf(data)} are no longer available. Choose others.`
    return `${placesOf(data) ?? 'This place'} is no longer available. Choose another.`
  },
  umbrella_not_bookable: (data) => `${placesOf(data) ?? 'This place'} can’t be booked. Choose another.`,
  too_many_umbrellas: (data) => {
    const max = valueOf(data, 'max') ?? '5'
    return `${max === '5' ? 'Five' : max} ${plural('en', Number(max), { one: 'umbrella', other: 'umbrellas' })} is the limit.`
  },
  too_many_people: (data) => {
    const [place, max] = [placesOf(data) ?? 'This place', valueOf(data, 'max')]
    if (max === null) return `${place} doesn’t fit everyone. Bring fewer people or add another place.`
    return max === '1' ? `${place} fits one person only.` : `${place} fits ${max} people at most.`
  },
  too_many_dogs: (data) => {
    const [place, max] = [placesOf(data) ?? 'This place', valueOf(data, 'max')]
    if (max === null) return `${place} doesn’t fit all the dogs.`
    if (max === '0') return `${place} is for humans only.`
    return max === '1' ? `${place} fits one dog only.` : `${place} fits ${max} dogs at most.`
  },
  dog_not_suitable: (data) => {
    const [place, name] = [placesOf(data) ?? 'This place', valueOf(data, 'name')]
    return name === null ? `${place} is for small dogs.` : `${place} doesn’t suit ${name}: small dogs stay here.`
  },
  dog_quiet_row: (data) => {
    const [row, name] = [valueOf(data, 'row'), valueOf(data, 'name')]
    return row === null || name === null
      ? `This row is a quiet one: for a dog that needs space choose another row.`
      : `Row ${row} is a quiet one: ${name} needs space and is better off in another row.`
  },
  dog_needs_space: (data) => {
    const [place, name] = [placesOf(data) ?? 'this place', valueOf(data, 'name')]
    return valueOf(data, 'reason') === 'near_dogs' && name !== null
      ? `Other dogs lie beside ${place} already: ${name} needs space. Choose a place further along.`
      : `A dog that needs space lies beside ${place}. Choose a place further along.`
  },
  dog_sizes_apart: (data) => {
    const place = placesOf(data) ?? 'this place'
    return `A dog of another size lies beside ${place}: here small and large ones are kept apart.`
  },
  beds_required: (data) => {
    const min = valueOf(data, 'min')
    if (min === null || min === '1') return 'At least 1 sunbed or deck chair is needed.'
    return `At least ${min} sunbeds or deck chairs are needed.`
  },
  extra_not_offered: () => 'This extra can’t be added here.',
  extra_sold_out: (data) =>
    isAboutBeds(data)
      ? 'No sunbeds or deck chairs left for those days. Take fewer or choose another day.'
      : 'One of the extras is sold out for those days. Leave it out or choose another day.',
  too_many_held: (data) =>
    data['scope'] === 'prefix'
      ? 'Many places are being chosen from your network already. Try again in a few minutes.'
      : 'You’re already holding other places. Finish or empty your cart and try again.',
  held_again_too_soon: (data) => {
    const [place, minutes] = [placesOf(data) ?? 'this place', minutesToWait(data)]
    if (minutes === null) return `The time to book ${place} is over. Choose another or try again later.`
    return `The time to book ${place} is over: it’s free for you again in ${minutes} min. Choose another meanwhile.`
  },
  no_place_suits: () => 'No place on the beach suits you with these choices. Change zone, people or dogs.',
  places_free: () => 'There are free places that suit you: choose one on the map.',
  tables_free: (data) => {
    const times = data['times']
    return Array.isArray(times)
      ? `There is still a table for you (${times.join(', ')}): book it from the times.`
      : 'There is still a table for you: book it from the times.'
  },
  waiting_already: () =>
    'You are already on the waiting list for one of these days. Leave that request, then try again.',
  too_many_waiting: (data) => {
    const max = valueOf(data, 'max')
    return max === null
      ? 'You already have too many requests on the waiting list. Leave one, then try again.'
      : `You can have ${max} ${plural('en', Number(max), { one: 'request', other: 'requests' })} on the waiting list. Leave one, then try again.`
  },
  offer_over: () =>
    'This offer no longer stands. If you are still on the list, we write to you when the next place is free.',
  beach_nearly_held: () => 'Many places are being chosen right now. Try again in a few minutes.',
  minimum_stay: (data) => {
    const [day, min] = [dayOf(data, 'day', 'en'), valueOf(data, 'min')]
    if (day === null || min === null) return 'Weekend days need a longer stay here. Add a day.'
    return `A stay with ${day} needs at least ${min} days in a row. Add a day before or after.`
  },
  minimum_stay_left: (data) => {
    const [day, min] = [dayOf(data, 'day', 'en'), valueOf(data, 'min')]
    if (day === null || min === null) return 'A weekend can’t lose a single day. Cancel all of its days, or keep them.'
    return `With ${day} at least ${min} days in a row have to stay. Cancel all of the days, or keep them.`
  },
  code_unknown: () => 'This code does not exist. Check how it is written.',
  code_expired: () => 'This code isn’t valid right now: it has expired or hasn’t started yet.',
  code_used_up: () => 'This code has been used as often as it can be.',
  code_used_by_you: () => 'You have used this code already.',
  code_not_for_these: () =>
    'This code is not for these days or places, or you already have an equal or better discount.',
  cart_empty: () => 'Your cart is empty.',
  cart_expired: () => 'Time’s up: your cart was emptied. You can choose your places again.',
  cart_mixed: () => 'One category is paid at a time. Finish the other cart first.',
  line_unknown: () => 'This place is no longer in your cart.',
  return_unpaid: () => 'Pay what is due first. Then you can give back your days.',
  return_not_running: () => 'These days can no longer be given back: the booking is over or not active.',
  return_too_late: () => 'It is too late to give back this day. It stays yours.',
  return_nothing: () => 'You have no place on these days to give back or take back. Reload the calendar.',
  return_held: () => 'Somebody is booking this day right now. Try again in a few minutes.',
  return_sold: () => 'This day has been sold: your credit comes once it is over.',
  quote_changed: () => 'The summary has changed. Check it and confirm again.',
  conditions_not_accepted: () => 'Accept the conditions of sale to continue.',
  method_not_offered: () => 'This way to pay isn’t available. Choose another.',
  cash_cutoff_passed: (data) => {
    const hour = hourOf(data)
    if (hour === null) return 'It’s too late for cash at the desk today. Choose another way or another day.'
    return `Cash at the desk is possible until ${hour}. Choose another way or another day.`
  },
  pay_later_too_late: () => 'It’s too late to pay later: that works until the day before. Choose another way.',
  credit_changed: () => 'Your credit has changed. Check how much of it you want to use, then try again.',
  too_many_unpaid: () => 'You already have an unpaid booking for that day. Pay or delete it and try again.',
  too_many_orders: () => 'You already have other bookings for that day. Delete one, or call the resort.',
  days_returned: () => 'You gave back one or more days of this booking: take them back first, then you can change it.',
  booking_started: () => 'The day has already begun: this booking can’t be deleted any more.',
  too_late_to_delete: () => 'It’s too late to delete it. Ask the staff: they’re glad to help.',
  order_owed: () => 'Something is still to be paid: the order can be closed after that.',
  order_not_over: () => 'It is too early: it can be closed on its last day, or once the bar has made it.',
  // payments
  order_not_payable: () => 'This order can’t be paid now. Open My orders to see how it stands.',
  payment_in_progress: () => 'A payment is still under way. Wait a moment: we’ll tell you how it went.',
  too_many_payments: () => 'There are no payment attempts left. Choose your places again, or ask at the desk.',
  payment_unavailable: () => 'The payment service isn’t answering. Try again shortly: nothing was charged.',
  card_unknown: () => 'This card is no longer saved. Choose another one.',
  card_refused: () => 'The bank didn’t accept the card. Check the details or use another one.',
  restaurant_suspended: () => 'The restaurant service is suspended for the moment.',
  item_unknown: () => 'This item is no longer on sale. Remove it and try again.',
  item_sold_out: (data) => {
    const name = valueOf(data, 'name')
    return name === null
      ? 'An item is sold out. Remove it from the order and try again.'
      : `${name} is sold out. Remove it from the order and try again.`
  },
  option_required: (data) => {
    const name = valueOf(data, 'name')
    return name === null
      ? 'A choice is missing. Open the item and complete it.'
      : `A choice is missing for ${name}. Open it and complete it.`
  },
  adults_only: () => 'Alcoholic drinks are for people aged 18 or over. Confirm your age or remove them from the order.',
  position_unknown: () => 'We don’t know this umbrella. Check the code, for example C5.',
  bar_closed: () => 'The bar is closed now. Try again during opening hours.',
  bar_paused: () => 'The bar has paused orders and will be back soon. Your order stays in the cart.',
  meal_over: () => 'It is too late for this meal today. Choose another meal or another day.',
  time_not_offered: () => 'This time can’t be booked. Choose another time.',
  no_seats: () => 'There are no seats left at this time. Choose another time.',
  party_too_large: () => 'For a party this large please call us: we will find the right table.',
  parking_full: () => 'The car park is full on that day. Choose another area or another day.',
  plan_unknown: () => 'This season pass is no longer on sale. Choose another one.',
  plan_start_not_offered: () => 'The season pass cannot begin on that day. Choose another day.',
  instalment_not_open: () =>
    'This instalment is paid already, or another payment for it is under way. Look at your season pass.',
  subscription_inactive: () => 'This season pass is not active now. See how it stands.',
  subscription_unpaid: () => 'This season pass is not paid yet. Take what is missing first, then change the place.',
  outside_subscription: () => 'That day is not part of the season pass. Choose another one.',
  no_entries_left: () => 'All the entries on the carnet have been used.',
  too_many_members: () => 'No more people can be added. Remove one first.',
  withdrawal_not_given: () => 'The law gives no right of withdrawal for this order. The page Withdrawal says why.',
  withdrawal_over: () => 'The time to withdraw is over.',
  service_sold_out: (data) => {
    const name = valueOf(data, 'name')
    return name === null
      ? 'This service is no longer available on that day. Choose another day.'
      : `${name} is no longer available on that day. Choose fewer or another day.`
  },
  cash_order_open: () => 'You already have a cash order to pay. Pay it on delivery, or choose another way.',
  already_done: () => 'A colleague has done it already.',
  already_arrived: (data) => {
    const [by, at] = [valueOf(data, 'by'), valueOf(data, 'at')]
    return by === null || at === null ? 'They are here already.' : `They are here already: ${by} marked it at ${at}.`
  },
  already_paid: () => 'They have already paid: the place stays theirs.',
  not_today: () => 'This is not for this day.',
  too_many_complimentary: () => 'There are no complimentary places left for today. Ask the management.',
  discount_too_large: () => 'This discount is too high. Give a lower one or ask the management.',
  till_closed_meanwhile: () =>
    'Somebody has closed the till in the meantime. Look at the new closing, then count again.',
  status_changed: () => 'The status has changed in the meantime. See how it is now and try again.',
  not_publishable: () => 'Something is still missing before this can be published. Complete the marked points.',
  prices_incomplete: (data) => {
    const p = listOf(data, 'problems')
    return p === null
      ? 'The price list is not complete. Fill in the prices and try again.'
      : `The price list is not complete: ${p}.`
  },
  days_booked: (data) => {
    const p = listOf(data, 'stays')
    return p === null
      ? 'There are bookings on those days. Move them, then try again.'
      : `There are bookings on those days: ${p}. Move them, then try again.`
  },
  opening_not_whole: () => 'The opening is one period: close days from its start or from its end.',
  still_used: () =>
    'There is still something in it, perhaps only a draft. Move or delete that first, or hide the category.',
  still_booked: ({ names }) => {
    const list = Array.isArray(names) && names.length > 0 ? `: ${names.join(', ')}` : ''
    return `There are bookings to honour${list}. Hide it or stop selling it, but leave it in the catalogue.`
  },
  beach_orphans: (data) => {
    const codes = placesOf(data)
    return `With this plan guests would lose their place${codes === null ? '' : `: ${codes}`}. Move them or keep the places, then try again.`
  },
} satisfies Record<RefusalCode, (data: RefusalData) => string>
