import * as board from '../../domain/bar/board-calls.ts'
import { lockUmbrellas } from '../../domain/umbrellas/calls.ts'
import { finishSavingCard, startSavingCard, submitPayment } from '../../domain/payments/calls.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { BarWorld } from './bar-world.ts'
import { freePlaces, pressPay, saveCard } from './card-steps.ts'
import { cushions, freeDay, orderItems } from './item-steps.ts'
import { STAY, type Payer } from './payment-world.ts'

/** Words that nobody else has: what of them is found anywhere is theirs. */
export const CANARY = {
  firstName: 'Ermenegarda',
  lastName: 'Zanzarottini',
  email: 'ermenegarda.canarina@posta.example',
  phone: '+393997776655',
  dog: 'Fufignolo',
  chip: '380260123456789',
  plate: 'ZZ987QX',
  note: 'finocchiella',
  staffWords: 'cercata dalla zanzara',
  device: 'canary-device-4711',
  place: 'CANARYPLACE',
  endpoint: 'https://push.example/canary-endpoint',
  photo: 'canary photo bytes',
  parkedPlate: 'YY123KK',
} as const
export const CANARY_WORDS: readonly string[] = Object.values(CANARY)

const PAID = 'fake-three-d-secure-visa-full-authentication-nonce'

/** Numbers of the orders by what should become of them. */
export interface CanaryOrders {
  readonly kept: readonly string[]
  readonly cancelled: readonly string[]
}

/** A customer with something of everything that the product keeps of a person; every order was made through the calls. */
export async function canaryPerson(
  world: BarWorld,
): Promise<{ readonly person: Payer; readonly orders: CanaryOrders }> {
  const person = await world.payer()
  await nameThem(world, person)
  const kept = [
    await paidPlaces(world, person),
    await paidByWallet(world, person),
    await paidBySecondCard(world, person),
    await paidParking(world, person),
  ]
  await saveCard(world, person, 'pm_card_visa')
  await person.call(startSavingCard, { modeId: 4 })
  await person.call(finishSavingCard, { modeId: 4, nonce: 'fake-valid-mastercard-nonce', isDefault: false })
  await ordersAtBar(world, person)
  await person.lock(...freePlaces())
  const cancelled = [
    (await person.order('cash')).number,
    (await orderItems(person, aCar(CANARY.plate), 'cash')).number,
    (await orderItems(person, cushions(), 'cash')).number,
    await aTable(person),
  ]
  await person.call(lockUmbrellas, {
    ...STAY,
    places: [{ umbrellaId: dogPlace, people: 1, dogs: [{ name: CANARY.dog, size: 'small' }], extras: [] }],
  })
  await keepThings(world, person)
  return { person, orders: { kept, cancelled } }
}

/** A place for small dogs. */
const dogPlace = 1010

async function nameThem({ db }: BarWorld, { accountId }: Payer): Promise<void> {
  const { firstName, lastName, email, phone } = CANARY
  // Changing an e-mail ends the sessions; here it may not.
  await db.sql(
    `begin; set local session_replication_role = replica;
     update account set first_name = '${firstName}', last_name = '${lastName}', email = '${email}', phone = '${phone}' where id = ${accountId};
     commit`,
  )
}

async function paidPlaces(world: BarWorld, person: Payer): Promise<string> {
  await person.lock(...freePlaces())
  const order = await person.order('card')
  const { type } = await pressPay(world, person, order)
  await type('pm_card_visa')
  await person.outcome(order.orderId)
  return order.number
}

async function paidByWallet(world: BarWorld, person: Payer): Promise<string> {
  await person.lock(...freePlaces())
  const { orderId, number } = await person.order('wallet')
  const { providerRef } = await person.pay(orderId, 'wallet')
  await world.bank.control('paypal/approve', { id: providerRef })
  await person.outcome(orderId)
  return number
}

