import * as calls from '../../domain/arrivals/calls.ts'
import type { Scan, ScanVerdict, Visit } from '../../domain/arrivals/calls.ts'
import { compactNumber } from '../../domain/arrivals/find-words.ts'
import { isLive } from '../../domain/orders/order-states.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Queryable } from '../platform/database.ts'
import { handle } from '../platform/handler.ts'
import type { ArrivalFacts } from './arrival-facts.ts'
import { passportsOf } from './passports.ts'
import { findNearestDay, findScanned, type Scanned } from './scan-queries.ts'
import { visitOf } from './visit-answer.ts'
import { readMoment, readVisits, readVisitsOf, type StoredVisit } from './visit-queries.ts'

const UNKNOWN: Scan = {
  verdict: 'unknown_code',
  visits: [],
  passports: [],
  nearestDay: null,
  number: null,
  holder: null,
}

/** B-02: a pass or a card from the camera, or what somebody typed: an order number, a place (`B7`). */
export const findVisit = ({ settings }: ArrivalFacts) =>
  handle(calls.findVisit, 'read', async (tx, { code, day }, { language }): Promise<Scan> => {
    const [{ now }, scanned] = await Promise.all([readMoment(tx), findScanned(tx, code, compactNumber(code))])
    const stored = scanned === null ? await visitsOfPlace(tx, code, day) : await readVisitsOf(tx, day, scanned)
    if (scanned === null && stored.length === 0) return UNKNOWN
    const visits = stored.map((visit) => visitOf(visit, { day, now, language, settings }))
    const isToday = visits.length > 0
    return {
      verdict: isToday ? verdictOfVisits(visits) : verdictOfNone(scanned),
      visits,
      passports: await passportsOf(tx, stored, day),
      nearestDay: isToday || scanned === null ? null : await findNearestDay(tx, scanned, day),
      number: scanned?.number ?? visits[0]?.number ?? null,
      holder: scanned?.holder ?? visits[0]?.holder ?? null,
    }
  })

/** Who has a place on that day, when the code is one: a guest who says "B7" and has no pass at hand. */
async function visitsOfPlace(tx: Queryable, code: string, day: CivilDate): Promise<StoredVisit[]> {
  if (!/^[a-z]{1,3}\d{1,3}$/i.test(code)) return []
  return (await readVisits(tx, day)).filter((visit) => visit.stands && visit.code === code.toUpperCase())
}

function verdictOfVisits(visits: readonly Visit[]): ScanVerdict {
  if (visits.every(({ isSuspended }) => isSuspended)) return 'suspended'
  return visits.every(({ state }) => state === 'arrived') ? 'already_arrived' : 'welcome'
}

function verdictOfNone(scanned: Scanned | null): ScanVerdict {
  if (scanned === null) return 'unknown_code'
  const { category, status, subscriptionState } = scanned
  if (status === 'awaiting_payment' || subscriptionState === 'pending') return 'not_confirmed'
  if (!isLive(status) || subscriptionState === 'cancelled') return 'cancelled'
  return category === 'umbrella' || category === 'subscription' ? 'other_day' : 'no_place'
}
