import * as calls from '../../../domain/bar/board-calls.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import type { BarFacts } from '../bar-facts.ts'
import { barStateOf } from '../bar-state.ts'
import { readBarNow, reopen } from '../state-queries.ts'

/** B-08: takes orders again. */
export const reopenBar = ({ settings, announce }: BarFacts) =>
  handle(calls.reopenBar, 'write', async (tx, _input, { actor, afterCommit }) => {
    await reopen(tx)
    await auditStaffAction(tx, actor, { action: 'bar.reopen', subject: 'bar' })
    afterCommit(() => announce(null))
    return { state: barStateOf(await readBarNow(tx), settings) }
  })
