import { readFileSync } from 'node:fs'
import path from 'node:path'
import { COMPONENTS } from './openapi-components.ts'
import type { OpenApiWords } from './platform/openapi-words.ts'

const TAGS: Readonly<Record<string, string>> = {
  accounts: 'Who somebody is: sign-up, login, social logins, guests, devices, the person’s own data.',
  users: 'Parameters and the profile, as installed 3.1.10 clients call them.',
  version: 'Whether a version of an app still works.',
  content: 'What the resort says: its name and contacts, pages, news, the daily menu, the sea, the webcam.',
  umbrellas: 'The beach: its plan, what is free, holds, the waiting list.',
  cart: 'The carts, and what was released from them.',
  orders: 'Quotes, orders and what becomes of them: from the binding price to the pass, changes and cancellation.',
  payments: 'Paying an order online: modes, attempts and saved cards.',
  credit: 'The resort’s own money for a guest.',
  subscriptions: 'A place for longer: plans, instalments, members, entries, renewal.',
  returns: 'Days that a holder gives back, and what they earn.',
  restaurant: 'The restaurants, and tables for one meal.',
  bar: 'The bar’s menu, its state, and one’s own order on its way.',
  parking: 'The car park and its spaces.',
  services: 'What can be ordered beside the places.',
  dogs: 'A person’s dogs, their passports and documents.',
  weather: 'The rule for bad weather, and what a booking may have for it.',
  messages: 'Which notices a person gets, and by which channel.',
  privacy: 'A person’s data as a file, and the account that goes.',
  live: 'Streams of server-sent events, without anything personal.',
  'ges/arrivals': 'The entrance: visits of a day, arrivals, stranded guests, the list for when the network goes.',
  'ges/audit': 'Who of the staff did what.',
  'ges/bar': 'The bar’s board and its catalogue.',
  'ges/beach': 'The beach editor: a draft of the plan, checked and published.',
  'ges/catalog': 'Sections of the catalogue: extras, services, categories, parking.',
  'ges/clienti': 'Customers: a person, their orders, dogs and notes.',
  'ges/content': 'Dishes, courses, daily menus, news, pages, photos, webcam.',
  'ges/credit': 'Credit of guests, given and taken back by the desk.',
  'ges/dogs': 'Documents of dogs that wait for a check.',
  'ges/fiscal': 'Receipts, profiles of product lines, what is still to be issued.',
  'ges/messages': 'Broadcasts, and what could not be delivered.',
  'ges/money': 'Money beyond a limit that waits for a second manager’s yes.',
  'ges/numbers': 'How the resort does, as pictures, tables and files.',
  'ges/orders': 'Orders at the desk: walk-ins, moves, extensions, gifts, cancellations.',
  'ges/parking': 'Spaces of the car park by day.',
  'ges/payments': 'Which providers take money.',
  'ges/prices': 'The price list, opening and promotions as a draft, published together.',
  'ges/restaurant': 'The tables of a sitting, and who sits at them.',
  'ges/search': 'One field that finds people, orders and places.',
  'ges/services': 'Stock of services by day.',
  'ges/settings': 'Business values, each with its default.',
  'ges/staff': 'The resort’s people: their sign-in, roles and sessions.',
  'ges/subscriptions': 'Subscriptions at the desk: sales, instalments, changes of place.',
  'ges/till': 'The cash desk: what is collected and refunded, closings, reconciliation.',
  'ges/umbrellas': 'The desk’s map: holds, blocks, releases.',
  'ges/waiting': 'The waiting list as the desk sees it.',
  'ges/weather': 'Conditions of the sea, and days of bad weather.',
}

const PARAMETERS: Readonly<Record<string, string>> = {
  id: 'Which of them.',
  from: 'First day of the period, included.',
  to: 'Last day of the period, included.',
  day: 'The day that is asked about.',
  part: 'Which part of each day.',
  half: 'A half-day: 0 is the morning, 1 the afternoon.',
  language: 'The language of the texts in the answer.',
  restaurant: 'Number of the restaurant.',
  meal: 'Which sitting; both without it.',
  seats: 'For how many people.',
  people: 'For how many people.',
  orderId: 'Id of the order.',
  bookingId: 'Id of the place’s booking, or of the item of an order of items.',
  umbrellaId: 'Id of the place on the plan.',
  areaId: 'Id of the part of the car park.',
  before: 'Where the next page begins: `next` of the page before.',
  search: 'What is looked for: a number, a name, an e-mail or a place.',
  query: 'What is looked for: a number, a name, an e-mail or a place.',
  slug: 'Name of the page, e.g. `prices`.',
  version: 'An earlier version, such as the one that an order accepted.',
  code: 'Code of the place: row and number.',
  tag: 'What the QR at the umbrella says.',
  idParametro: 'Id of the public parameter.',
  filter: 'Which of them.',
  by: 'By what they are told apart.',
  section: 'Section of the catalogue.',
  row: 'Row of the beach.',
  key: 'Name of the setting.',
  email: 'E-mail of the person.',
  quantity: 'How many.',
  start: 'First day of what is sold for longer.',
  planId: 'Id of the plan of subscriptions.',
  visitId: 'Id of the visit: `line:12`, `subscription:5` or `entry:9`.',
  pass: 'What the QR of a pass says.',
  passCode: 'What the QR of a pass says.',
}

interface Example {
  readonly call: string
  readonly input?: unknown
  readonly answer?: unknown
}

/** One line for each call: what was sent and answered on the demo resort. `tests/contract/examples.test.ts` records them. */
function examples(): OpenApiWords['examples'] {
  const lines = readFileSync(path.join(import.meta.dirname, 'openapi-examples.jsonl'), 'utf8').split('\n')
  const read = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Example)
  return Object.fromEntries(read.map(({ call, ...example }) => [call, example]))
}

/** What the OpenAPI document says of all slices, beyond their contract. */
export function openApiWords(): OpenApiWords {
  return { schemas: COMPONENTS, tags: TAGS, parameters: PARAMETERS, examples: examples() }
}
