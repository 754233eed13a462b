import * as calls from '../../domain/dogs/calls.ts'
import { handle } from '../platform/handler.ts'
import { squarePhotos } from '../platform/square-photos.ts'
import { dogNow } from './dog-answer.ts'
import type { DogFacts } from './dog-facts.ts'
import { findDog, lockDog, replaceDogPhoto } from './dog-queries.ts'
import { requireUploadBudget } from './upload-budget.ts'

/** Side of a dog's photo in pixels. */
const SIDE = 320

/** B-16: the photo of one's own dog; nothing is decoded for another's. */
export const setDogPhoto = (facts: DogFacts) =>
  handle(calls.setDogPhoto, 'own', async (_tx, { dogId, dataUrl }, { actor: { accountId } }) => {
    const { database, settings } = facts
    await findDog(database, accountId, dogId)
    const picture = dataUrl === '' ? null : await acceptedPhoto()
    return database.transaction(async (tx) => {
      await lockDog(tx, accountId, dogId)
      await replaceDogPhoto(tx, dogId, picture)
      return dogNow(tx, accountId, dogId, settings)
    })

    async function acceptedPhoto(): Promise<Buffer> {
      await requireUploadBudget(facts, accountId)
      const [photo] = await squarePhotos(dataUrl, [SIDE])
      if (photo === undefined) throw new Error('a photo without a picture')
      return photo
    }
  })
