import * as calls from '../../domain/dogs/calls.ts'
import { handle } from '../platform/handler.ts'
import { checkAnswer, decide, seenCheck } from './check-document.ts'
import type { DogFacts } from './dog-facts.ts'

/** B-16: a document does not count, and its owner reads why. */
export const rejectDogDocument = ({ settings }: DogFacts) =>
  handle(calls.rejectDogDocument, 'write', async (tx, { reason, note, ...seen }, { actor }) => {
    const before = await seenCheck(tx, seen, 'rejected')
    const { validUntil } = before
    const after = await decide(tx, actor, before, { decision: 'rejected', validUntil, reason, note })
    return checkAnswer(after, settings)
  })
