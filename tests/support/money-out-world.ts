import { randomUUID } from 'node:crypto'
import type { CallInput } from '../../domain/platform/call.ts'
import * as calls from '../../domain/staff/money-request-calls.ts'
import { setSettings } from '../race/booking-world.ts'
import { barWorld, type BarWorld } from './bar-world.ts'
import type { Payer } from './payment-world.ts'

/** Small enough to be reached by a few presses, and nobody is asked for a proof or told. */
const LIMITS = {
  deskRefundMostCents: 1000,
  cancelMostCents: 30_000,
  creditGrantMostCents: 3000,
  moneyOutPersonCents: 5000,
  moneyOutManagerCents: 8000,
  moneyOutDayCents: 1_000_000,
  moneyOutProofCents: 20_000,
  moneyOutTellCents: 500_000,
}

/** The resort with people who let money go, within {@link LIMITS}. */
export interface MoneyOutWorld extends BarWorld {
  /** At the till and at the beach. */
  readonly anna: Payer
  readonly elena: Payer
  readonly marco: Payer
  /** Sets these limits, and the others as they were; what was let go until now does not count. */
  limit(values?: Partial<typeof LIMITS>): Promise<void>
}

export async function moneyOutWorld(): Promise<MoneyOutWorld> {
  const world = await barWorld()
  const people = {
    anna: await world.staff('Anna', ['cashier', 'beach']),
    elena: await world.staff('Elena', ['manager']),
    marco: await world.staff('Marco', ['manager']),
  }
  return Object.assign(Object.create(world) as BarWorld, {
    ...people,
    async limit(values: Partial<typeof LIMITS> = {}) {
      await world.db.sql('update money_out set undone_at = battigia_now() where undone_at is null')
      await setSettings(world.db, { ...LIMITS, ...values })
      await world.server.app.settings.reload(world.db.database)
    },
  })
}

export const refundOf = (orderId: number, amountCents: number) => ({
  orderId,
  tender: 'original' as const,
  amountCents,
  reason: 'Ombrellone rotto',
  pressId: randomUUID(),
})

export const creditFor = ({ accountId }: Pick<Payer, 'accountId'>, amountCents: number) => ({
  accountId,
  amountCents,
  note: 'Per il disturbo',
  clientId: randomUUID(),
})

type Asked = CallInput<typeof calls.askMoneyOut>['call']

export const askForYes = (who: Payer, call: Asked, input: object) =>
  who.call(calls.askMoneyOut, { call, input: { ...input }, reason: 'Lo ha chiesto il cliente' })

/** Cents of an order that the desk has given back. */
export async function givenBack({ db }: BarWorld, orderId: number): Promise<number | undefined> {
  const [row] = await db.sql<{ cents: number }>(
    'select coalesce(sum(amount_cents), 0)::integer as cents from desk_refund where order_id = $1 and undone_at is null',
    [orderId],
  )
  return row?.cents
}
