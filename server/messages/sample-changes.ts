import { civilDate } from '../../domain/platform/civil-date.ts'
import type { OrderChange } from '../orders/changes/order-change.ts'

const DAY = civilDate('2027-07-10')
const before = { code: 'C20', kind: 'human', from: DAY, to: DAY, part: 'full_day', totalCents: 6400 } as const
const change = {
  orderId: 4711,
  lineId: 1,
  actor: 'guest',
  before,
  refundLineId: 1,
  refundTo: 'original',
  keptCents: 3200,
} as const

/** Changes of a booking, as their mails are written from them. */
export const SAMPLE_CHANGES = {
  moved: {
    ...change,
    kind: 'moved',
    after: { ...before, code: 'C21', to: civilDate('2027-07-11'), totalCents: 12_800 },
    cancelledLines: [],
    goesBackCents: 0,
    differenceCents: 6400,
  },
  cancelled: {
    ...change,
    kind: 'days_cancelled',
    after: null,
    cancelledLines: [1],
    goesBackCents: 3200,
    differenceCents: 0,
  },
} as const satisfies Readonly<Record<string, OrderChange>>
