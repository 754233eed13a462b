import type { Temperament } from '../../domain/dogs/dog-fields.ts'
import type { Queryable } from '../platform/database.ts'

interface NamedDog {
  readonly name: string
  readonly temperament?: Temperament | undefined
}

/**
 * Dogs as their person's passports have them (B-17): whoever has said once that a dog needs space need not say it again, and does not
 * unsay it by leaving it out. A dog is known by its name. Without dogs nothing is asked.
 */
export async function knownDogs<D extends NamedDog>(
  tx: Queryable,
  accountId: number,
  dogs: readonly D[],
): Promise<readonly D[]> {
  if (dogs.length === 0) return dogs
  const known = await tx.query<{ name: string; temperament: Temperament }>({
    name: 'dogs.temperaments',
    text: `select lower(name) as name, temperament from dog
           where account_id = $1 and lower(name) = any ($2) and temperament is not null`,
    values: [accountId, dogs.map(({ name }) => name.toLowerCase())],
  })
  if (known.length === 0) return dogs
  const temperaments = new Map(known.map(({ name, temperament }) => [name, temperament]))
  return dogs.map((dog) => ({ ...dog, temperament: temperaments.get(dog.name.toLowerCase()) ?? dog.temperament }))
}
