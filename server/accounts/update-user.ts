import * as calls from '../../domain/accounts/calls.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { DAY, SECOND } from '../../domain/platform/duration.ts'
import { handle } from '../platform/handler.ts'
import { squarePhotos } from '../platform/square-photos.ts'
import { findProfile, replacePhoto, takePhotoBudget, updateProfile } from './account-queries.ts'
import type { AccountTools } from './account-tools.ts'
import { STORED_PHOTO, userAnswer } from './user-answer.ts'

/** Side of a profile's photo in pixels. */
const SIDE = 512

/** names, phone and photo of whoever the token says; whatever else is sent has no effect. */
export const updateUser = ({ database, settings, hasCard }: AccountTools) =>
  handle(calls.updateUser, 'own', async (_tx, input, { actor }) => {
    const { accountId } = actor
    const sent = input.image ?? undefined
    const image = (await isKeptPhoto(sent, accountId)) ? undefined : sent
    const photo = image === undefined || image === '' ? null : await acceptPhoto(image, accountId)
    return database.transaction(async (tx) => {
      await updateProfile(tx, accountId, { firstName: input.nome, lastName: input.cognome, phone: input.telefono })
      if (image !== undefined) await replacePhoto(tx, accountId, photo)
      const profile = await findProfile(tx, accountId)
      if (profile === null) throw new Refusal('login_required')
      return userAnswer(profile, await hasCard(tx, accountId))
    })

    /** Installed clients send back the photo that they were given: it is no new one, and does not lose by it. */
    async function isKeptPhoto(sent: string | undefined, owner: number): Promise<boolean> {
      if (sent?.startsWith(STORED_PHOTO) !== true) return false
      const profile = await findProfile(database, owner)
      return profile?.photo?.equals(Buffer.from(sent.slice(STORED_PHOTO.length), 'base64')) === true
    }

    async function acceptPhoto(dataUrl: string, owner: number): Promise<Buffer> {
      const isWithinBudget = await takePhotoBudget(database, owner, settings.photosPerDay)
      if (!isWithinBudget) throw new Refusal('too_many_requests', { retryAfterSeconds: DAY / SECOND })
      const [photo] = await squarePhotos(dataUrl, [SIDE])
      if (photo === undefined) throw new Error('a photo without a picture')
      return photo
    }
  })
