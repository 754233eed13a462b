import { PAYMENT_MODES } from '../../domain/payments/payment-modes.ts'
import { ACCOUNT_ROWS } from './account-rows.ts'
import { ARRIVAL_STAFF_SAMPLES } from './arrival-samples.ts'
import { BAR_SAMPLES, BAR_STAFF_SAMPLES } from './bar-samples.ts'
import { CHANGE_STAFF_SAMPLES, changeSamples } from './change-samples.ts'
import { CONTENT_SAMPLES, CONTENT_STAFF_SAMPLES } from './content-samples.ts'
import { CREDIT_SAMPLES, CREDIT_STAFF_SAMPLES } from './credit-samples.ts'
import { DESK_STAFF_SAMPLES } from './desk-samples.ts'
import { DOG_STAFF_SAMPLES, dogSamples } from './dog-samples.ts'
import type { Belongings } from './owner.ts'
import { PASSKEY_ROWS, PASSKEY_STAFF_SAMPLES, STAFF_PASSKEY_ROWS } from './passkey-rows.ts'
import { PRIVACY_ROWS } from './privacy-rows.ts'
import { MESSAGE_SAMPLES, MESSAGE_STAFF_SAMPLES } from './message-samples.ts'
import { NUMBERS_STAFF_SAMPLES } from './numbers-samples.ts'
import { RESTAURANT_SAMPLES, RESTAURANT_STAFF_SAMPLES } from './restaurant-samples.ts'
import type { Row } from './row.ts'
import { aWish } from './people.ts'
import { SETTINGS_STAFF_SAMPLES } from './settings-samples.ts'
import { SOCIAL_ROWS } from './social-rows.ts'
import { STAFF_SAMPLES, STAFF_SIGN_IN_ROWS } from './staff-samples.ts'
import { BEACH_STAFF_SAMPLES } from './beach-samples.ts'
import { CATALOG_STAFF_SAMPLES } from './catalog-samples.ts'
import { LIFE_STAFF_SAMPLES, lifeSamples, UNKNOWN_CARNET } from './subscription-life-samples.ts'
import { SUBSCRIPTION_ROWS } from './subscription-samples.ts'
import { FISCAL_STAFF_SAMPLES } from './fiscal-samples.ts'
import { TILL_STAFF_SAMPLES } from './till-samples.ts'
import { MONEY_STAFF_SAMPLES } from './money-samples.ts'
import { WEATHER_STAFF_SAMPLES } from './weather-samples.ts'
import { PRICE_STAFF_SAMPLES } from './price-samples.ts'
import { tableWaitingSamples } from './table-waiting-samples.ts'
import { WAITING_STAFF_SAMPLES, waitingSamples } from './waiting-samples.ts'

/** Rows of calls that are about nobody's things. */
function rowsOf(samples: Readonly<Record<string, unknown>>, row: Omit<Row, 'about'>): Record<string, Row> {
  return Object.fromEntries(Object.entries(samples).map(([name, sample]) => [name, { ...row, about: () => sample }]))
}

/** Rows of the calls about one's own carnet: its answers say the clock. */
function lifeRows(): Record<string, Row> {
  const names = Object.keys(lifeSamples(UNKNOWN_CARNET)) as (keyof ReturnType<typeof lifeSamples>)[]
  return Object.fromEntries(
    names.map((name) => [name, { about: ({ carnet }: Belongings) => lifeSamples(carnet)[name], tellsTime: true }]),
  )
}

/** Rows of the calls about one's own dogs; taking away what is not there is done as well. */
function dogRows(): Record<string, Row> {
  const names = Object.keys(dogSamples({ dogId: 0, documentId: 0, alertId: 0 })) as (keyof ReturnType<
    typeof dogSamples
  >)[]
  const saysNothing = new Set<string>(['listDogs', 'removeDog', 'removeDogDocument', 'listLostDogs'])
  return Object.fromEntries(
    names.map((name) => [
      name,
      { about: ({ dog }: Belongings) => dogSamples(dog)[name], ...(saysNothing.has(name) ? { others: 200 } : {}) },
    ]),
  )
}

