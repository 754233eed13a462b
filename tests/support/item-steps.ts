import { randomUUID } from 'node:crypto'
import { enterAsGuest } from '../../domain/accounts/calls.ts'
import type { Order, PaymentMethod } from '../../domain/orders/calls.ts'
import {
  evaluateItemOrder,
  startItemOrder,
  type ItemCartInput,
  type ItemQuote,
} from '../../domain/orders/item-calls.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import { addDays } from '../../domain/platform/civil-date.ts'
import { CALL_PREFIX } from '../../domain/platform/call.ts'
import type { Payer, PaymentWorld } from './payment-world.ts'
import { countPerFile } from './per-file.ts'

const nextDay = countPerFile()

/** A day that no other test of the file books for. */
export function freeDay(): CivilDate {
  return addDays('2027-07-20' as CivilDate, nextDay() + 1)
}

/** A space in the pine wood, 8 € a day, for which money at the desk is welcome. */
export function parking(from: CivilDate = freeDay(), to: CivilDate = from): ItemCartInput {
  return { cart: 'parking', areaId: 1, from, to, part: 'full_day', plate: 'ab 123 cd' }
}

/** Two cushions, 3 € each. */
export function cushions(day: CivilDate = freeDay(), quantity = 2): ItemCartInput {
  return { cart: 'service', items: [{ serviceId: 1, day, part: 'full_day', quantity }] }
}

/** What pressing *Ordina* sends for a quote. */
export function press(quote: ItemQuote, method: PaymentMethod, clientId: string = randomUUID()) {
  const version = quote.conditions.find((one) => one.method === method)?.version ?? null
  return { quoteId: quote.quoteId, clientId, method, conditionsAccepted: version !== null, conditionsVersion: version }
}

/** Quotes a cart and orders it. */
export async function orderItems(
  guest: Pick<Payer, 'call'>,
  cart: ItemCartInput,
  method: PaymentMethod,
): Promise<Order> {
  const quote = await guest.call(evaluateItemOrder, { cart })
  return guest.call(startItemOrder, press(quote, method))
}

/** Somebody without an account, on a device of their own. */
export async function nameless(world: PaymentWorld, name: string): Promise<Payer> {
  const answer = await world.server.app.http.inject({
    method: 'POST',
    url: `${CALL_PREFIX}/${enterAsGuest.path}`,
    payload: {
      firstName: name,
      lastName: 'Rossi',
      email: `${name.toLowerCase()}@posta.example`,
      phone: '+39 333 1234567',
      language: 'it',
    },
  })
  const { token } = answer.json<{ token?: string }>()
  if (token === undefined) throw new Error(`nobody entered: ${answer.body}`)
  const [row] = await world.db.sql<{ id: number }>('select max(id)::integer as id from account')
  return world.payerBy({ accountId: row?.id ?? 0, token })
}

/** Leaves an area so many spaces on a day. */
export async function leaveSpaces({ db }: PaymentWorld, day: CivilDate, spaces: number): Promise<void> {
  await db.sql(`select open_parking(1, daterange($1, $1, '[]'), '[0,2)')`, [day])
  await db.sql('update parking_space set spaces = $2 where area_id = 1 and day = $1', [day, spaces])
}

/** Cars that are in the pine wood on a day. */
export async function carsOn({ db }: PaymentWorld, day: CivilDate): Promise<number> {
  const [row] = await db.sql<{ taken: number }>(
    'select coalesce(max(taken), 0)::integer as taken from parking_space where area_id = 1 and day = $1',
    [day],
  )
  return row?.taken ?? 0
}
