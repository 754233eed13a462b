import * as calls from '../../domain/dogs/calls.ts'
import { handle } from '../platform/handler.ts'
import { savedDog } from './dog-answer.ts'
import type { DogFacts } from './dog-facts.ts'
import { findDogs } from './dog-queries.ts'
import { findDocuments } from './document-queries.ts'

/** B-16: the dogs of whoever the token says. */
export const listDogs = ({ settings }: DogFacts) =>
  handle(calls.listDogs, 'read', async (tx, _input, { actor: { accountId } }) => {
    const [dogs, documents] = await Promise.all([findDogs(tx, accountId), findDocuments(tx, accountId)])
    return {
      dogs: dogs.map((dog) => savedDog(dog, documents, settings)),
      mostDogs: settings.maxSavedDogs,
      mostDocuments: settings.maxDogDocuments,
    }
  })
