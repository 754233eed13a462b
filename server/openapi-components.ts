import { sessionOutput } from '../domain/accounts/calls.ts'
import { passportSchema, visitDogSchema, visitSchema } from '../domain/arrivals/calls.ts'
import { strandedSchema } from '../domain/arrivals/stranded-calls.ts'
import { barBoardSchema, boardOrderSchema } from '../domain/bar/board-calls.ts'
import * as bar from '../domain/bar/calls.ts'
import { catalogueItemSchema } from '../domain/bar/catalogue-calls.ts'
import { menuDishSchema } from '../domain/content/calls.ts'
import { courseField } from '../domain/content/course.ts'
import { dishField } from '../domain/content/dish.ts'
import { newsField } from '../domain/content/news.ts'
import { pageField } from '../domain/content/page-staff-calls.ts'
import { seaField } from '../domain/content/sea.ts'
import { staffDishSchema, staffNewsSchema } from '../domain/content/staff-calls.ts'
import { webcamSourceSchema } from '../domain/content/webcam.ts'
import * as dogs from '../domain/dogs/calls.ts'
import * as fiscal from '../domain/fiscal/calls.ts'
import { broadcastSchema } from '../domain/messages/staff-calls.ts'
import * as orders from '../domain/orders/calls.ts'
import { itemCartField, itemQuoteSchema } from '../domain/orders/item-calls.ts'
import { orderItemSchema, pricedItemSchema } from '../domain/orders/order-items.ts'
import { parkingAreaSchema, parkingCartField } from '../domain/parking/calls.ts'
import * as payments from '../domain/payments/calls.ts'
import { creditSchema, guestCreditSchema } from '../domain/payments/credit-calls.ts'
import * as fields from '../domain/platform/fields.ts'
import { restaurantCartField } from '../domain/restaurant/calls.ts'
import { mealAvailabilitySchema, restaurantSchema } from '../domain/restaurant/offer.ts'
import { planBookingSchema, servicePlanSchema } from '../domain/restaurant/service-plan.ts'
import { serviceCartField, serviceSchema } from '../domain/services/calls.ts'
import { settingSchema } from '../domain/settings/staff-calls.ts'
import { customerSchema } from '../domain/staff/customer-calls.ts'
import * as subscriptions from '../domain/subscriptions/calls.ts'
import { tillMovementSchema, tillOrderSchema, tillSchema } from '../domain/till/calls.ts'
import { closingSchema } from '../domain/till/closing-calls.ts'
import { drawerSchema } from '../domain/till/drawers.ts'
import { reconciliationsSchema } from '../domain/till/reconciliation-calls.ts'
import * as umbrellas from '../domain/umbrellas/calls.ts'
import { categorySchema, planSchema } from '../domain/umbrellas/plan.ts'
import { blockSchema } from '../domain/umbrellas/staff-calls.ts'
import { offerSchema, requestSchema } from '../domain/umbrellas/waiting-calls.ts'
import { weatherChoiceSchema } from '../domain/weather/calls.ts'
import { weatherDaySchema } from '../domain/weather/staff-calls.ts'
import type { NamedSchema } from './platform/openapi-schema.ts'

const named = (schema: NamedSchema['schema'], description: string): NamedSchema => ({ schema, description })

