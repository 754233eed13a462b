import * as calls from '../../domain/fiscal/calls.ts'
import { handle } from '../platform/handler.ts'
import { fiscalAnswer } from './fiscal-answer.ts'
import type { FiscalFacts } from './fiscal-facts.ts'

/** Guide 2.3 rule 3: staff see what is still to be issued. */
export const getFiscal = (facts: FiscalFacts) => handle(calls.getFiscal, 'read', (tx) => fiscalAnswer(tx, facts))
