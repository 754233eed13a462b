import { checkBeachDraft } from './check-beach-draft.ts'
import { discardBeachDraft } from './discard-beach-draft.ts'
import { getBeachEditor } from './get-beach-editor.ts'
import { getBeachHistoryPlan } from './get-beach-history-plan.ts'
import { listBeachHistory } from './list-beach-history.ts'
import { publishBeach } from './publish-beach.ts'
import type { BeachEditorFacts } from './publish-plan.ts'
import { saveBeachDraft } from './save-beach-draft.ts'
import { undoPublishBeach } from './undo-publish-beach.ts'

/** The calls of the beach's visual editor. */
export const beachEditorHandlers = (facts: BeachEditorFacts) => [
  getBeachEditor,
  saveBeachDraft,
  discardBeachDraft,
  checkBeachDraft(facts),
  publishBeach(facts),
  undoPublishBeach(facts),
  listBeachHistory,
  getBeachHistoryPlan,
]
