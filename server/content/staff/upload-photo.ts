import { createHash } from 'node:crypto'
import { PHOTO_SIZES } from '../../../domain/content/content-fields.ts'
import * as calls from '../../../domain/content/staff-calls.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { squarePhotos } from '../../platform/square-photos.ts'
import type { ContentFacts } from '../content-facts.ts'
import { addPhoto } from '../photo-queries.ts'

/** a photo in two sizes, under the hash of the large one. */
export const uploadPhoto = ({ database }: Pick<ContentFacts, 'database'>) =>
  handle(calls.uploadPhoto, 'own', async (_tx, { dataUrl }, { actor }) => {
    const [small, large] = await squarePhotos(dataUrl, PHOTO_SIZES)
    if (small === undefined || large === undefined) throw new Error('a photo without its two sizes')
    const photoId = createHash('sha256').update(large).digest('hex').slice(0, 32)
    await database.transaction(async (tx) => {
      await addPhoto(tx, photoId, { small, large, uploadedBy: actor.accountId })
      await auditStaffAction(tx, actor, { action: 'photo.upload', subject: `photo:${photoId}` })
    })
    return { photoId }
  })
