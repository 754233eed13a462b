import { getDayList, type DayList } from '../../../domain/arrivals/action-calls.ts'
import { understood } from '../../platform/call.ts'
import { keptSlot, type Slot } from '../../platform/kept-slot.ts'

/** Where the day's list is kept on the device. */
const slot = keptSlot('arrivals')

/** Reads the list of one day. Another day's is forgotten, and one that another version of the app has kept in another shape. */
export async function readDayList(day: string, from: Slot = slot): Promise<DayList | null> {
  const list = understood(getDayList, await from.get()) as DayList | undefined
  if (list?.day === day) return list
  await from.set(null)
  return null
}

export function keepDayList(list: DayList): void {
  slot.set(list).catch(keepWithThePage)
}

/** Forgets the list when whoever works at the tablet leaves it: it names people. */
export function forgetDayList(): void {
  slot.set(null).catch(keepWithThePage)
}

/** A browser that keeps nothing still has the list for as long as the page lives, and nothing of it after. */
function keepWithThePage(): void {}
