import type { UmbrellaFacts } from '../umbrellas/umbrella-facts.ts'

/** What the sale of subscriptions needs of the server around it; the category of orders needs less than the calls. */
export type SubscriptionFacts = UmbrellaFacts
export type SaleFacts = Pick<UmbrellaFacts, 'settings' | 'clock' | 'announce'>
