import { readFileSync } from 'node:fs'

const FILE = readFileSync(new URL('../../resorts/bagno-argo/beach.json', import.meta.url), 'utf8')

/** One right input for every call of the beach's editor. */
export const BEACH_STAFF_SAMPLES = {
  getBeachEditor: {},
  saveBeachDraft: { file: FILE, version: null },
  discardBeachDraft: { version: 4711 },
  checkBeachDraft: {},
  publishBeach: { version: 4711 },
  undoPublishBeach: { historyId: 4711 },
  listBeachHistory: {},
  getBeachHistoryPlan: { historyId: '4711' },
}
