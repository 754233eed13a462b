import { accountSamples } from './account-rows.ts'
import { ARRIVAL_STAFF_SAMPLES } from './arrival-samples.ts'
import { BAR_SAMPLES, BAR_STAFF_SAMPLES } from './bar-samples.ts'
import { CHANGE_STAFF_SAMPLES, changeSamples } from './change-samples.ts'
import { CONTENT_SAMPLES, CONTENT_STAFF_SAMPLES } from './content-samples.ts'
import { CREDIT_SAMPLES, CREDIT_STAFF_SAMPLES } from './credit-samples.ts'
import { DESK_STAFF_SAMPLES } from './desk-samples.ts'
import { DOG_STAFF_SAMPLES, dogSamples } from './dog-samples.ts'
import { NUMBERS_STAFF_SAMPLES } from './numbers-samples.ts'
import { PASSKEY_SAMPLES, PASSKEY_STAFF_SAMPLES } from './passkey-rows.ts'
import { PRIVACY_SAMPLES } from './privacy-rows.ts'
import { MESSAGE_SAMPLES, MESSAGE_STAFF_SAMPLES } from './message-samples.ts'
import { SETTINGS_STAFF_SAMPLES } from './settings-samples.ts'
import { RESTAURANT_SAMPLES, RESTAURANT_STAFF_SAMPLES } from './restaurant-samples.ts'
import type { Beach } from './people.ts'
import { socialSamples } from './social-rows.ts'
import { STAFF_SAMPLES, staffSignInSamples } from './staff-samples.ts'
import { BEACH_STAFF_SAMPLES } from './beach-samples.ts'
import { CATALOG_STAFF_SAMPLES } from './catalog-samples.ts'
import { LIFE_STAFF_SAMPLES, lifeSamples } from './subscription-life-samples.ts'
import { subscriptionSamples } from './subscription-samples.ts'
import { FISCAL_STAFF_SAMPLES } from './fiscal-samples.ts'
import { TILL_STAFF_SAMPLES } from './till-samples.ts'
import { MONEY_STAFF_SAMPLES } from './money-samples.ts'
import { WEATHER_STAFF_SAMPLES } from './weather-samples.ts'
import { PRICE_STAFF_SAMPLES, PROMOTION_SAMPLES } from './price-samples.ts'
import { tableWaitingSamples } from './table-waiting-samples.ts'
import { WAITING_STAFF_SAMPLES, waitingSamples } from './waiting-samples.ts'

