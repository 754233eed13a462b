import { papersOf } from '../../domain/arrivals/papers.ts'
import { visitIdOf } from '../../domain/arrivals/visit-id.ts'
import { cutoffOf, matchesFilter, releaseTime, visitState, type Listed } from '../../domain/arrivals/visit-rules.ts'
import { VISIT_FILTERS, type VisitFilter } from '../../domain/arrivals/visit-words.ts'
import type { ArrivalTotals, Visit } from '../../domain/arrivals/calls.ts'
import { cents, sumCents } from '../../domain/platform/cents.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { DayPart } from '../../domain/platform/day-part.ts'
import type { Language } from '../../domain/platform/language.ts'
import { cashCutoffHours } from '../../domain/settings/cash-cutoffs.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import { planText } from '../../domain/subscriptions/subscription-words.ts'
import { discountsOf } from '../../domain/umbrellas/discounts.ts'
import type { StoredVisit } from './visit-queries.ts'

/** What turns a stored visit into the one on the wire. */
export interface VisitFrame {
  readonly day: CivilDate
  readonly now: string
  readonly language: Language
  readonly settings: Settings
}

/** Hours of the resort's clock by which cash guests arrive, of each half of the day. */
export function cutoffHoursOf(settings: Settings): { readonly morning: number; readonly afternoon: number } {
  const { morning, afternoon } = cashCutoffHours(settings)
  return { morning, afternoon }
}

/** A visit as the resort's people see it (B-11). */
export function visitOf(stored: StoredVisit, frame: VisitFrame): Visit {
  const { day, now, language, settings } = frame
  const { kind, price, planNames, planFrom, arrivedAt, expectedAt, isSuspended } = stored
  const deadlineAt =
    kind === 'subscription' ? null : (ownDeadline(stored) ?? cutoffOf(day, stored.part, hoursOf(settings)))
  const of = (row: 'place' | 'extra') => sumCents(price.filter((one) => one.kind === row).map((one) => one.totalCents))
  return {
    visitId: visitIdOf({ kind, id: stored.claimId }),
    day,
    part: stored.part,
    umbrellaId: stored.umbrellaId,
    code: stored.code,
    row: stored.row,
    placeKind: stored.placeKind,
    from: stored.from,
    to: stored.to,
    holder: `${stored.firstName} ${stored.lastName}`.trim(),
    firstName: stored.firstName,
    lastName: stored.lastName,
    phone: stored.phone,
    language: stored.language,
    people: stored.people,
    dogs: stored.dogs.map(({ name, size, temperament, documents }) => ({
      name,
      size,
      temperament,
      papers: papersOf(documents, day),
    })),
    extras: stored.extras.map(({ id, quantity }) => ({ id, quantity })),
    orderId: stored.orderId,
    number: stored.number,
    subscriptionId: stored.subscriptionId,
    members: [...stored.members],
    planName: planNames === null || planFrom === null ? null : planText(planNames, language, planFrom),
    isSuspended,
    isReleased: !stored.stands,
    method: stored.method,
    paymentStatus: stored.paymentStatus,
    placeCents: of('place'),
    extrasCents: of('extra'),
    totalCents: cents(stored.totalCents),
    discounts: discountsOf(price).map((one) => ({ ...one, cents: cents(one.cents) })),
    orderTotalCents: cents(stored.orderTotalCents),
    dueCents: cents(stored.dueCents),
    visitsOfOrder: stored.visitsOfOrder,
    state: visitState({ kind, dueCents: stored.dueCents, deadlineAt, arrivedAt, isNoShow: stored.isNoShow }, now),
    deadlineAt,
    releaseAt: releaseOf(stored, settings),
    expectedAt,
    arrivedAt,
    arrivedBy: stored.arrivedBy,
    isFirstVisit: stored.isFirstVisit,
  }
}

/** An unpaid order has one hour for all of its places; who has paid is late by the hour of their own part. */
function ownDeadline({ orderReleaseAt, deadlineAt }: StoredVisit): string | null {
  return orderReleaseAt === null ? null : deadlineAt
}

function hoursOf(settings: Settings): Readonly<Record<DayPart, number>> {
  return cashCutoffHours(settings)
}

function releaseOf(stored: StoredVisit, settings: Settings): string | null {
  const { orderArrived, arrivedAt, keptUntil, method, stands } = stored
  if (!stands || orderArrived || (method === 'cash' && !settings.cashReleaseAutomatic)) return null
  return releaseTime({ arrivedAt, keptUntil, orderReleaseAt: stored.orderReleaseAt })
}

/** How many visits each filter of the list has. */
export function countsOf(visits: readonly Listed[]): Record<VisitFilter, number> {
  const counts = VISIT_FILTERS.map(
    (filter) => [filter, visits.filter((visit) => matchesFilter(visit, filter)).length] as const,
  )
  return Object.fromEntries(counts) as Record<VisitFilter, number>
}

/** "144 di 214": what came of a day, the dogs with them, and what the desk still takes. */
export function totalsOf(visits: readonly Visit[]): ArrivalTotals {
  const counted = visits.filter((visit) => matchesFilter(visit, 'all'))
  const arrived = counted.filter((visit) => visit.arrivedAt !== null)
  const due = new Map(
    counted.filter((visit) => visit.subscriptionId === null).map((visit) => [visit.orderId, visit.dueCents]),
  )
  return {
    arrived: arrived.length,
    visits: counted.length,
    dogsOnBeach: arrived.reduce((dogs, visit) => dogs + visit.dogs.length, 0),
    toCollectCents: sumCents([...due.values()]),
  }
}
