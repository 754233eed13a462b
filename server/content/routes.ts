import { getLiveStreaming } from './get-live-streaming.ts'
import { getPage } from './get-page.ts'
import { getResort, type ResortFacts } from './get-resort.ts'

export const contentHandlers = (facts: ResortFacts) => [getPage, getResort(facts), getLiveStreaming(facts.settings)]