/** One right input for every call, with everything in it that can be there: the soil of the hostile ones. */
export function samplesFor(beach: Beach, email: string): Readonly<Record<string, Record<string, unknown>>> {
  const period = { from: '2027-07-20', to: '2027-07-21', part: 'morning' }
  const dog = { name: 'Nebbia', size: 'small', weightTenthsKg: 70 }
  const wish = { people: 2, dogs: [dog], extras: [{ id: 'sun_bed', quantity: 2 }] }
  const version = '2026-1'
  const profile = { firstName: 'Giulia', lastName: 'Ferri', email, phone: '+393331234567', language: 'it' }
  const consents = {
    personalDataRead: true,
    personalDataVersion: version,
    purposesAccepted: true,
    purposesVersion: version,
  }
  const orderId = 4711
  const cardId = 'card_AAAAAAAAAAAAAAAAAA'
  return {
    getParametroInt: { idParametro: '1005' },
    getParametroString: { idParametro: '1013' },
    checkVersion: { version: '3.1.10', platform: 'ios' },
    ...CONTENT_SAMPLES,
    ...CONTENT_STAFF_SAMPLES,
    ...BAR_SAMPLES,
    ...BAR_STAFF_SAMPLES,
    ...MESSAGE_SAMPLES,
    ...MESSAGE_STAFF_SAMPLES,
    ...RESTAURANT_SAMPLES,
    ...RESTAURANT_STAFF_SAMPLES,
    ...dogSamples({ dogId: 1, documentId: 1, alertId: 1 }),
    ...DOG_STAFF_SAMPLES,
    ...CREDIT_SAMPLES,
    ...CREDIT_STAFF_SAMPLES,
    ...TILL_STAFF_SAMPLES,
    ...FISCAL_STAFF_SAMPLES,
    ...WEATHER_STAFF_SAMPLES,
    ...MONEY_STAFF_SAMPLES,
    ...ARRIVAL_STAFF_SAMPLES,
    payWithCredit: { orderId, creditCents: 100, dueCents: 5000 },
    ...waitingSamples({ requestId: 4711, offerId: 4711 }),
    ...WAITING_STAFF_SAMPLES,
    ...tableWaitingSamples({ requestId: 4711, offerId: 4711 }),
    ...PROMOTION_SAMPLES,
    ...PRICE_STAFF_SAMPLES,
    ...BEACH_STAFF_SAMPLES,
    ...CATALOG_STAFF_SAMPLES,
    ...NUMBERS_STAFF_SAMPLES,
    ...SETTINGS_STAFF_SAMPLES,
    ...subscriptionSamples(beach.place('D10')),
    ...lifeSamples({
      orderId,
      subscriptionId: 4711,
      memberId: 4711,
      entryId: 4711,
      next: { umbrellaId: beach.place('D10'), day: '2027-07-20' },
    }),
    ...LIFE_STAFF_SAMPLES,
    getBarOrder: { orderId: String(orderId) },
    register: { ...profile, ...consents, password: 'sale e sabbia 42' },
    confirmEmail: { email, code: '123456' },
    resendCode: { email },
    login: { email, password: 'sale e sabbia 42' },
    enterAsGuest: profile,
    ...accountSamples(email),
    ...socialSamples(email),
    ...PASSKEY_SAMPLES,
    ...PASSKEY_STAFF_SAMPLES,
    ...staffSignInSamples(email),
    ...STAFF_SAMPLES,
    logout: {},
    getUser: { email },
    updateUser: { nome: 'Giulia', cognome: 'Ferri', telefono: '+393331234567', image: '' },
    getWalletAvailability: {},
    getPayAlsoCash: {},
    getPayOnlyCash: {},
    getPlan: {},
    getAvailability: period,
    getCalendar: period,
    getOwnPlaces: period,
    getParking: period,
    getServices: { day: period.from, part: period.part },
    setParkingSpaces: { areaId: 1, from: period.from, to: period.to, spaces: 40 },
    setServiceStock: { serviceId: 1, from: period.from, to: period.to, stock: 9 },
    lockUmbrellas: { ...period, places: [{ umbrellaId: beach.place('D10'), ...wish }] },
    updateLine: { lineId: 1, ...wish },
    unlockUmbrella: { dataInizio: period.from, dataFine: period.to, idOmbrellone: beach.place('D10'), idUser: 1 },
    deleteRestaurantBooking: { idPrenotazioneRistorante: 1, idOrdine: 1 },
    getCart: {},
    getReleasedPlaces: {},
    emptyCart: {},
    evaluateOrder: { cart: 'umbrella' },
    startOrder: {
      quoteId: 'AAAAAAAAAAAAAAAAAAAAAA',
      method: 'cash',
      conditionsAccepted: true,
      conditionsVersion: version,
    },
    evaluateItemOrder: {
      cart: { cart: 'parking', areaId: 1, from: period.from, to: period.to, part: period.part, plate: 'AB123CD' },
    },
    startItemOrder: {
      quoteId: 'AAAAAAAAAAAAAAAAAAAAAA',
      clientId: '00000000-0000-4000-8000-000000000000',
      method: 'cash',
      conditionsAccepted: true,
      conditionsVersion: version,
    },
    cancelItem: { orderId, itemId: 1 },
    completeOrder: { orderId },
    getOrder: { orderId: String(orderId) },
    getOrderStatement: { orderId: String(orderId) },
    listOrders: { before: String(orderId) },
    deleteUmbrellaBooking: { idPrenotazioneOmbrellone: 1, idOrdine: 1 },
    quoteDeletion: { orderId: String(orderId), bookingId: '1' },
    ...changeSamples({ orderId, bookingId: 1, wanted: beach.spot() }),
    ...CHANGE_STAFF_SAMPLES,
    ...DESK_STAFF_SAMPLES,
    resendConfirmation: { orderId },
    updateConcluded: { orderId, isConcluded: true },
    getOwnDays: { kind: 'booking', id: '1' },
    getWeatherRule: {},
    listWeatherChoices: {},
    takeWeatherCredit: { choiceId: 1 },
    takeWeatherMove: { choiceId: 1, day: period.from, umbrellaId: 1 },
    quoteReturn: { kind: 'booking', id: '1', ...period },
    giveBackDays: { kind: 'booking', id: 1, ...period, terms: { sharePercent: 50, capCents: 2000 } },
    reclaimDays: { kind: 'subscription', id: 1, ...period },
    getPaymentConfig: {},
    startPayment: { orderId, modeId: 3, cardId, saveCard: true },
    submitPayment: { attemptId: 'pa_AAAAAAAAAAAAAAAAAAAA', nonce: 'fake-valid-nonce', deviceData: '{}' },
    createPaymentLink: { orderId },
    listSavedCards: {},
    startSavingCard: { modeId: 3 },
    finishSavingCard: { modeId: 3, setupRef: 'seti_AAAAAAAAAAAA', nonce: 'fake-valid-nonce', isDefault: true },
    setDefaultCard: { cardId },
    updateCard: { cardId, expiryMonth: 12, expiryYear: 2041 },
    removeCard: { cardId },
    ...PRIVACY_SAMPLES,
  }
}
