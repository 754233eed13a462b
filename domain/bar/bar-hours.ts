/** When the bar takes orders, in whole hours and minutes of the resort's clock; within one day. */
export interface BarHours {
  readonly openHour: number
  /** 24 is midnight. */
  readonly closeHour: number
  /** Minutes before closing at which the last order is taken. */
  readonly lastOrderMinutes: number
}

/** 'HH:MM' of the first order, the last one, and the end. */
export interface BarTimes {
  readonly opensAt: string
  readonly lastOrderAt: string
  readonly closesAt: string
}

export function barTimes({ openHour, closeHour, lastOrderMinutes }: BarHours): BarTimes {
  return {
    opensAt: timeOf(openHour * 60),
    lastOrderAt: timeOf(lastOrder(closeHour, lastOrderMinutes)),
    closesAt: timeOf(closeHour * 60),
  }
}

/** whether an order is taken at 'HH:MM'; at the time of the last order no more. */
export function isWithinHours(time: string, hours: BarHours): boolean {
  const now = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
  return now >= hours.openHour * 60 && now < lastOrder(hours.closeHour, hours.lastOrderMinutes)
}

function lastOrder(closeHour: number, lastOrderMinutes: number): number {
  return Math.max(0, closeHour * 60 - lastOrderMinutes)
}

function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