/** Rows of the waiting list; on a beach with free places nobody gets onto it. */
function waitingRows(): Record<string, Row> {
  const about = (name: keyof ReturnType<typeof waitingSamples>) => ({
    about: ({ waiting }: Belongings) => waitingSamples(waiting)[name],
  })
  return {
    joinWaitingList: { ...about('joinWaitingList'), own: 409, others: 409 },
    leaveWaitingList: about('leaveWaitingList'),
    listWaitingRequests: { ...about('listWaitingRequests'), others: 200, tellsTime: true },
    acceptOffer: about('acceptOffer'),
    declineOffer: about('declineOffer'),
  }
}

/** Rows of the waiting list for tables; while tables are free nobody gets onto it. */
function tableWaitingRows(): Record<string, Row> {
  const about = (name: keyof ReturnType<typeof tableWaitingSamples>) => ({
    about: ({ tableWaiting }: Belongings) => tableWaitingSamples(tableWaiting)[name],
  })
  return {
    joinTableWaitingList: { ...about('joinTableWaitingList'), own: 409, others: 409 },
    leaveTableWaitingList: about('leaveTableWaitingList'),
    listTableRequests: { ...about('listTableRequests'), others: 200, tellsTime: true },
    declineTableOffer: about('declineTableOffer'),
  }
}

const nothing = { about: () => ({}), others: 200 }
const period = { from: '2027-07-20', to: '2027-07-21', part: 'full_day' }
const signUp = (email: string) => ({
  firstName: 'Giulia',
  lastName: 'Ferri',
  email,
  phone: '+393331234567',
  password: 'sale e sabbia 42',
  language: 'it',
  personalDataRead: true,
  personalDataVersion: 'none',
  purposesAccepted: true,
  purposesVersion: 'none',
})

/** A space in the sun, whose price and number the matrix does not change. */
const A_SPACE = { cart: 'parking', areaId: 2, from: '2027-09-20', to: '2027-09-20', part: 'full_day', plate: 'AB123CD' }

const aGuest = (email: string) => ({
  firstName: 'Giulia',
  lastName: 'Ferri',
  email,
  phone: '+393331234567',
  language: 'it',
})

