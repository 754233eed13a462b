import * as calls from '../../domain/dogs/calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { handle } from '../platform/handler.ts'
import { dogNow } from './dog-answer.ts'
import type { DogFacts } from './dog-facts.ts'
import { countDogs, insertDog, lockDog, updateDog } from './dog-queries.ts'

/** B-16: keeps a dog; who changes one says which state they saw, so that two devices do not overwrite each other. */
export const saveDog = ({ settings }: DogFacts) =>
  handle(calls.saveDog, 'write', async (tx, { dogId: known, version, ...dog }, { actor: { accountId } }) => {
    if (known === undefined) {
      const most = settings.maxSavedDogs
      if ((await countDogs(tx, accountId)) >= most) throw new Refusal('too_many_saved_dogs', { max: most })
    } else {
      const stored = await lockDog(tx, accountId, known)
      if (stored.version !== version) throw new Refusal('dog_changed')
      await updateDog(tx, known, dog)
    }
    const dogId = known ?? (await insertDog(tx, accountId, dog))
    return dogNow(tx, accountId, dogId, settings)
  })
