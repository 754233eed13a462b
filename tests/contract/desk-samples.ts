/** A day and places that nobody in these tests needs. */
const DAY = { from: '2027-08-20', to: '2027-08-20', part: 'full_day' }
const WANTED = { umbrellaId: 1408, people: 1, dogs: [], extras: [] }
const PRESS = '00000000-0000-4000-8000-000000000110'
const SALE = { ...DAY, places: [WANTED], pressId: PRESS, customer: null, language: 'it' }

/** One right input for every call of what the resort's people do with places, bookings and customers. */
export const DESK_STAFF_SAMPLES: Readonly<Record<string, Record<string, unknown>>> = {
  blockPlaces: { umbrellaIds: [1408], ...DAY, reason: 'broken', note: 'Palo rotto' },
  unblockPlaces: { blockId: 4711, umbrellaIds: null },
  listBlocks: { from: DAY.from, to: DAY.to },
  listHolds: { day: DAY.from },
  breakHold: { holdId: 4711, allOfHolder: false },
  undoPlaceAction: { actionId: 4711 },
  listMoveTargets: { bookingId: '4711', from: DAY.from, to: DAY.to },
  moveVisit: { bookingId: 4711, umbrellaId: 1408, from: DAY.from, to: DAY.to, differenceCents: null },
  listExtensions: { bookingId: '4711' },
  extendVisit: { bookingId: 4711, to: DAY.to, part: 'full_day', addedCents: 0 },
  quoteWalkIn: { ...DAY, places: [WANTED], discount: { percent: 5 } },
  sellWalkIn: { ...SALE, discount: { percent: 5 }, discountReason: 'Cliente abituale', totalCents: 1 },
  giveComplimentary: { ...SALE, reason: 'Amico del bagno' },
  waiveOrder: { orderId: 4711, reason: 'Amico del bagno' },
  undoOrderAction: { actionId: 4711 },
  undoSubscriptionSale: { actionId: 4711 },
  updateConcludedAtDesk: { orderId: 4711, isConcluded: true },
  searchDesk: { query: 'Ferri', day: DAY.from },
  viewCustomer: { accountId: 4711 },
  saveCustomerNote: { accountId: 4711, words: 'Preferisce la prima fila', version: 0 },
  viewCustomerOrder: { orderId: 4711 },
}