async function paidBySecondCard(_world: BarWorld, person: Payer): Promise<string> {
  await person.lock(...freePlaces())
  const { orderId, number } = await person.order('second_card')
  const { attemptId } = await person.pay(orderId, 'second_card')
  await person.call(submitPayment, { attemptId, nonce: PAID })
  await person.outcome(orderId)
  return number
}

async function paidParking(world: BarWorld, person: Payer): Promise<string> {
  const order = await orderItems(person, aCar(CANARY.parkedPlate), 'card')
  const { type } = await pressPay(world, person, order)
  await type('pm_card_visa')
  await person.outcome(order.orderId)
  return order.number
}

/** A space for a car on a day of its own. */
function aCar(plate: string) {
  const day = freeDay()
  return { cart: 'parking', areaId: 1, from: day, to: day, part: 'full_day', plate } as const
}

/** One that was sent back with words about its guest, and one that was brought: one at a time is owed in cash. */
async function ordersAtBar(world: BarWorld, person: Payer): Promise<void> {
  const cart = world.cart('Panzanella', 1, { note: `Senza ${CANARY.note}` })
  const { orderId: sentBack } = await world.order(person, cart)
  const reason = { reason: 'other', text: CANARY.staffWords } as const
  await world.giada.call(board.rejectBarOrder, {
    orderId: sentBack,
    status: await seenStatus(world, sentBack),
    ...reason,
  })
  const { orderId } = await world.order(person, cart)
  for (const step of [board.acceptBarOrder, board.readyBarOrder] as const) {
    await world.giada.call(step, { orderId, status: await seenStatus(world, orderId) })
  }
  const { status, dueCents } = await world.card(orderId)
  await world.giada.call(board.deliverBarOrder, { orderId, status, dueCents })
  await world.db.sql('update bar_order set code = $2 where order_id = $1', [orderId, CANARY.place])
}

/** An order's step as its card on the board shows it. */
async function seenStatus(world: BarWorld, orderId: number) {
  return (await world.card(orderId)).status
}

async function aTable(person: Payer): Promise<string> {
  const table = {
    cart: 'restaurant',
    restaurant: 1,
    day: '2027-07-12' as CivilDate,
    meal: 'lunch',
    time: '13:00',
    seats: 2,
    dogs: 0,
    note: `Vicino alla ${CANARY.note}`,
  } as const
  return (await orderItems(person, table, 'no_payment_needed')).number
}

/** What is kept of a person beside their orders. */
async function keepThings({ db }: BarWorld, { accountId }: Payer): Promise<void> {
  const { dog, chip, device, endpoint, photo, email } = CANARY
  const of = [accountId]
  await db.sql(`insert into account_photo values ($1, convert_to($2, 'UTF8'), now())`, [accountId, photo])
  await db.sql(`select grant_credit($1, 4711, 'goodwill', 'canary', null, null, 30, $2)`, [
    accountId,
    CANARY.staffWords,
  ])
  await db.sql(`insert into dog (account_id, name, size, chip) values ($1, $2, 'small', $3)`, [accountId, dog, chip])
  await db.sql('update umbrella_cart set device_id = $2 where account_id = $1', [accountId, device])
  await db.sql(
    `insert into push_device (account_id, session_id, endpoint_hash, endpoint, p256dh, auth, language, platform)
     select account_id, id, token_hash, $2, 'key', 'secret', 'it', 'other' from session where account_id = $1`,
    [accountId, endpoint],
  )
  await db.sql(
    `insert into consent (account_id, purpose, slug, language, version, given_at)
     select $1, 'purposes', slug, language, version, now() from content_page where slug = 'purposes' and language = 'it' and is_current`,
    of,
  )
  await db.sql(
    `insert into outbox (kind, key, payload) values ('accounts.test', 'canary', jsonb_build_object('email', $1::text))`,
    [email],
  )
  await db.sql(
    `insert into provider_event (provider, event_id, type, ref, raw_body)
     select provider, 'canary-' || id, 'payment', ref, $2 from payment_attempt
     where order_id in (select id from orders where account_id = $1)`,
    [accountId, JSON.stringify({ payer: email })],
  )
}
