import { exportFiscalDay } from './export-fiscal-day.ts'
import type { FiscalFacts } from './fiscal-facts.ts'
import { getFiscal } from './get-fiscal.ts'
import { listFiscalDay } from './list-fiscal-day.ts'
import { markFiscalIssued } from './mark-fiscal-issued.ts'
import { retryFiscal } from './retry-fiscal.ts'
import { saveFiscalProfile } from './save-fiscal-profile.ts'
import { undoFiscalIssued } from './undo-fiscal-issued.ts'
import { voidFiscal } from './void-fiscal.ts'

export const fiscalHandlers = (facts: FiscalFacts) => [
  getFiscal(facts),
  listFiscalDay,
  markFiscalIssued(facts),
  undoFiscalIssued(facts),
  retryFiscal(facts),
  voidFiscal(facts),
  exportFiscalDay,
  saveFiscalProfile(facts),
]
