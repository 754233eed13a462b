import * as calls from '../../domain/returns/calls.ts'
import { cents } from '../../domain/platform/cents.ts'
import { handle } from '../platform/handler.ts'
import { readOwnHalves, requireHolder } from './own-halves.ts'
import { hoursOf, termsOf, type ReturnCallFacts } from './return-facts.ts'

/** B-18: the calendar of one's own days, with what became of those that were given back. */
export const getOwnDays = ({ settings }: ReturnCallFacts) =>
  handle(calls.getOwnDays, 'read', async (tx, asked, { actor }) => {
    const holder = await requireHolder(tx, actor.accountId, asked, false)
    const { sharePercent, capCents } = termsOf(settings)
    const { code, row, from, to, today, serverNow, isRunning, isPaid } = holder
    return {
      code,
      row,
      from,
      to,
      halves: [...(await readOwnHalves(tx, holder, settings))],
      terms: { sharePercent, capCents: cents(capCents) },
      untilHours: hoursOf(settings),
      closed: isRunning ? (isPaid ? null : ('unpaid' as const)) : ('not_running' as const),
      today,
      serverNow,
    }
  })
