import * as calls from '../../domain/dogs/calls.ts'
import { validUntilProblem } from '../../domain/dogs/documents.ts'
import { FieldRefusal } from '../platform/field-refusal.ts'
import { handle } from '../platform/handler.ts'
import { checkAnswer, decide, seenCheck } from './check-document.ts'
import type { DogFacts } from './dog-facts.ts'

/** B-16: a document counts until the day that the resort's people read in it. */
export const acceptDogDocument = ({ settings }: DogFacts) =>
  handle(calls.acceptDogDocument, 'write', async (tx, { validUntil, ...seen }, { actor }) => {
    const before = await seenCheck(tx, seen, 'accepted')
    const problem = validUntilProblem(before.kind, validUntil, before.today)
    if (problem !== null) throw new FieldRefusal([{ field: 'validUntil', code: problem }])
    const after = await decide(tx, actor, before, { decision: 'accepted', validUntil, reason: null, note: '' })
    return checkAnswer(after, settings)
  })
