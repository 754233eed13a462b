import type { CivilDate } from '../../domain/platform/civil-date.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import type { Temperament } from '../../domain/dogs/dog-fields.ts'
import type { DogSize } from '../../domain/dogs/dog-size.ts'
import { violatedConstraint } from '../platform/database-errors.ts'
import type { Queryable } from '../platform/database.ts'

/** What a person says of a dog. */
export interface DogContent {
  readonly name: string
  readonly size: DogSize
  readonly weightTenthsKg: number | null
  readonly chip: string | null
  readonly temperament: Temperament | null
}

export interface StoredDog extends DogContent {
  readonly dogId: number
  readonly version: number
  readonly photo: Buffer | null
}

/** A row of a query: what `Queryable` asks of one, with our own names. */
type Row<T> = T & Record<string, unknown>

const DOG = `select d.id as "dogId", d.version, d.name, d.size, d.weight_tenths_kg as "weightTenthsKg", d.chip,
  d.temperament, p.picture as photo from dog d left join dog_photo p on p.dog_id = d.id`

/** A person's dogs in the order in which they were added. */
export async function findDogs(tx: Queryable, accountId: number): Promise<StoredDog[]> {
  return tx.query<Row<StoredDog>>({
    name: 'dogs.dogs',
    text: `${DOG} where d.account_id = $1 order by d.id`,
    values: [accountId],
  })
}

/** One dog of a person; another's is as unknown as none. Throws `not_found`. */
export async function findDog(tx: Queryable, accountId: number, dogId: number): Promise<StoredDog> {
  const [dog] = await tx.query<Row<StoredDog>>({
    name: 'dogs.dog',
    text: `${DOG} where d.account_id = $1 and d.id = $2`,
    values: [accountId, dogId],
  })
  if (dog === undefined) throw new Refusal('not_found')
  return dog
}

/** Keeps a dog of a person from being changed by others until the transaction ends. Throws `not_found`. */
export async function lockDog(
  tx: Queryable,
  accountId: number,
  dogId: number,
): Promise<{ readonly version: number; readonly today: CivilDate }> {
  const [dog] = await tx.query<Row<{ version: number; today: CivilDate }>>({
    name: 'dogs.lock-dog',
    text: 'select version, resort_today() as today from dog where account_id = $1 and id = $2 for no key update',
    values: [accountId, dogId],
  })
  if (dog === undefined) throw new Refusal('not_found')
  return dog
}

/** How many dogs a person has; nobody else adds one for them until the transaction ends. */
export async function countDogs(tx: Queryable, accountId: number): Promise<number> {
  await tx.query({
    name: 'dogs.lock-owner',
    text: 'select from account where id = $1 for no key update',
    values: [accountId],
  })
  const [row] = await tx.query<{ count: number }>({
    name: 'dogs.count',
    text: 'select count(*)::integer as count from dog where account_id = $1',
    values: [accountId],
  })
  return row?.count ?? 0
}

/** Adds a dog; answers its id. Throws `dog_name_taken`. */
export async function insertDog(tx: Queryable, accountId: number, dog: DogContent): Promise<number> {
  const [row] = await uniquelyNamed(() =>
    tx.query<{ id: number }>({
      name: 'dogs.insert',
      text: `insert into dog (account_id, name, size, weight_tenths_kg, chip, temperament)
             values ($1, $2, $3, $4, $5, $6) returning id`,
      values: [accountId, ...valuesOf(dog)],
    }),
  )
  if (row === undefined) throw new Error('a dog was not added')
  return row.id
}

/** Writes what a person says of a dog of theirs. Throws `dog_name_taken`. */
export async function updateDog(tx: Queryable, dogId: number, dog: DogContent): Promise<void> {
  await uniquelyNamed(() =>
    tx.query({
      name: 'dogs.update',
      text: `update dog set version = version + 1, name = $2, size = $3, weight_tenths_kg = $4, chip = $5, temperament = $6
             where id = $1`,
      values: [dogId, ...valuesOf(dog)],
    }),
  )
}

const valuesOf = ({ name, size, weightTenthsKg, chip, temperament }: DogContent) => [
  name,
  size,
  weightTenthsKg,
  chip,
  temperament,
]

async function uniquelyNamed<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (violatedConstraint(error) === 'dog__name_is_unique') throw new Refusal('dog_name_taken')
    throw error
  }
}

/** Sets the photo of a dog, or removes it. */
export async function replaceDogPhoto(tx: Queryable, dogId: number, picture: Buffer | null): Promise<void> {
  await tx.query(
    picture === null
      ? { name: 'dogs.remove-photo', text: 'delete from dog_photo where dog_id = $1', values: [dogId] }
      : {
          name: 'dogs.set-photo',
          text: `insert into dog_photo (dog_id, picture) values ($1, $2)
                 on conflict (dog_id) do update set picture = excluded.picture`,
          values: [dogId, picture],
        },
  )
}

/** Takes a dog of a person away with all that belongs to it; nothing when it is gone or another's. */
export async function deleteDog(tx: Queryable, accountId: number, dogId: number): Promise<void> {
  await tx.query({
    name: 'dogs.delete',
    text: 'delete from dog where account_id = $1 and id = $2',
    values: [accountId, dogId],
  })
}

/** Counts an upload; false when the day's are used up. Counted before the file is looked at, since that is what costs. */
export async function takeUploadBudget(tx: Queryable, accountId: number, perDay: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'dogs.take-upload-budget',
    text: `
      insert into dog_upload as u (account_id, day, uploads) values ($1, resort_today(), 1)
      on conflict (account_id) do update set
        day = excluded.day, uploads = case when u.day = excluded.day then u.uploads + 1 else 1 end
      where u.day <> excluded.day or u.uploads < $2
      returning uploads`,
    values: [accountId, perDay],
  })
  return rows.length > 0
}

/** Lets go of all dogs of a person, and of the count of their uploads. */
export async function eraseDogs(tx: Queryable, accountId: number): Promise<void> {
  await tx.query({ name: 'dogs.erase', text: 'delete from dog where account_id = $1', values: [accountId] })
  await tx.query({
    name: 'dogs.erase-uploads',
    text: 'delete from dog_upload where account_id = $1',
    values: [accountId],
  })
}
