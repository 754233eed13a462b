const press = '00000000-0000-4000-8000-000000000108'
const day = '2027-07-01'
const visit = { visitId: 'line:4711', day }
const words = { ...visit, reason: 'Ha chiamato: non viene', clientId: press }

/** One right input for every call of the arrivals. */
export const ARRIVAL_STAFF_SAMPLES: Readonly<Record<string, Record<string, unknown>>> = {
  getBeachDay: { day, part: 'full_day' },
  getDaySheet: { day },
  listVisits: { day, filter: 'late', query: 'Nuti' },
  getVisit: visit,
  findVisit: { day, code: 'BA1.AAAAAAAAAAAAAAAAAAAAAA' },
  arrive: {
    visitIds: ['line:4711'],
    day,
    clientId: press,
    at: '2027-07-01T07:38:00.000Z',
    collect: { tender: 'cash', amountCents: 6600, tenderedCents: 7000 },
  },
  arriveLate: { ...visit, expectedAt: '2027-07-01T10:30:00.000Z', clientId: press },
  markVisitNoShow: words,
  releaseVisit: words,
  undoArrival: { actionId: 4711 },
  getDayList: { day },
  listStranded: {},
  listSeats: { orderId: '4711' },
  reseatStranded: { orderId: 4711, pressId: press, seats: [{ bookingId: 4711, umbrellaId: 101 }] },
  refundStranded: { orderId: 4711, pressId: press, amountCents: 6600 },
  closeStranded: { orderId: 4711, pressId: press, note: 'Hanno trovato posto da soli' },
  undoStranded: { solutionId: 4711 },
  syncArrivals: { items: [{ ...visit, clientId: press, at: '2027-07-01T07:38:00.000Z' }] },
}
