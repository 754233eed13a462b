import { getTill } from '../../domain/till/calls.ts'
import { closeDrawer, openDrawer } from '../../domain/till/drawer-calls.ts'
import { at, type DayWorld } from './day-world.ts'

/** The beach and the bar have drawers of their own: counted before the till is at two, and for the evening one is forgotten. */
export function planDrawers(day: DayWorld): void {
  const { beach, beachToo, barToo } = day.people
  day.later(at(8, 10), () => open(day, [beach, beachToo, barToo, day.giada], 3000))
  day.later(at(13, 50), () => count(day, 0))
  day.later(at(14, 10), () => open(day, [beach, barToo, day.giada], 1000))
  day.later(at(22, 30), () => count(day, 1))
}

async function open(
  day: DayWorld,
  people: readonly { readonly accountId: number }[],
  floatCents: number,
): Promise<void> {
  for (const { accountId } of people) {
    // One after another, as they come to the desk.
    // oxlint-disable-next-line no-await-in-loop
    await day.journal.must(day.people.cashier, openDrawer, { accountId, floatCents, pressId: day.press() })
    day.journal.count('drawer opened')
  }
}

/** Counts the open drawers but some of them, whose cash is counted with the till. */
async function count(day: DayWorld, forgotten: number): Promise<void> {
  const { drawers } = await day.journal.must(day.people.cashier, getTill, {})
  const opened = drawers.filter(({ countedCents }) => countedCents === null)
  for (const { drawerId, expectedCents } of opened.slice(forgotten)) {
    // oxlint-disable-next-line no-await-in-loop
    await day.journal.must(day.people.cashier, closeDrawer, {
      drawerId,
      cashCents: Math.max(0, expectedCents),
      denominations: null,
      // Its person goes on taking money while it is counted: what differs has to be explained.
      note: 'Contato mentre si incassa',
    })
    day.journal.count('drawer counted')
  }
}
