import { INVARIANTS } from '../invariants/invariants.ts'
import type { Books } from './books.ts'
import type { DayReport } from './run-day.ts'

const SLOWEST = 12

/** What a simulated day came to, to be read by people. */
export function reportOf({
  day,
  steps,
  checks,
  seconds,
  seed,
  books,
}: DayReport & { seed: number; books: Books }): string {
  const { journal, clock, size, plan } = day
  const rows = (counts: ReadonlyMap<string, number>) =>
    [...counts]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([what, count]) => `  ${String(count).padStart(6)}  ${what}`)
  const money = Object.entries(books).map(([what, value]) => `  ${String(value).padStart(9)}  ${what}`)
  const slow = journal
    .slowest(SLOWEST)
    .map(
      ({ name, count, p50, p99 }) =>
        `  ${p99.toFixed(1).padStart(7)}  ${p50.toFixed(1).padStart(6)}  ${String(count).padStart(6)}  ${name}`,
    )
  return [
    '',
    `A day of ${plan.places.length} places, ${size.guests} guests and ${size.barOrders} bar orders; seed ${seed}`,
    `${steps} steps, ${journal.calls} calls, ${clock.mails.count} mails; ${checks} times all of ${INVARIANTS.length} invariants; ${seconds.toFixed(1)} s`,
    'Done',
    ...rows(journal.done),
    'Refused',
    ...rows(journal.refused),
    'Money (cents) and arrivals',
    ...money,
    'Slowest calls: p99 ms, p50 ms, how often',
    ...slow,
    '',
  ].join('\n')
}