/** What the OpenAPI document names, by the words of `docs/glossary.md`, with a sentence for who writes a client. */
export const COMPONENTS: Readonly<Record<string, NamedSchema>> = {
  Day: named(fields.civilDateField, 'A day of the resort’s clock, YYYY-MM-DD.'),
  Instant: named(fields.instantField, 'An instant in UTC, ISO 8601.'),
  Cents: named(fields.centsField, 'An amount in cents of a euro.'),
  DayPart: named(fields.dayPartField, 'The whole day, its morning or its afternoon.'),
  Language: named(fields.languageField, 'A language of the product.'),
  LocalizedText: named(fields.localizedTextField, 'One text in every language.'),

  Session: named(sessionOutput, 'A signed-in person, and the token that they are known by.'),
  Dog: named(umbrellas.dogSchema, 'A dog that comes along.'),
  PlacedDog: named(umbrellas.keptDogSchema, 'A dog as it is kept with a place.'),
  SavedDog: named(dogs.dogSchema, 'A dog that a person keeps for their next visits.'),
  DogDocument: named(dogs.documentSchema, 'A vaccination, insurance or registration of a dog.'),
  Passport: named(passportSchema, 'A dog’s passport as the entrance sees it.'),

  Plan: named(planSchema, 'The beach: zones, rows, places, categories and walkways, in metres.'),
  Category: named(categorySchema, 'What may stand on a place: people, dogs, least number of beds, extras.'),
  CartLine: named(umbrellas.umbrellaLineSchema, 'A held umbrella with people, dogs, extras and its kept price.'),
  UmbrellaCart: named(umbrellas.umbrellaCartSchema, 'The held umbrellas, and when their hold ends.'),
  PriceRow: named(umbrellas.priceRowSchema, 'A row of a price: a quantity, some days and an amount each.'),
  Block: named(blockSchema, 'A place that is out of use on some days.'),
  Request: named(requestSchema, 'A request on the waiting list.'),
  Offer: named(offerSchema, 'A free place that is kept for one waiting person.'),

  Order: named(orders.orderSchema, 'What a customer ordered and accepted; it has a number.'),
  OrderLine: named(orders.orderLineSchema, 'A booking: a place of an order.'),
  OrderItem: named(orderItemSchema, 'What an order has that is no place.'),
  OrderDelivery: named(orders.orderDeliverySchema, 'Where a bar order goes, and how far it is.'),
  Quote: named(orders.quoteSchema, 'The binding answer of what a cart of places costs.'),
  ItemQuote: named(itemQuoteSchema, 'The binding answer of what a cart of items costs.'),
  PricedItem: named(pricedItemSchema, 'An item of a cart with its price.'),
  ItemCart: named(itemCartField, 'A cart of one category, as its device keeps it.'),
  Method: named(orders.offeredMethodSchema, 'A way to settle an order, with its deadline.'),

  PaymentMode: named(payments.paymentModeSchema, 'A payment mode and the provider behind it.'),
  Payment: named(payments.startedPaymentSchema, 'A payment that has begun at its provider.'),
  PaymentStatus: named(payments.paymentOutcomeSchema, 'What became of an attempt to pay.'),
  SavedCard: named(payments.savedCardSchema, 'A card that its provider keeps.'),
  Credit: named(creditSchema, 'The resort’s own money for a guest: lots and movements.'),
  GuestCredit: named(guestCreditSchema, 'A guest’s credit as the desk sees it.'),

  Restaurant: named(restaurantSchema, 'A restaurant: flags, season, hours, and why it cannot be booked.'),
  RestaurantCart: named(restaurantCartField, 'A table for one meal.'),
  Sitting: named(mealAvailabilitySchema, 'A sitting of a day with its times.'),
  Seating: named(planBookingSchema, 'A party at its table.'),
  ServicePlan: named(servicePlanSchema, 'The tables of a sitting and who sits at them.'),

  BarMenu: named(bar.barMenuSchema, 'What the bar sells, in one language.'),
  BarItem: named(bar.menuItemSchema, 'One thing of the bar’s menu.'),
  BarState: named(bar.barStateSchema, 'What changes at the bar by the minute.'),
  BarCart: named(bar.barCartField, 'A cart of the bar, and where it goes.'),
  BarOrder: named(bar.guestBarOrderSchema, 'One’s own bar order on its way.'),
  Delivery: named(bar.deliveryField, 'To an umbrella, or fetched at the counter.'),
  DeliveryPlace: named(bar.deliveryPlaceSchema, 'A place that the bar may bring an order to.'),
  Allergen: named(bar.itemAllergenSchema, 'An allergen, contained or in traces.'),
  BarBoard: named(barBoardSchema, 'What the bar’s people work on.'),
  BoardOrder: named(boardOrderSchema, 'A bar order as the board shows it.'),
  CatalogueItem: named(catalogueItemSchema, 'A thing of the bar as its people write it.'),

  ParkingArea: named(parkingAreaSchema, 'A part of the car park with its price and spaces.'),
  ParkingCart: named(parkingCartField, 'A parking space for some days.'),
  Service: named(serviceSchema, 'What can be ordered beside the places.'),
  ServiceCart: named(serviceCartField, 'Services for some days.'),
  SubscriptionPlan: named(subscriptions.subscriptionPlanSchema, 'What is sold for longer: days, places, price.'),
  Subscription: named(subscriptions.subscriptionSchema, 'A place for many days, or entries, as it was sold.'),
  SubscriptionCart: named(subscriptions.subscriptionCartField, 'A subscription that is to be ordered.'),
  InstalmentCart: named(subscriptions.instalmentCartField, 'Instalments that are to be paid.'),

  MenuDish: named(menuDishSchema, 'A dish as guests read it.'),
  Dish: named(dishField, 'A dish as the kitchen writes it.'),
  DraftDish: named(staffDishSchema, 'A dish with its state for the staff.'),
  Course: named(courseField, 'A group of a restaurant’s menu.'),
  News: named(newsField, 'A piece of news as the staff write it.'),
  DraftNews: named(staffNewsSchema, 'A piece of news with its state for the staff.'),
  Page: named(pageField, 'A text of the resort in every language.'),
  Sea: named(seaField, 'Air, water, wind, waves and flag as they were observed.'),
  WebcamSource: named(webcamSourceSchema, 'Where the live picture comes from.'),

  Visit: named(visitSchema, 'Somebody’s place on one day.'),
  VisitDog: named(visitDogSchema, 'A dog of a visit, with its papers on that day.'),
  Stranded: named(strandedSchema, 'Guests whose place had been freed: they wait for the desk.'),
  WeatherChoice: named(weatherChoiceSchema, 'What a booking may have for a day of bad weather.'),
  WeatherDay: named(weatherDaySchema, 'Half-days on which the weather rule was met.'),
  Customer: named(customerSchema, 'A customer as the staff see them.'),
  Broadcast: named(broadcastSchema, 'The resort’s words to the guests of a day.'),
  Setting: named(settingSchema, 'A business value that staff change.'),

  Till: named(tillSchema, 'The cash desk now.'),
  TillOrder: named(tillOrderSchema, 'An order’s money as the desk sees it.'),
  Movement: named(tillMovementSchema, 'Money that the desk took or gave.'),
  Drawer: named(drawerSchema, 'One person’s drawer: its float, what it should hold, and what was counted.'),
  Closing: named(closingSchema, 'The till counted: expected and counted by tender.'),
  Reconciliation: named(reconciliationsSchema, 'The ledger compared with the providers.'),
  Fiscal: named(fiscal.fiscalSchema, 'Receipts that are due, and what issues them.'),
  FiscalDocument: named(fiscal.documentSchema, 'The receipt of one entry of the ledger.'),
  FiscalProfile: named(fiscal.profileSchema, 'What a product line bears on receipts.'),
}
