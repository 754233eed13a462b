const day = '2027-07-20'
const sitting = { restaurant: 1, day, meal: 'lunch' }
const seen = { bookingId: 4711, version: 1 }
const reason = { it: 'Lavori', en: 'Works', fr: 'Travaux', nl: 'Werk', de: 'Umbau' }

/** One right input for every call of the restaurants that anybody may make. */
export const RESTAURANT_SAMPLES = {
  getRestaurants: {},
  getRestaurantAvailability: { restaurant: '1', day, meal: 'lunch', seats: '2' },
  isRestaurantActive: { restaurant: '2' },
}

/** The same for the restaurants' people. */
export const RESTAURANT_STAFF_SAMPLES = {
  getServicePlan: { restaurant: '1', day, meal: 'lunch' },
  seatBooking: seen,
  leaveTable: seen,
  markNoShow: seen,
  moveBooking: { ...seen, table: 4, time: '13:15' },
  cancelBooking: { ...seen, reason: 'La cucina è chiusa.' },
  addBooking: {
    ...sitting,
    time: '13:00',
    table: 2,
    seats: 2,
    dogs: 1,
    name: 'Nuti',
    phone: '333 418 2207',
    note: 'Torta',
  },
  setOnlineBooking: { ...sitting, isOpen: true, covers: 50 },
  suspendRestaurant: { restaurant: 2, suspension: { until: day, reason } },
  undoPlanAction: seen,
}
