import type { DayList } from '../../../domain/arrivals/action-calls.ts'
import { keptSlot, type Slot } from '../../platform/kept-slot.ts'

/** Where the day's list is kept on the device. */
const slot = keptSlot('arrivals')

function isList(value: unknown): value is DayList {
  return typeof value === 'object' && value !== null && 'day' in value && 'visits' in value
}

/** Reads the list of one day; another day's is forgotten: it is over, or was never asked for. */
export async function readDayList(day: string, from: Slot = slot): Promise<DayList | null> {
  const value = await from.get()
  if (isList(value) && value.day === day) return value
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
