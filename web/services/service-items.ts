import { MAX_SERVICE_QUANTITY, type ServiceCart } from '../../domain/services/calls.ts'

export type ServiceItem = ServiceCart['items'][number]

/** Same service, day and part, or time: the same line of the cart. */
export function itemKey({ serviceId, day, part, time }: Omit<ServiceItem, 'quantity'>): string {
  return time === undefined ? `${serviceId}/${day}/${part}` : `${serviceId}/${day}/${time}`
}

/** The cart with this quantity of one line; 0 takes it out, and the last one leaves no cart. */
export function setQuantity(cart: ServiceCart, item: ServiceItem): ServiceCart | null {
  const items = cart.items.flatMap((one) =>
    itemKey(one) !== itemKey(item) ? [one] : item.quantity === 0 ? [] : [{ ...one, quantity: item.quantity }],
  )
  return items.length === 0 ? null : { cart: 'service', items }
}

/** The cart with more of some services; what is there already grows, up to the most of one line. */
export function addItems(cart: ServiceCart | null, added: readonly ServiceItem[]): ServiceCart {
  const items = new Map((cart?.items ?? []).map((item) => [itemKey(item), item]))
  for (const item of added) {
    const before = items.get(itemKey(item))?.quantity ?? 0
    items.set(itemKey(item), { ...item, quantity: Math.min(before + item.quantity, MAX_SERVICE_QUANTITY) })
  }
  return { cart: 'service', items: [...items.values()] }
}
