import { civilDate } from '../../../domain/platform/civil-date.ts'
import type { PlanBooking, ServicePlan } from '../../../domain/restaurant/service-plan.ts'

const TODAY = civilDate('2027-07-11')

/** Giulia Ferri of mockup 53: table 2 at 13:00, for two, expected. */
export function aBooking(change: Partial<PlanBooking> = {}): PlanBooking {
  return {
    bookingId: 7,
    version: 1,
    table: 2,
    time: '13:00',
    end: '14:30',
    name: 'Giulia Ferri',
    seats: 2,
    dogs: 1,
    note: null,
    phone: '333 418 2207',
    umbrellas: ['D3'],
    state: 'expected',
    isHeld: false,
    orderNumber: 'R-1042',
    canUndo: false,
    ...change,
  }
}

/** Lunch of La Pineta at 12:48 with these parties. */
export function aPlan(bookings: readonly PlanBooking[], change: Partial<ServicePlan> = {}): ServicePlan {
  return {
    restaurant: 1,
    name: 'La Pineta',
    day: TODAY,
    meal: 'lunch',
    today: TODAY,
    now: '12:48',
    times: ['12:15', '12:30', '12:45', '13:00', '13:15', '13:30', '13:45', '14:00', '14:15', '14:30', '14:45'],
    tables: [
      { table: 1, seats: 2 },
      { table: 2, seats: 2 },
      { table: 3, seats: 4 },
    ],
    bookings: [...bookings],
    covers: 2,
    freeSeats: 48,
    dogs: 1,
    online: [
      { meal: 'lunch', isOpen: true, isOver: true, until: '11:00', covers: 50 },
      { meal: 'dinner', isOpen: true, isOver: false, until: '20:00', covers: 50 },
    ],
    suspendedUntil: null,
    waiting: [],
    ...change,
  }
}

/** What `restaurant/list` answers: La Pineta with both meals, Lo Scoglio with dinner alone. */
export const RESTAURANTS = {
  today: TODAY,
  depositCents: 0,
  restaurants: [aRestaurant(1, 'La Pineta', ['lunch', 'dinner']), aRestaurant(2, 'Lo Scoglio', ['dinner'])],
}

function aRestaurant(restaurant: 1 | 2, name: string, meals: readonly ('lunch' | 'dinner')[]) {
  const words = { it: name, en: name, fr: name, nl: name, de: name }
  const hours = { lunch: ['12:15', '14:45'], dinner: ['19:30', '21:45'] } as const
  return {
    restaurant,
    name,
    line: words,
    dish: 'bream',
    isActive: true,
    platforms: ['other'],
    season: { from: '2027-05-01', to: '2027-09-30' },
    suspended: null,
    meals: meals.map((meal) => ({ meal, from: hours[meal][0], to: hours[meal][1], stepMinutes: 15 })),
    largestTable: 4,
    closedBecause: null,
  }
}
