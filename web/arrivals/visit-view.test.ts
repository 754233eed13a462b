import { describe, expect, test } from 'vitest'
import type { BeachDay, Visit } from '../../domain/arrivals/calls.ts'
import { cents } from '../../domain/platform/cents.ts'
import { civilDate } from '../../domain/platform/civil-date.ts'
import { nextHalfHours } from './next-half-hours.ts'
import { collectOf, EXACT_CASH } from '../ui/staff/TenderChoice.tsx'
import { actionsOf } from './actions/place-actions.ts'
import type { ArrivalQueue, WaitingArrival } from './offline/arrival-queue.ts'
import { codesOf, dueOfParty, partiesOf, partyOf } from './party.ts'
import { aVisit } from './visit-fixture.ts'
import { countFilters, mayArrive, minutesLate, withMarkedHere, withVisits } from './visit-view.ts'

const AT = '2027-07-11T07:40:00Z'
const CASH = { tender: 'cash', amountCents: 6600 } as const
/** Presses that wait, the first one's of the visit. */
const queueOf = (...waiting: readonly Partial<WaitingArrival>[]): ArrivalQueue => ({
  waiting: waiting.map((press, index) => ({
    clientId: `press-${index}`,
    visitId: 'line:12',
    day: '2027-07-11',
    at: AT,
    code: 'B7',
    ...press,
  })),
  conflicts: [],
  aside: [],
})

const CAME = { state: 'arrived', arrivedAt: '2027-07-11T07:38:00Z', dueCents: cents(0) } as const

describe('the view of a visit', () => {
  test('B-11 each place is counted in one state, as in the beach’s legend; who came and owes is to be collected from', () => {
    const here = aVisit({ visitId: 'line:14', arrivedAt: CAME.arrivedAt })
    const counts = countFilters([aVisit(), aVisit({ visitId: 'line:13', ...CAME }), here])
    expect(counts).toMatchObject({ all: 3, expected: 0, to_collect: 2, arrived: 1, late: 0 })
  })

  test('B-11 an order is given for nothing while nobody has paid anything of it', () => {
    const place = { umbrellaId: 31, code: 'B7', state: 'to_collect', visits: [], outOfUse: null, hold: null } as const
    const offered = (change: Partial<Visit>) => actionsOf({ ...place, visits: [] }, aVisit(change)).includes('give')
    expect(offered({})).toBe(true)
    // A deposit is here.
    expect(offered({ dueCents: cents(2000) })).toBe(false)
    expect(offered(CAME)).toBe(false)
  })

  test('B-11 a suspended card opens nothing, and a released place is nobody’s', () => {
    expect([aVisit(), aVisit(CAME)].map(mayArrive)).toEqual([true, false])
    expect(mayArrive(aVisit({ isSuspended: true, subscriptionId: 5 }))).toBe(false)
    expect(mayArrive(aVisit({ isReleased: true, state: 'no_show' }))).toBe(false)
  })

  test('B-11 the places of one order are a party that owes once; another part of the day and a subscription are their own', () => {
    const second = aVisit({ visitId: 'line:13', code: 'B10' })
    const morning = aVisit({ visitId: 'line:14', code: 'B9', part: 'morning' })
    const season = aVisit({ visitId: 'subscription:3', code: 'A1', subscriptionId: 3 })
    const visits = [second, morning, season, aVisit()]
    expect(partiesOf(visits).map((party) => codesOf(party))).toEqual(['B7, B10', 'B9', 'A1'])
    const party = partyOf(aVisit(), [aVisit(), second, morning])
    expect(party.map(({ code }) => code)).toEqual(['B7', 'B10'])
    expect(dueOfParty(party)).toBe(6600)
    expect(dueOfParty([season])).toBe(0)
  })

  test('B-02 what this device marked stands as arrived, and as paid only when money was taken', () => {
    const [later] = withMarkedHere([aVisit()], aVisit().day, queueOf({}))
    expect(later).toMatchObject({ state: 'to_collect', arrivedAt: AT, dueCents: 6600 })
    const [paid] = withMarkedHere([aVisit()], aVisit().day, queueOf({ collect: CASH }))
    expect(paid).toMatchObject({ state: 'arrived', arrivedAt: AT, dueCents: 0 })
  })

  test('B-02 B-11 what this device took of an order is due at none of its places, whether its people are here or not', () => {
    const [here, second, third] = [aVisit(), aVisit({ visitId: 'line:13' }), aVisit({ visitId: 'line:14' })]
    const queue = queueOf({ collect: CASH }, { visitId: 'line:13' })
    const other = aVisit({ visitId: 'line:20', orderId: 19 })
    const marked = withMarkedHere([here, second, third, other], here.day, queue)
    expect(marked.map(({ state, dueCents }) => [state, dueCents])).toEqual([
      ['arrived', 0],
      ['arrived', 0],
      ['expected', 0],
      ['to_collect', 6600],
    ])
    expect(marked[3]).toBe(other)
  })

  test('B-11 a mark that was taken back on this device is none any more', () => {
    const visit = aVisit()
    expect(withMarkedHere([visit], visit.day, queueOf({ collect: CASH, takenBackAt: AT }))).toEqual([visit])
  })

  test('B-11 an answer is shown on its place, and the legend counts it', () => {
    const place = { umbrellaId: 31, code: 'B7', state: 'to_collect', visits: [aVisit()], outOfUse: null, hold: null }
    const beach = {
      day: aVisit().day,
      places: [place],
      counts: { to_collect: 1, arrived: 0 },
    } as unknown as BeachDay
    const after = withVisits(beach, [aVisit(CAME)])
    expect(after.places[0]?.state).toBe('arrived')
    expect(after.counts).toMatchObject({ to_collect: 0, arrived: 1 })
    expect(withVisits(beach, [aVisit({ ...CAME, day: civilDate('2027-07-12') })]).places[0]).toBe(place)
  })

  test('B-04 minutes count from the cut-off, for who has one', () => {
    const now = Date.parse('2027-07-11T08:24:30Z')
    expect(minutesLate(aVisit(), now)).toBe(24)
    expect(minutesLate(aVisit({ deadlineAt: null }), now)).toBe(0)
    expect(minutesLate(aVisit(), Date.parse('2027-07-11T07:59:00Z'))).toBe(0)
  })

  test('B-04 half hours that are still to come on the visit’s day', () => {
    const late = nextHalfHours('2027-07-11', Date.parse('2027-07-11T21:10:00Z'))
    expect(late).toEqual(['23:30'])
    expect(nextHalfHours('2027-07-11', Date.parse('2027-07-11T07:40:00Z')).slice(0, 2)).toEqual(['10:00', '10:30'])
  })
})

describe('what was handed over', () => {
  test('B-12 less than is due is not sent; a card gives no change', () => {
    expect(collectOf(EXACT_CASH, 6600)).toEqual({ tender: 'cash', amountCents: 6600 })
    expect(collectOf({ tender: 'cash', tendered: '70' }, 6600)).toMatchObject({ tenderedCents: 7000 })
    expect(collectOf({ tender: 'cash', tendered: '60' }, 6600)).toBeNull()
    expect(collectOf({ tender: 'card_terminal', tendered: '60' }, 6600)).toEqual({
      tender: 'card_terminal',
      amountCents: 6600,
    })
  })
})
