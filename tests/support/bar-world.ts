import type { CallOutput } from '../../domain/platform/call.ts'
import type { BarCart, GuestBarOrder } from '../../domain/bar/calls.ts'
import { arrangePlan, arrangeSubscription } from './return-world.ts'
import { getBarMenu, getBarOrder, type MenuItem } from '../../domain/bar/calls.ts'
import { getBarBoard, type BoardOrder } from '../../domain/bar/board-calls.ts'
import type { Order, PaymentMethod } from '../../domain/orders/calls.ts'
import type { StaffRole } from '../../domain/platform/staff-role.ts'
import { saveStaffMember } from '../../server/staff/staff-queries.ts'
import { openStaffSession, setSettings } from '../race/booking-world.ts'
import { orderItems } from './item-steps.ts'
import { paymentWorld, type Payer, type PaymentWorld, type PaymentWorldOptions } from './payment-world.ts'

/** Noon of a day in the season, when the bar of the tests is open. */
export const NOON = '2027-07-01T12:00:00+02:00'

/** The demo's own bar never closes, so that it can be tried at any hour. */
const HOURS = { barOpenHour: 8, barCloseHour: 20, barLastOrderMinutes: 15 }

/** The resort with somebody at the bar and the menu by the ids of its file. */
export interface BarWorld extends PaymentWorld {
  readonly giada: Payer
  /** An item of the demo's menu, in Italian. */
  dish(name: string): MenuItem
  /** Somebody of the resort. */
  staff(name: string, roles: StaffRole[]): Promise<Payer>
  /** Pieces of an item to be fetched, without choices where it needs none. */
  cart(name: string, quantity: number, change?: Partial<BarCart>): BarCart
  /** Orders a cart at once. */
  order(guest: Payer, cart: BarCart, method?: PaymentMethod): Promise<Order>
  board(): Promise<CallOutput<typeof getBarBoard>>
  /** An order as the board shows it, open or delivered. */
  card(orderId: number): Promise<BoardOrder>
  seenBy(guest: Payer, orderId: number): Promise<GuestBarOrder>
  /** Gives a guest a place for today. */
  seat(guest: Payer, code: string): Promise<void>
}

export async function barWorld(options: PaymentWorldOptions = {}): Promise<BarWorld> {
  const world = await paymentWorld({ at: NOON, hasJobs: false, ...options })
  const staff = async (name: string, roles: StaffRole[]) => {
    const person = await world.payer()
    await world.db.database.transaction((tx) => saveStaffMember(tx, person.accountId, { displayName: name, roles }))
    return world.payerBy({ ...person, token: await openStaffSession(world.db, person.accountId) })
  }
  const giada = await staff('Giada', ['bar'])
  await setSettings(world.db, HOURS)
  // A running server hears of settings a moment later.
  await world.server.app.settings.reload(world.db.database)
  const menu = await giada.call(getBarMenu, { language: 'it' })
  const dish = (name: string) => {
    const found = menu.categories.flatMap(({ items }) => items).find((item) => item.name === name)
    if (found === undefined) throw new Error(`the menu has no ${name}`)
    return found
  }
  const board = () => giada.call(getBarBoard, {})
  // The payment world's server is renewed by a restart: its getters stay alive behind it.
  return Object.assign(Object.create(world) as PaymentWorld, {
    giada,
    dish,
    staff,
    cart: (name: string, quantity: number, change: Partial<BarCart> = {}): BarCart => ({
      cart: 'bar',
      delivery: { kind: 'pickup' },
      items: [{ itemId: dish(name).id, quantity, optionIds: [] }],
      tipCents: 0,
      isAdult: true,
      ...change,
    }),
    order: (guest: Payer, cart: BarCart, method: PaymentMethod = 'cash') => orderItems(guest, cart, method),
    board,
    async card(orderId: number) {
      const { orders, delivered } = await board()
      const found = [...orders, ...delivered].find((order) => order.orderId === orderId)
      if (found === undefined) throw new Error(`the board does not show order ${orderId}`)
      return found
    },
    seenBy: (guest: Payer, orderId: number) => guest.call(getBarOrder, { orderId: String(orderId) }),
    async seat(guest: Payer, code: string) {
      const [place] = await world.db.sql<{ id: number; today: string }>(
        'select id, resort_today()::text as today from place where code = $1',
        [code],
      )
      if (place === undefined) throw new Error(`there is no place ${code}`)
      await arrangePlan(world.db)
      const { id: umbrellaId, today } = place
      await arrangeSubscription(world.db, { accountId: guest.accountId, umbrellaId, from: today, to: today })
    },
  })
}
