import * as calls from '../../../domain/bar/board-calls.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import type { BarFacts } from '../bar-facts.ts'
import { barStateOf } from '../bar-state.ts'
import { pause, readBarNow } from '../state-queries.ts'

/** B-08, R-807: no orders for some minutes, or until it is opened again. */
export const pauseBar = ({ settings, announce }: BarFacts) =>
  handle(calls.pauseBar, 'write', async (tx, { minutes }, { actor, afterCommit }) => {
    await pause(tx, minutes)
    await auditStaffAction(tx, actor, { action: 'bar.pause', subject: 'bar', detail: { minutes } })
    afterCommit(() => announce(null))
    return { state: barStateOf(await readBarNow(tx), settings) }
  })
