import * as calls from '../../domain/arrivals/action-calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { auditStaffAction } from '../platform/audit.ts'
import { handle } from '../platform/handler.ts'
import { undoUntil, visitsNow } from './action-answer.ts'
import { insertNoShow } from './action-queries.ts'
import type { ArrivalFacts } from './arrival-facts.ts'
import { decideVisit } from './decide-visit.ts'

/** B-04: somebody did not come. Their place and money stay as they are: it counts in the numbers alone. */
export const markVisitNoShow = ({ settings, announceBeachDay }: ArrivalFacts) =>
  handle(calls.markVisitNoShow, 'write', async (tx, input, { actor, language, afterCommit }) => {
    const { visitId, day, reason } = input
    const { actionId, at } = await decideVisit(
      tx,
      actor,
      { ...input, kind: 'no_show' },
      {
        judge: (visit, { today }) => {
          if (day > today) throw new Refusal('not_today')
          if (visit.isNoShow) throw new Refusal('already_done')
        },
        write: async (visit, id) => {
          if (!(await insertNoShow(tx, visit, { actionId: id, day }))) throw new Refusal('already_done')
          await auditStaffAction(tx, actor, {
            action: 'arrivals.no_show',
            subject: `order:${visit.orderId}`,
            detail: { actionId: id, visitId, day, reason },
          })
        },
      },
    )
    afterCommit(announceBeachDay)
    const visits = await visitsNow(tx, { day, visitIds: [visitId] }, { language, settings })
    return { visits, actionId, undoUntil: undoUntil(at) }
  })
