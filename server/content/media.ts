import type { FastifyInstance } from 'fastify'
import { PHOTO_SIZES } from '../../domain/content/content-fields.ts'
import { DAY, SECOND } from '../../domain/platform/duration.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import type { Database } from '../platform/database.ts'
import { findPhoto } from './photo-queries.ts'

const FILE = /^(?<id>[0-9a-f]{32})-(?<size>\d{3})\.webp$/
const YEAR_SECONDS = (365 * DAY) / SECOND

/** Serves the photos of dishes, items and news: named by what they show, so that a browser fetches each once. */
export function serveMedia(http: FastifyInstance, database: Database): void {
  http.get<{ Params: { file: string } }>('/media/:file', async (request, reply) => {
    const { id = '', size = '' } = FILE.exec(request.params.file)?.groups ?? {}
    const known = PHOTO_SIZES.find((one) => String(one) === size)
    const picture = known === undefined ? null : await database.connection((tx) => findPhoto(tx, id, known))
    if (picture === null) throw new Refusal('not_found')
    return reply
      .type('image/webp')
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(picture)
  })
}
