import * as calls from '../../domain/till/calls.ts'
import { handle } from '../platform/handler.ts'
import { tillAnswer } from './till-answer.ts'
import type { TillFacts } from './till-facts.ts'

/** B-12: the cash desk now. */
export const getTill = ({ settings }: TillFacts) =>
  handle(calls.getTill, 'read', async (tx) => tillAnswer(tx, settings))
