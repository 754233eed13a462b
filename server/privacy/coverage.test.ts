import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { PERSONAL_DATA_PARTS } from '../personal-data-parts.ts'
import { RETENTION_RULES } from './retention-rules.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

const TELLING = [
  'account_id',
  'uploaded_by',
  'checked_by',
  'author_id',
  'changed_by',
  'browser_key',
  'device_id',
  'plate',
  'note',
  'name',
]
/** Words for people by which a column of text names somebody. */
const NAMING = /email|phone|first_name|last_name|endpoint|subject|raw_body|payload/
/** Whose `name` or `note` is no person's. */
const THINGS =
  /^(bar_category|bar_item|bar_option|bar_option_group|beach_\w+|catalog_\w+|category|dish\w*|extra|message_template|news|parking_area|price_season|restaurant|service|daily_menu|content_page\w*|zone)$/

/** Tables that say something of a person: by a column that names one, or by what they belong to. */
async function personalTables(): Promise<string[]> {
  const rows = await db.sql<{ name: string; column: string; kind: string }>(
    `select c.table_name as name, c.column_name as "column", c.data_type as kind
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'`,
  )
  const found = rows.filter(
    ({ name, column, kind }) =>
      !THINGS.test(name) && (TELLING.includes(column) || (NAMING.test(column) && kind !== 'ARRAY')),
  )
  return [...new Set(found.map(({ name }) => name))].toSorted()
}

/** Where each table with something of a person is in the export; null with the reason where it is not. */
const EXPORTED: Readonly<Record<string, string | null>> = {
  account: 'profile',
  account_photo: 'profile',
  consent: 'profile',
  session: 'profile',
  email_change: 'profile',
  dog: 'dogs',
  dog_photo: 'dogs',
  dog_document: 'dogs',
  lost_dog: 'dogs',
  saved_card: 'payments',
  payment_customer: 'payments',
  credit_balance: 'credit',
  credit_lot: 'credit',
  credit_entry: 'credit',
  payment_attempt: 'payments',
  desk_refund: 'payments',
  umbrella_cart: 'places',
  cart_line: 'places',
  occupancy: 'places',
  // Where a dog of a stay lies: its stay is in `places`, its temperament in `dogs`.
  dog_mark: null,
  hold_expiry: 'places',
  waiting_request: 'waiting',
  restaurant_seating: 'tables',
  table_request: 'tableWaiting',
  bar_order: 'bar',
  bar_order_line: 'bar',
  orders: 'orders',
  order_line: 'orders',
  order_item: 'orders',
  day_return: 'returns',
  weather_choice: 'weather',
  weather_share: 'weather',
  arrival: 'arrivals',
  visit_action: 'arrivals',
  visit_delay: 'arrivals',
  no_show: 'arrivals',
  stranded_arrival: 'arrivals',
  stranded_solution: 'arrivals',
  quote: 'orders',
  subscription: 'subscriptions',
  subscription_member: 'subscriptionLife',
  withdrawal: 'withdrawals',
  push_device: 'messages',
  message_wishes: 'messages',
  notice: 'messages',
  delivery: 'messages',
  customer_note: 'staffNote',
  staff_member: 'staff',
  staff_action: 'staff',
  // A hash of a browser's key, which opens nothing and says nothing.
  known_browser: null,
  // The secrets of a login to the back office: they would only help who steals the file.
  staff_second_factor: null,
  staff_recovery_code: null,
  staff_login_ticket: null,
  // How many today.
  photo_upload: null,
  dog_upload: null,
  passkey: 'profile',
  // Random bytes that devices know the account by.
  passkey_owner: null,
  // Secrets as hashes, for minutes or days: they would only help who steals the file.
  password_reset: null,
  proof_code: null,
  guest_link: null,
  payment_link: null,
  // Waits for its code and is nobody's account yet.
  registration: null,
  social_identity: 'social',
  social_attempt: null,
  social_arrival: null,
  apple_name: null,
  // On its way, made of what is in the export already.
  outbox: null,
  // What a provider says of a payment that is in the export.
  provider_event: null,
  // The work of the resort's people, in the audit of `staff`.
  place_block: null,
  desk_action: null,
  complimentary: null,
  money_out: null,
  money_request: null,
  customer_view: null,
  staff_change: null,
  setting: null,
  setting_change: null,
  sea_observation: null,
  weather_day: null,
  price_draft_step: null,
  price_publication: null,
  photo: null,
  // The book of the desk: what it says of an order is in `payments`.
  till_closing: null,
  till_drawer: null,
  broadcast: null,
  // Answers of changes, sealed with a key that is not stored.
  idempotency: null,
  idempotency_fingerprint: null,
  rate_limit: null,
  login_failure: null,
  mail_budget: null,
  handed_mail: null,
}

describe('GDPR 15, 17 and 30: nothing of a person is forgotten', () => {
  test('R-216 V-02 every table with something of a person is in the export, or it is said why not', async () => {
    const parts = new Set(PERSONAL_DATA_PARTS.map(({ name }) => name))
    const named = new Set(Object.values(EXPORTED).filter((part) => part !== null))
    expect([...parts].toSorted()).toEqual([...named].toSorted())
    expect((await personalTables()).filter((table) => !(table in EXPORTED))).toEqual([])
  })

  test('GDPR 5.1.e every such table has its rule, and every rule a table', async () => {
    const tables = await db.sql<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = current_schema()`,
    )
    const existing = new Set(tables.map(({ name }) => name))
    const ruled = new Set(RETENTION_RULES.map(({ table }) => table))
    expect((await personalTables()).filter((table) => !ruled.has(table))).toEqual([])
    expect(Object.keys(EXPORTED).filter((table) => existing.has(table) && !ruled.has(table))).toEqual([])
    expect([...ruled].filter((table) => !existing.has(table))).toEqual([])
    expect(RETENTION_RULES).toHaveLength(ruled.size)
  })

  test('R-109 every reference to an account goes with it, or is handed to the nameless row', async () => {
    const kept = await db.sql<{ name: string }>(
      `select conrelid::regclass::text as name from pg_constraint
       where contype = 'f' and confrelid = 'account'::regclass and confdeltype <> 'c' order by 1`,
    )
    expect(kept.map(({ name }) => name)).toEqual([
      'occupancy',
      'orders',
      'payment_customer',
      'restaurant_seating',
      'saved_card',
      'subscription',
    ])
  })

  test('GDPR 30 the page of records has every rule', () => {
    const page = readFileSync(path.join(import.meta.dirname, '..', '..', 'docs', 'privacy.md'), 'utf8')
    for (const { table, what, kept, by } of RETENTION_RULES) {
      expect(page).toContain(`| \`${table}\` | ${what} | ${kept} | ${by} |`)
    }
  })
})
