import { randomUUID } from 'node:crypto'
import { accepted } from '../../../domain/bar/bar-steps.ts'
import * as calls from '../../../domain/bar/board-calls.ts'
import { DEFAULT_LANGUAGE } from '../../../domain/platform/language.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { accountAtDesk } from '../../accounts/account-at-desk.ts'
import { takeDeskMoney } from '../../payments/desk-money.ts'
import { handle } from '../../platform/handler.ts'
import type { BarFacts } from '../bar-facts.ts'
import { finishStep, readStep } from './board-step.ts'
import { writeMoment } from './step-queries.ts'

/**
 * B-08, B-12: a worker orders for somebody in front of them. Whoever enters an order has seen it: it is in preparation at once, and rings
 * nowhere. The worker sees the guest, which is what says their age (B-15).
 */
export const sellAtBar = (facts: BarFacts) =>
  handle(calls.sellAtBar, 'write', async (tx, input, context) => {
    const { code, name, items, note, paid, totalCents } = input
    const { actor, deviceName: device } = context
    const language = DEFAULT_LANGUAGE
    const key = `bar:${randomUUID()}`
    const orderId = await facts.placeAtCounter(tx, {
      accountId: await accountAtDesk(tx, { lastName: name }, language),
      cart: {
        cart: 'bar',
        delivery: code === null ? { kind: 'pickup' } : { kind: 'umbrella', code },
        items,
        tipCents: 0,
        isAdult: true,
        ...(note === undefined ? {} : { note }),
      },
      language,
      key,
    })
    const step = await readStep(tx, facts, orderId)
    const { dueCents } = step
    if (dueCents !== totalCents) throw new Refusal('quote_changed', { totalCents: dueCents })
    if (paid !== null && dueCents > 0) {
      const { tender, tenderedCents = null } = paid
      await takeDeskMoney(tx, actor, { orderId, tender, tenderedCents, amountCents: dueCents, key, device })
    }
    const { accountId } = actor
    if (!(await writeMoment(tx, step, accepted(step, { accountId, now: step.now }), null))) {
      throw new Error('somebody changed an order that nobody knows yet')
    }
    return finishStep(tx, facts, context, {
      action: 'sell',
      orderId,
      detail: { tender: paid?.tender ?? null, totalCents },
    })
  })
