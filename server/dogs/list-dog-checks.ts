import * as calls from '../../domain/dogs/calls.ts'
import { handle } from '../platform/handler.ts'
import { checkAnswer } from './check-document.ts'
import { findChecked, findWaiting } from './check-queries.ts'
import type { DogFacts } from './dog-facts.ts'

/** B-16, R-603: what waits for a check, and what was checked last. */
export const listDogChecks = ({ settings }: DogFacts) =>
  handle(calls.listDogChecks, 'read', async (tx) => {
    const [waiting, checked] = await Promise.all([findWaiting(tx), findChecked(tx)])
    return {
      waiting: waiting.map((check) => checkAnswer(check, settings)),
      checked: checked.map((check) => checkAnswer(check, settings)),
    }
  })
