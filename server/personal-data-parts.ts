import { accountData } from './accounts/account-data.ts'
import { socialData } from './accounts/social/social-data.ts'
import { arrivalData } from './arrivals/arrival-data.ts'
import { barData } from './bar/bar-data.ts'
import { dogData } from './dogs/dog-data.ts'
import { messageData } from './messages/message-data.ts'
import { orderData } from './orders/order-data.ts'
import { creditData } from './payments/credit/credit-data.ts'
import { paymentData } from './payments/payment-data.ts'
import type { PersonalDataPart } from './platform/personal-data.ts'
import { returnData } from './returns/return-data.ts'
import { weatherData } from './weather/weather-data.ts'
import { restaurantData } from './restaurant/restaurant-data.ts'
import { tableWaitingData } from './restaurant/waiting/table-waiting-data.ts'
import { customerNoteData } from './staff/customers/customer-note-data.ts'
import { staffData } from './staff/staff-data.ts'
import { withdrawalData } from './orders/withdrawal/withdrawal-data.ts'
import { subscriptionLifeData } from './subscriptions/life/life-data.ts'
import { subscriptionData } from './subscriptions/subscription-data.ts'
import { placeData } from './umbrellas/place-data.ts'
import { waitingData } from './umbrellas/waiting/waiting-data.ts'

/**
 * What every slice keeps of a person, in the order of the slices; the only place that knows all of it. A test compares it
 * with the database: a table that holds something of a person is covered here, or it is said why it is not.
 */
export const PERSONAL_DATA_PARTS: readonly PersonalDataPart[] = [
  accountData,
  socialData,
  dogData,
  paymentData,
  creditData,
  placeData,
  waitingData,
  restaurantData,
  tableWaitingData,
  barData,
  subscriptionData,
  subscriptionLifeData,
  orderData,
  withdrawalData,
  returnData,
  weatherData,
  arrivalData,
  messageData,
  staffData,
  customerNoteData,
]
