import { cents } from '../../../domain/platform/cents.ts'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import type { DocumentCheck } from '../../../domain/dogs/calls.ts'
import type { Fiscal } from '../../../domain/fiscal/calls.ts'
import type { Undelivered } from '../../../domain/messages/staff-calls.ts'
import type { ReconciliationIssue } from '../../../domain/till/reconciliation-calls.ts'
import type { WeatherDay } from '../../../domain/weather/staff-calls.ts'
import { aBoard, aBoardOrder, NOW } from '../../bar/staff/board-fixture.ts'

const TODAY = civilDate('2027-07-11')

/** As many of a thing, told apart by their id. */
const times = <T>(count: number, one: (id: number) => T): T[] => Array.from({ length: count }, (_, at) => one(at + 1))

const issue = (issueId: number): ReconciliationIssue => ({
  issueId,
  kind: 'refund_failed',
  provider: 'stripe',
  orderId: null,
  orderNumber: null,
  ref: '',
  hereCents: null,
  thereCents: null,
  foundAt: NOW,
  resolvedAt: null,
  note: '',
  staff: '',
})

const message = (id: number): Undelivered => ({
  id,
  kind: 'order',
  person: null,
  orderNumber: null,
  askedAt: NOW,
  failedAt: NOW,
  reason: 'refused',
})

const weatherDay = (weatherDayId: number, state: WeatherDay['state']): WeatherDay => ({
  weatherDayId,
  day: TODAY,
  part: 'full_day',
  cause: 'rain',
  minutes: 240,
  state,
  reason: '',
  decidedBy: null,
  decidedAt: null,
  tellsAt: null,
  isTold: false,
  bookings: 0,
  subscriptions: 0,
  people: 0,
  creditCents: cents(0),
  unpaidBookings: 0,
  openChoices: 0,
  moved: 0,
  observations: [],
})

const check = (documentId: number): DocumentCheck => ({
  documentId,
  kind: 'vaccination',
  validUntil: null,
  state: 'waiting',
  rejection: null,
  addedAt: NOW,
  checks: 0,
  ownerName: 'Giulia Ferri',
  dog: { name: 'Nebbia', size: 'large', weightTenthsKg: null, chip: null, temperament: null, photo: '' },
})

const fiscal = (backlogCount: number): Fiscal => ({
  adapter: 'none',
  today: TODAY,
  device: null,
  backlog: [],
  backlogCount,
  acquirers: [],
  terminalAcquirer: '',
  profiles: [],
})

/** What the bar's board answers while so many orders ring. */
export const ringing = (count: number) =>
  aBoard(times(count, (orderId) => aBoardOrder({ orderId, status: 'received' })))

/** What waiting dogs' documents answer. */
export const checks = (count: number) => ({ waiting: times(count, check), checked: [] })

/** Answers of every call that the bell asks: something of each waits, and no guest is without their place. */
export const EVERYTHING = {
  'ges/bar/board': () => ringing(3),
  // What is written plainly is not read whole: what is counted is enough.
  'ges/arrivals/beach': () => ({ counts: { late: 2 } }),
  'ges/arrivals/stranded': () => ({ stranded: [] }),
  'ges/money/requests': () => ({ waiting: [], decided: [] }),
  'ges/till/reconciliations': () => ({ providers: [], yesterday: TODAY, runs: [], open: [issue(1)], resolved: [] }),
  'ges/messages/undelivered': () => ({ undelivered: times(4, message) }),
  'ges/weather/days': () => ({
    days: [weatherDay(1, 'proposed'), weatherDay(2, 'confirmed')],
    proofCents: cents(0),
    serverNow: NOW,
  }),
  'ges/fiscal': () => fiscal(7),
  'ges/dogs/lost': () => ({ reports: [] }),
  'ges/dogs/checks': () => checks(5),
}
