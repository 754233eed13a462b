import * as calls from '../../../domain/orders/change-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { knownDogs } from '../../dogs/known-dogs.ts'
import { handle } from '../../platform/handler.ts'
import { resortData } from '../../umbrellas/resort-data.ts'
import { placeCode, wireLines } from '../../umbrellas/stored-lines.ts'
import type { OrderFacts } from '../order-facts.ts'
import { isTaken, readCredit } from './change-queries.ts'
import { decideMove } from './decide-move.ts'
import { openBooking } from './open-booking.ts'
import { wireMoney } from './wire-money.ts'

/** B-03: what a move would cost or give back, and the booking as it would be; nothing is held by it. */
export const quoteMove = ({ settings }: OrderFacts) =>
  handle(calls.quoteMove, 'read', async (tx, asked, { actor }) => {
    const wish = { ...asked, dogs: [...(await knownDogs(tx, actor.accountId, asked.dogs))] }
    const booking = await openBooking(tx, actor.accountId, wish)
    const data = await resortData(tx)
    const { line, money } = decideMove(data, settings, booking, wish)
    if (await isTaken(tx, wish.bookingId, wish.umbrellaId, wish))
      throw new Refusal('umbrella_taken', { codes: [placeCode(data.plan, wish.umbrellaId)] })
    const { from, to, part } = wish
    const stored = { ...line, lineId: wish.bookingId, from, to, part, dogs: [...line.dogs], extras: [...line.extras] }
    const { code: _code, ...rest } = stored
    const [wired] = wireLines(data.plan, [rest])
    if (wired === undefined) throw new Error('a line became none')
    const creditCents = money.differenceCents > 0 ? await readCredit(tx, actor.accountId) : 0
    return { ...wireMoney(booking.order, money, creditCents), line: wired }
  })
