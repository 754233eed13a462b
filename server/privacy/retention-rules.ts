import type { RetentionRule } from '../platform/personal-data.ts'

const WITH_ACCOUNT = 'as long as the account'
const DELETION = 'the deletion of the account'
const BOOKS = '10 years, on a row without name and contacts once the account is deleted'
const STALE = 'the job forget-stale-accounts'
const WORDS = 'the job forget-words'
const MESSAGES = 'the job forget-messages'
const HOUSEKEEPING = 'the job housekeeping'

const rule = (table: string, what: string, kept: string, by: string): RetentionRule => ({ table, what, kept, by })

/**
 * How long every table with personal data keeps it, and what ends it (GDPR 5.1.e, 30). `docs/privacy.md` shows the same list;
 * tests compare both with the database.
 */
export const RETENTION_RULES: readonly RetentionRule[] = [
  rule(
    'account',
    'name, phone, e-mail and language of customers and guests',
    'customers until they delete their account; guests 2 years after their last order (setting guestYears), 2 days without an order',
    'the job forget-old-guests, the job forget-stale-accounts, the deletion of the account',
  ),
  rule('account_photo', 'photo of a customer', WITH_ACCOUNT, DELETION),
  rule('photo_upload', 'photos sent on the last day with one', WITH_ACCOUNT, DELETION),
  rule('consent', 'what was agreed to, and when', WITH_ACCOUNT, DELETION),
  rule('registration', 'sign-ups that wait for their code', '1 day', STALE),
  rule(
    'session',
    'devices that are signed in: the hash of a token, name of browser and system',
    '30 days without use, 60 days at most (settings sessionIdleDays, sessionMaxDays)',
    STALE,
  ),
  rule('known_browser', 'browsers that signed in before', '1 year', STALE),
  rule('login_failure', 'wrong passwords by hashed e-mail', '1 day', STALE),
  rule('mail_budget', 'mails of the running hour by hashed e-mail', '1 hour', STALE),
  rule('password_reset', 'link for a new password, hashed', '30 minutes; the newest alone', STALE),
  rule('email_change', 'a new e-mail that waits for its link', '1 day at most; the newest alone', STALE),
  rule('proof_code', 'code that proves a person, hashed', 'minutes; the newest alone', STALE),
  rule('guest_link', 'links of guests’ mails, hashed', 'until some days after the order', STALE),
  rule('social_identity', 'logins by Apple, Google and Facebook', WITH_ACCOUNT, DELETION),
  rule('social_attempt', 'a browser on its way to a provider', '15 minutes', STALE),
  rule('social_arrival', 'who came back from a provider and has no account yet', '1 hour', STALE),
  rule('apple_name', 'a name that Apple tells only once', '1 month', STALE),
  rule('dog', 'dogs: name, size, chip, temperament', WITH_ACCOUNT, DELETION),
  rule('dog_photo', 'photos of dogs', WITH_ACCOUNT, DELETION),
  rule('dog_document', 'documents of dogs', WITH_ACCOUNT, DELETION),
  rule('dog_upload', 'uploads of the last day with one', WITH_ACCOUNT, DELETION),
  rule(
    'payment_customer',
    'the provider’s name for a customer',
    WITH_ACCOUNT,
    'the deletion of the account, which deletes the customer at the provider as well',
  ),
  rule('saved_card', 'brand, last four digits and expiry of saved cards', WITH_ACCOUNT, DELETION),
  rule('credit_balance', 'credit of a customer', BOOKS, DELETION),
  rule(
    'credit_lot',
    'when and why credit was given; words of the desk',
    `${BOOKS}; words go with the account`,
    DELETION,
  ),
  rule('credit_entry', 'movements of credit', BOOKS, DELETION),
  rule('payment_attempt', 'payments with brand and last four digits', BOOKS, DELETION),
  rule('desk_refund', 'what the desk gave back and why', `${BOOKS}; the reason goes with the account`, DELETION),
  rule(
    'till_closing',
    'who of the staff closed the till, with a note about the count',
    'ten years, as all books',
    'nobody: the work of the staff, no guest',
  ),
  rule(
    'provider_event',
    'what payment providers sent',
    'its body 60 days (setting providerEventDays), that it came 1 year',
    'the job forget-words, the job forget-payment-events',
  ),
  rule('umbrella_cart', 'cart with device and network prefix', WITH_ACCOUNT, DELETION),
  rule('cart_line', 'held places with names of dogs', 'minutes', 'the job sweep-holds'),
  rule('occupancy', 'held and booked places', 'held ones minutes, booked ones as their order', 'the job sweep-holds'),
  rule(
    'hold_expiry',
    'holds that ran out, with device',
    'a day or the setting pauseWindowHours, the longer one',
    'the job forget-holds',
  ),
  rule(
    'waiting_request',
    'who waits for a place: days, wishes, names of dogs, with what was offered',
    '30 days after it ended',
    'the job forget-waiting',
  ),
  rule(
    'restaurant_seating',
    'parties with note, and name and phone where the staff wrote them',
    'note, name and phone 30 days after their day (setting orderWordsDays)',
    WORDS,
  ),
  rule('bar_order', 'where a bar order went, note, reason of a refusal', '30 days (setting orderWordsDays)', WORDS),
  rule('bar_order_line', 'notes on drinks and dishes', '30 days (setting orderWordsDays)', WORDS),
  rule('quote', 'offers with note and plate', '1 day after they bind nobody', 'the job delete-old-quotes'),
  rule('orders', 'orders, amounts, accepted conditions, pass', BOOKS, DELETION),
  rule('day_return', 'given-back days and the credit that they earned', BOOKS, DELETION),
  rule('arrival', 'when a guest came to their place', BOOKS, DELETION),
  rule('visit_delay', 'when a guest said that they would come later', BOOKS, DELETION),
  rule('no_show', 'booked days on which nobody came', BOOKS, DELETION),
  rule(
    'visit_action',
    'who of the staff saw a guest come; words about one who did not',
    `${BOOKS}; words go with the account`,
    DELETION,
  ),
  rule(
    'subscription',
    'subscriptions: place, days, people, names of dogs',
    `${BOOKS}; names of dogs go with the account`,
    DELETION,
  ),
  rule('subscription_member', 'who of the family may use a subscription', WITH_ACCOUNT, DELETION),
  rule(
    'withdrawal',
    'declarations of withdrawal: name, contact, sums',
    `${BOOKS}; name and contact go with the account`,
    DELETION,
  ),
  rule('order_line', 'booked places with names of dogs', `${BOOKS}; names of dogs go with the account`, DELETION),
  rule(
    'order_item',
    'ordered things; note and plate',
    `${BOOKS}; note and plate 30 days after their day (setting orderWordsDays)`,
    WORDS,
  ),
  rule(
    'outbox',
    'mails and pushes that wait',
    'until they are sent; given up ones 14 days (setting givenUpMailDays)',
    WORDS,
  ),
  rule('idempotency', 'answers to repeated requests, sealed with a key that is not stored', '2 days', HOUSEKEEPING),
  rule('idempotency_fingerprint', 'hashes of repeated requests', '2 days', HOUSEKEEPING),
  rule('rate_limit', 'calls of one asker by hashed key', 'the running window', HOUSEKEEPING),
  rule('push_device', 'browsers and apps that take pushes', 'until their session ends', STALE),
  rule('message_wishes', 'what a person wants to hear of', WITH_ACCOUNT, DELETION),
  rule('notice', 'what a person was told', '90 days', MESSAGES),
  rule('delivery', 'by which ways it went out', '90 days', MESSAGES),
  rule(
    'broadcast',
    'who of the staff wrote to the guests of a day',
    'as long as the resort',
    'nobody: no words about guests are in it',
  ),
  rule('handed_mail', 'hashes of mails that went out', '30 days', MESSAGES),
  rule(
    'place_block',
    'who of the staff put a place out of use',
    'as long as the resort',
    'nobody: the work of the staff, no guest',
  ),
  rule(
    'desk_action',
    'what takes an action of the desk back: places, prices and names of dogs of an order',
    '1 day',
    'the job forget-desk-actions',
  ),
  rule('complimentary', 'why an order cost nothing, and who gave it', BOOKS, DELETION),
  rule('customer_note', 'what the staff keeps in mind about a customer', WITH_ACCOUNT, DELETION),
  rule(
    'customer_view',
    'that a member of the staff read a page of a customer',
    '1 day',
    'the job forget-customer-views',
  ),
  rule(
    'staff_member',
    'the resort’s people: name and roles',
    'as long as they work here',
    'a manager, who takes the roles away',
  ),
  rule(
    'staff_second_factor',
    'one-time codes of the resort’s people: the secret of their authenticator',
    'as long as they work here',
    'a manager, who takes the roles away',
  ),
  rule(
    'staff_recovery_code',
    'what helps them without it, hashed',
    'until it is used',
    'a manager, who takes the roles away',
  ),
  rule('staff_login_ticket', 'their logins between the two steps, hashed', '10 minutes', 'the next login'),
  rule(
    'staff_action',
    'what the resort’s people did',
    '5 years (setting staffAuditYears); words about a guest as long as their account',
    WORDS,
  ),
  rule('setting', 'who changed a setting last', 'as long as the resort', 'nobody: the work of the staff, no guest'),
  rule('setting_change', 'who changed a setting', 'as long as the resort', 'nobody: the work of the staff, no guest'),
  rule(
    'price_draft_step',
    'who of the staff drafted prices',
    'the last 500 steps',
    'nobody: the work of the staff, no guest',
  ),
  rule(
    'price_publication',
    'who of the staff published prices',
    'as long as the resort',
    'nobody: the work of the staff, no guest',
  ),
  rule(
    'sea_observation',
    'who of the staff saw the sea',
    'as long as the resort',
    'nobody: the work of the staff, no guest',
  ),
  rule(
    'photo',
    'who of the staff uploaded a picture of a dish',
    'as long as the resort',
    'nobody: the work of the staff, no guest',
  ),
]
