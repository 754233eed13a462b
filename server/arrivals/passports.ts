import type { DogPassport } from '../../domain/arrivals/calls.ts'
import { papersOf } from '../../domain/arrivals/papers.ts'
import { documentState, type Decision, type DocumentKind } from '../../domain/dogs/documents.ts'
import type { Temperament } from '../../domain/dogs/dog-fields.ts'
import type { DogSize } from '../../domain/dogs/dog-size.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { Queryable } from '../platform/database.ts'
import type { StoredVisit } from './visit-queries.ts'

interface StoredPassport {
  readonly dogId: number
  readonly name: string
  readonly size: DogSize
  readonly weightTenthsKg: number | null
  readonly chip: string | null
  readonly temperament: Temperament | null
  readonly photo: Buffer | null
  readonly documents: readonly {
    readonly documentId: number
    readonly kind: DocumentKind
    readonly decision: Decision
    readonly validUntil: CivilDate | null
  }[]
}

/** The passports of the dogs of some visits, each dog once (B-16); a dog that its guest has not saved has none. */
export async function passportsOf(
  tx: Queryable,
  visits: readonly StoredVisit[],
  day: CivilDate,
): Promise<DogPassport[]> {
  const dogIds = [...new Set(visits.flatMap(({ dogs }) => dogs.flatMap(({ dogId }) => dogId ?? [])))]
  if (dogIds.length === 0) return []
  const dogs = await tx.query<StoredPassport & Record<string, unknown>>({
    name: 'arrivals.passports',
    text: `select d.id as "dogId", d.name, d.size, d.weight_tenths_kg as "weightTenthsKg", d.chip, d.temperament, p.picture as photo,
             (select coalesce(jsonb_agg(jsonb_build_object('documentId', x.id, 'kind', x.kind, 'decision', x.decision,
                'validUntil', x.valid_until) order by x.kind, x.id), '[]')
                from dog_document x where x.dog_id = d.id) as documents
           from dog d left join dog_photo p on p.dog_id = d.id where d.id = any ($1) order by d.id`,
    values: [dogIds],
  })
  return dogs.map(({ photo, documents, ...dog }) => ({
    ...dog,
    photo: photo === null ? '' : `data:image/webp;base64,${photo.toString('base64')}`,
    papers: papersOf(documents, day),
    documents: documents.map(({ documentId, kind, decision, validUntil }) => ({
      documentId,
      kind,
      state: documentState(decision, validUntil, day),
      validUntil,
    })),
  }))
}