/** Every call of the contract by name; a test fails when one is missing here. */
export const ROWS: Readonly<Record<string, Row>> = {
  getParametroInt: { about: () => ({ idParametro: 1005 }), others: 200 },
  getParametroString: { about: () => ({ idParametro: 1013 }), others: 200 },
  checkVersion: { about: () => ({ version: '3.1.10', platform: 'ios' }), others: 200 },
  ...rowsOf(CONTENT_SAMPLES, { others: 200 }),
  ...rowsOf(CONTENT_STAFF_SAMPLES, { own: 403, others: 403 }),
  ...rowsOf(BAR_SAMPLES, { others: 200, tellsTime: true }),
  ...rowsOf(BAR_STAFF_SAMPLES, { own: 403, others: 403 }),
  ...rowsOf(MESSAGE_SAMPLES, { others: 200 }),
  ...rowsOf(MESSAGE_STAFF_SAMPLES, { own: 403, others: 403 }),
  ...rowsOf(RESTAURANT_SAMPLES, { others: 200 }),
  ...rowsOf(RESTAURANT_STAFF_SAMPLES, { own: 403, others: 403 }),
  ...dogRows(),
  ...rowsOf(DOG_STAFF_SAMPLES, { own: 403, others: 403 }),
  ...waitingRows(),
  ...tableWaitingRows(),
  ...rowsOf(WAITING_STAFF_SAMPLES, { own: 403, others: 403 }),
  ...rowsOf(BEACH_STAFF_SAMPLES, { own: 403, others: 403 }),
  ...rowsOf(CATALOG_STAFF_SAMPLES, { own: 403, others: 403 }),
  ...rowsOf(NUMBERS_STAFF_SAMPLES, { own: 403, others: 403 }),
  ...rowsOf(SETTINGS_STAFF_SAMPLES, { own: 403, others: 403 }),
  ...rowsOf(CHANGE_STAFF_SAMPLES, { own: 403, others: 403 }),
  ...rowsOf(DESK_STAFF_SAMPLES, { own: 403, others: 403 }),
  ...SUBSCRIPTION_ROWS,
  ...lifeRows(),
  ...rowsOf(LIFE_STAFF_SAMPLES, { own: 403, others: 403 }),
  ...rowsOf(CREDIT_SAMPLES, { others: 200 }),
  ...rowsOf(CREDIT_STAFF_SAMPLES, { own: 403, others: 403 }),
  ...rowsOf(TILL_STAFF_SAMPLES, { own: 403, others: 403 }),
  ...rowsOf(FISCAL_STAFF_SAMPLES, { own: 403, others: 403 }),
  ...rowsOf(ARRIVAL_STAFF_SAMPLES, { own: 403, others: 403 }),
  getBarOrder: { about: ({ orderId }) => ({ orderId }), own: 404 },
  register: { about: ({ email }) => signUp(email), own: 400, changesForAnyone: true },
  confirmEmail: { about: ({ email }) => ({ email, code: '000000' }), own: 400, changesForAnyone: true },
  resendCode: { about: ({ email }) => ({ email }), others: 200, changesForAnyone: true },
  login: { about: ({ email }) => ({ email, password: 'not the password' }), own: 401, changesForAnyone: true },
  enterAsGuest: { about: ({ email }) => aGuest(email), own: 403, strangers: 200, changesForAnyone: true },
  ...ACCOUNT_ROWS,
  ...SOCIAL_ROWS,
  ...PASSKEY_ROWS,
  logout: { ...nothing, changesForAnyone: true },
  ...STAFF_SIGN_IN_ROWS,
  ...STAFF_PASSKEY_ROWS,
  ...rowsOf(PASSKEY_STAFF_SAMPLES, { own: 403, others: 403 }),
  ...rowsOf(STAFF_SAMPLES, { own: 403, others: 403 }),
  getUser: { about: ({ email }) => ({ email }) },
  updateUser: {
    about: ({ email }) => ({ nome: 'Test', cognome: 'Guest', telefono: '+393330000000', email, idUser: 1 }),
    others: 200,
  },
  getWalletAvailability: nothing,
  getPayAlsoCash: nothing,
  getPayOnlyCash: nothing,
  getPlan: nothing,
  getPromotions: nothing,
  applyPromotionCode: { about: () => ({ code: 'ARGO10' }), others: 200, tellsTime: true, changesOwn: true },
  removePromotionCode: { ...nothing, tellsTime: true, changesOwn: true },
  ...rowsOf(PRICE_STAFF_SAMPLES, { own: 403, others: 403 }),
  getAvailability: { about: () => period, others: 200, tellsTime: true },
  getCalendar: { about: () => period, others: 200 },
  getOwnPlaces: { about: () => period, others: 200, tellsTime: true },
  getParking: { about: () => period, others: 200 },
  getServices: { about: () => ({ day: period.from, part: period.part }), others: 200 },
  setParkingSpaces: {
    about: () => ({ areaId: 1, from: period.from, to: period.to, spaces: 40 }),
    own: 403,
    others: 403,
  },
  setServiceStock: {
    about: () => ({ serviceId: 1, from: period.from, to: period.to, stock: 9 }),
    own: 403,
    others: 403,
  },
  lockUmbrellas: { about: ({ wanted }) => aWish(wanted) },
  updateLine: { about: ({ lineId }) => ({ lineId, people: 1, dogs: [], extras: [] }) },
  unlockUmbrella: {
    about: ({ held }) => ({ dataInizio: held.from, dataFine: held.to, idOmbrellone: held.umbrellaId, idUser: 1 }),
    others: 200,
  },
  deleteRestaurantBooking: {
    about: ({ table }) => ({ idPrenotazioneRistorante: table.itemId, idOrdine: table.orderId }),
  },
  getCart: { ...nothing, tellsTime: true },
  getReleasedPlaces: nothing,
  emptyCart: nothing,
  evaluateOrder: { about: () => ({ cart: 'umbrella' }), others: 200, tellsTime: true },
  startOrder: { about: ({ acceptance }) => acceptance },
  evaluateItemOrder: { about: () => ({ cart: A_SPACE }), others: 200, tellsTime: true },
  startItemOrder: { about: ({ press }) => press },
  cancelItem: { about: ({ space }) => space },
  completeOrder: { about: ({ orderId }) => ({ orderId }) },
  getOrder: { about: ({ orderId }) => ({ orderId }) },
  getOrderStatement: { about: ({ orderId }) => ({ orderId }) },
  listOrders: { about: ({ orderId }) => ({ before: orderId }), others: 200 },
  deleteUmbrellaBooking: {
    about: ({ bookingId, orderId }) => ({ idPrenotazioneOmbrellone: bookingId, idOrdine: orderId }),
  },
  quoteDeletion: { about: ({ orderId, bookingId }) => ({ orderId, bookingId }) },
  quoteChange: { about: (has) => changeSamples(has).quoteChange },
  cancelDays: { about: (has) => changeSamples(has).cancelDays, own: 409 },
  quoteMove: { about: (has) => changeSamples(has).quoteMove },
  moveUmbrellaBooking: { about: (has) => changeSamples(has).moveUmbrellaBooking },
  // The order of the matrix was paid with none, and its guest has none.
  payWithCredit: { about: ({ orderId }) => ({ orderId, creditCents: 100, dueCents: 100 }), own: 409 },
  // The order of the matrix is neither paid nor over.
  updateConcluded: { about: ({ orderId }) => ({ orderId, isConcluded: true }), own: 409 },
  resendConfirmation: { about: ({ orderId }) => ({ orderId }) },
  getOwnDays: { about: ({ bookingId }) => ({ kind: 'booking', id: bookingId }), tellsTime: true },
  // The order of the matrix is settled at the desk: what is not paid is not given back.
  quoteReturn: { about: ({ bookingId }) => ({ kind: 'booking', id: bookingId, ...period }), own: 409 },
  giveBackDays: {
    about: ({ bookingId }) => ({
      kind: 'booking',
      id: bookingId,
      ...period,
      terms: { sharePercent: 50, capCents: 2000 },
    }),
    own: 409,
  },
  reclaimDays: { about: ({ bookingId }) => ({ kind: 'booking', id: bookingId, ...period }), own: 409 },
  getWeatherRule: nothing,
  listWeatherChoices: { ...nothing, others: 200, tellsTime: true },
  takeWeatherCredit: { about: () => ({ choiceId: 4711 }), own: 404 },
  takeWeatherMove: { about: () => ({ choiceId: 4711, day: period.from, umbrellaId: 1 }), own: 404 },
  ...rowsOf(WEATHER_STAFF_SAMPLES, { own: 403, others: 403 }),
  ...rowsOf(MONEY_STAFF_SAMPLES, { own: 403, others: 403 }),
  getPaymentConfig: { ...nothing, tellsTime: true },
  startPayment: { about: ({ orderId }) => ({ orderId, modeId: PAYMENT_MODES.second_card }) },
  submitPayment: { about: ({ attemptId }) => ({ attemptId, nonce: 'fake-valid-nonce' }) },
  createPaymentLink: { about: ({ orderId }) => ({ orderId }), tellsTime: true },
  listSavedCards: nothing,
  startSavingCard: { about: () => ({ modeId: PAYMENT_MODES.card }), others: 200, tellsTime: true },
  finishSavingCard: { about: ({ setupRef }) => ({ modeId: PAYMENT_MODES.card, setupRef, isDefault: true }) },
  setDefaultCard: { about: ({ cardId }) => ({ cardId }) },
  updateCard: { about: ({ cardId }) => ({ cardId, expiryMonth: 12, expiryYear: 2041 }) },
  removeCard: { about: ({ cardId }) => ({ cardId }) },
  ...PRIVACY_ROWS,
}
