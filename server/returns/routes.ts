import { getOwnDays } from './get-own-days.ts'
import { giveBackDays } from './give-back-days.ts'
import { quoteReturn } from './quote-return.ts'
import { reclaimDays } from './reclaim-days.ts'
import type { ReturnCallFacts } from './return-facts.ts'

export const returnHandlers = (facts: ReturnCallFacts) => [
  getOwnDays(facts),
  quoteReturn(facts),
  giveBackDays(facts),
  reclaimDays(facts),
]
