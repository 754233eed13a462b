import { Ended } from './refusal.ts'
import type { Card, Customer, CustomerFields, SavedCard } from './records.ts'
import type { BraintreeState } from './state.ts'

/** Makes a customer; a null id is chosen here. */
export function newCustomer(state: BraintreeState, id: string | null, fields: Partial<CustomerFields>): Customer {
  const now = state.now()
  const empty = { firstName: null, lastName: null, company: null, email: null, phone: null }
  const customer = {
    id: id ?? state.world.id('', 10).toLowerCase(),
    ...empty,
    ...fields,
    createdAt: now,
    updatedAt: now,
  }
  state.customers.set(customer.id, customer)
  return customer
}

/** Throws 404. */
export function customerOf(state: BraintreeState, id: string): Customer {
  const found = state.customers.get(id)
  if (found === undefined) throw new Ended(404)
  return found
}

/** Throws 404. */
export function savedCardOf(state: BraintreeState, token: string): SavedCard {
  const found = state.savedCards.get(token)
  if (found === undefined) throw new Ended(404)
  return found
}

/** Saves a card; a customer's first one becomes the default. A null token is chosen here. */
export function saveCard(
  state: BraintreeState,
  customerId: string,
  card: Card,
  token: string | null,
  makeDefault: boolean,
): SavedCard {
  const now = state.now()
  const first = state.cardsOf(customerId).length === 0
  const saved: SavedCard = {
    token: token ?? state.world.id('', 8).toLowerCase(),
    customerId,
    card,
    billing: null,
    isDefault: false,
    createdAt: now,
    updatedAt: now,
  }
  state.savedCards.set(saved.token, saved)
  if (first || makeDefault) makeItDefault(state, saved)
  return saved
}

export function makeItDefault(state: BraintreeState, saved: SavedCard): void {
  for (const one of state.cardsOf(saved.customerId)) one.isDefault = one === saved
}

/** Removes a card; the newest of the others becomes the default in its place (case 95). */
export function removeCard(state: BraintreeState, saved: SavedCard): void {
  state.savedCards.delete(saved.token)
  const next = state.cardsOf(saved.customerId).at(-1)
  if (saved.isDefault && next !== undefined) next.isDefault = true
}
