import * as calls from '../../domain/arrivals/action-calls.ts'
import { keptUntil } from '../../domain/arrivals/visit-rules.ts'
import { instantOf } from '../../domain/orders/resort-time.ts'
import { addDays } from '../../domain/platform/civil-date.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { FieldRefusal } from '../platform/field-refusal.ts'
import { handle } from '../platform/handler.ts'
import { undoUntil, visitsNow } from './action-answer.ts'
import { insertDelay } from './action-queries.ts'
import type { ArrivalFacts } from './arrival-facts.ts'
import { decideVisit } from './decide-visit.ts'

/** B-04, "Arriva tardi": who called keeps the place until then and the grace, also past the cut-off. */
export const arriveLate = ({ settings, announceBeachDay }: ArrivalFacts) =>
  handle(calls.arriveLate, 'write', async (tx, input, { actor, language, afterCommit }) => {
    const { visitId, day, clientId, expectedAt } = input
    const deciding = { visitId, day, clientId, kind: 'arrive_late' } as const
    const { actionId, at } = await decideVisit(tx, actor, deciding, {
      judge: (_visit, { now, today }) => {
        if (day < today) throw new Refusal('not_today')
        const said = Date.parse(expectedAt)
        const isOfThatDay = said >= Date.parse(instantOf(day, 0)) && said < Date.parse(instantOf(addDays(day, 1), 0))
        if (!isOfThatDay || said <= Date.parse(now)) {
          throw new FieldRefusal([{ field: 'expectedAt', code: 'not_offered' }])
        }
      },
      write: async (visit, id) => {
        const until = keptUntil(expectedAt, settings.cashReleaseGraceMinutes)
        await insertDelay(tx, visit, { actionId: id, day, expectedAt, keptUntil: until })
        await auditStaffAction(tx, actor, {
          action: 'arrivals.late',
          subject: `order:${visit.orderId}`,
          detail: { actionId: id, visitId, day, expectedAt },
        })
      },
    })
    afterCommit(announceBeachDay)
    const visits = await visitsNow(tx, { day, visitIds: [visitId] }, { language, settings })
    return { visits, actionId, undoUntil: undoUntil(at) }
  })
