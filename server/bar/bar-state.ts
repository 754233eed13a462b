import { barTimes, isWithinHours, type BarHours } from '../../domain/bar/bar-hours.ts'
import { BAR_STATIONS, type BarState } from '../../domain/bar/calls.ts'
import { estimateMinutes, NO_WORK, type StationSeconds } from '../../domain/bar/estimate.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import type { BarNow } from './state-queries.ts'

/** the hours of the settings. */
export function hoursOf(settings: Settings): BarHours {
  return {
    openHour: settings.barOpenHour,
    closeHour: settings.barCloseHour,
    lastOrderMinutes: settings.barLastOrderMinutes,
  }
}

/** Minutes until an order with this work is there, with the queue and the hands as they are (B-08). */
export function minutesFor(
  settings: Settings,
  queue: Partial<StationSeconds>,
  work: { readonly own: StationSeconds; readonly longest: StationSeconds },
  isDelivered: boolean,
): number {
  return estimateMinutes({
    queue: { ...NO_WORK, ...queue },
    ...work,
    hands: {
      drinks: settings.barHandsDrinks,
      kitchen: settings.barHandsKitchen,
      ice_cream: settings.barHandsIceCream,
    },
    deliveryMinutes: isDelivered ? settings.barDeliveryMinutes : 0,
  })
}

/** Adds up what an order gives each station to do. */
export function workOf(
  lines: readonly { readonly station: keyof StationSeconds; readonly seconds: number; readonly quantity: number }[],
): { readonly own: StationSeconds; readonly longest: StationSeconds } {
  const of = (pick: (line: (typeof lines)[number]) => number, join: (...values: number[]) => number) =>
    Object.fromEntries(
      BAR_STATIONS.map((station) => [
        station,
        lines.filter((line) => line.station === station).reduce((sum, line) => join(sum, pick(line)), 0),
      ]),
    ) as Record<keyof StationSeconds, number>
  return {
    own: of(
      (line) => line.seconds * line.quantity,
      (a = 0, b = 0) => a + b,
    ),
    longest: of((line) => line.seconds, Math.max),
  }
}

/** What every guest is shown of the bar; the estimate is one ordinary piece of each station, brought to an umbrella. */
export function barStateOf(now: BarNow, settings: Settings): BarState {
  const hours = hoursOf(settings)
  const ordinary = workOf(
    BAR_STATIONS.map((station) => ({ station, seconds: now.ordinary[station] ?? 0, quantity: 1 })),
  )
  return {
    isOpen: !now.isPaused && isWithinHours(now.time, hours),
    isPaused: now.isPaused,
    pausedUntil: now.isPaused ? now.pausedUntil : null,
    ...barTimes(hours),
    soldOut: now.stock.filter((one) => one.isSoldOut).map((one) => one.itemId),
    few: now.stock.flatMap(({ itemId, isSoldOut, left }) =>
      !isSoldOut && left !== null && left <= settings.barFewLeft ? [{ itemId, left }] : [],
    ),
    readyInMinutes: minutesFor(settings, now.queue, ordinary, true),
    menu: now.menu,
  }
}
