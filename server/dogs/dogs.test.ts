import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPicture, dogWorld, type DogWorld } from '../../tests/support/dog-world.ts'
import { MANAGER } from '../../tests/support/content-facts.ts'
import { codeOf } from '../../tests/support/restaurant-world.ts'
import { runHandler } from '../../tests/support/run-handler.ts'
import type { Actor } from '../platform/handler.ts'
import { dogData } from './dog-data.ts'
import { getDogDocument } from './get-dog-document.ts'
import { listDogChecks } from './list-dog-checks.ts'
import { removeDog } from './remove-dog.ts'
import { removeDogDocument } from './remove-dog-document.ts'

let world: DogWorld
let anna: Actor
let bruno: Actor

beforeAll(async () => {
  world = await dogWorld()
  ;[anna, bruno] = [await world.person(), await world.person()]
})
afterAll(() => world.db.close())

const remove = (actor: Actor, dogId: number) => runHandler(world.db.database, removeDog, { dogId }, { actor })
const fileOf = (actor: Actor, documentId: number) =>
  runHandler(world.db.database, getDogDocument, { documentId: String(documentId) }, { actor })

describe('B-16 the dogs of a person', () => {
  test('R-310 the size follows from the weight when there is one, by the resort’s own limit', async () => {
    const owner = await world.person()
    const dog = await world.save(owner, { name: 'Pepe', size: 'large', weightTenthsKg: 140 })
    expect(dog).toMatchObject({
      name: 'Pepe',
      size: 'small',
      weightTenthsKg: 140,
      version: 1,
      photo: '',
      documents: [],
    })
    expect((await world.save(owner, { name: 'Olmo', size: 'large', weightTenthsKg: null })).size).toBe('large')
    await world.set({ largeDogOverTenthsKg: 139 })
    expect((await world.list(owner)).dogs.map(({ size }) => size)).toEqual(['large', 'large'])
    await world.set({ largeDogOverTenthsKg: 140 })
  })

  test('who changes a dog says which state they saw', async () => {
    const { dogId, version } = await world.save(anna, { name: 'Nuvola' })
    const changed = await world.save(anna, {
      dogId,
      version,
      name: 'Nuvola',
      chip: '380 260 000 123 456',
      temperament: 'shy',
    })
    expect(changed).toMatchObject({ version: version + 1, chip: '380260000123456', temperament: 'shy' })
    expect(await codeOf(world.save(anna, { dogId, version, name: 'Altro' }))).toBe('dog_changed')
    expect(await codeOf(world.save(anna, { dogId, name: 'Altro' }))).toBe('dog_changed')
  })

  test('a name is one dog’s, whatever its letters; another person may have the same', async () => {
    await world.save(anna, { name: 'Biscotto' })
    expect(await codeOf(world.save(anna, { name: 'BISCOTTO' }))).toBe('dog_name_taken')
    expect((await world.save(bruno, { name: 'Biscotto' })).name).toBe('Biscotto')
  })

  test('a person keeps at most so many, also when several are added at the same time', async () => {
    const owner = await world.person()
    await world.set({ maxSavedDogs: 3 })
    const names = ['Uno', 'Due', 'Tre', 'Quattro', 'Cinque', 'Sei']
    const codes = await Promise.all(names.map((name) => codeOf(world.save(owner, { name }))))
    await world.set({ maxSavedDogs: 6 })
    expect(codes.filter((code) => code === null)).toHaveLength(3)
    expect(codes.filter((code) => code === 'too_many_saved_dogs')).toHaveLength(3)
    expect((await world.list(owner)).dogs).toHaveLength(3)
  })

  test('Z-01 another’s dog and documents are as unknown as none, for everything that can be done with them', async () => {
    const { dogId, version } = await world.save(anna, { name: 'Argo' })
    const [document] = (await world.add(anna, dogId)).documents
    const documentId = document?.documentId ?? 0
    const picture = await aPicture()
    const tries = (asked: number, file: number) => [
      codeOf(world.save(bruno, { dogId: asked, version, name: 'Ladro' })),
      codeOf(world.photo(bruno, asked, picture)),
      codeOf(world.add(bruno, asked)),
      codeOf(fileOf(bruno, file)),
    ]
    for (const [asked, file] of [
      [dogId, documentId],
      [987_654_321, 987_654_321],
    ] as const)
      expect(await Promise.all(tries(asked, file))).toEqual(['not_found', 'not_found', 'not_found', 'not_found'])
    await remove(bruno, dogId)
    await runHandler(world.db.database, removeDogDocument, { documentId }, { actor: bruno })
    const kept = (await world.list(anna)).dogs.find((dog) => dog.dogId === dogId)
    expect(kept).toMatchObject({ name: 'Argo', photo: '', documents: [{ documentId }] })
    expect((await world.list(bruno)).dogs.map(({ name }) => name)).not.toContain('Argo')
  })

  test('a dog goes with all that was kept of it, and once more is no mistake', async () => {
    const owner = await world.person()
    const { dogId } = await world.save(owner)
    await world.photo(owner, dogId, await aPicture())
    await world.add(owner, dogId)
    for (const _again of [1, 2]) await remove(owner, dogId)
    expect((await world.list(owner)).dogs).toEqual([])
    const left =
      'select (select count(*) from dog_photo where dog_id = $1)::int + (select count(*) from dog_document where dog_id = $1)::int as count'
    expect(await world.db.sql(left, [dogId])).toEqual([{ count: 0 }])
  })
})

describe('B-15 GDPR 15 and 17', () => {
  test('the export holds every dog with its files; erasing leaves nothing, and others’ dogs stay', async () => {
    const owner = await world.person()
    const { dogId } = await world.save(owner, { name: 'Lampo', chip: '380260000999999' })
    await world.photo(owner, dogId, await aPicture())
    await world.add(owner, dogId, { kind: 'insurance' })
    const before = await world.db.sql('select id from dog where account_id <> $1 order by id', [owner.accountId])
    const exported = await world.db.database.connection((tx) => dogData.export(tx, owner.accountId))
    expect(exported).toMatchObject({
      dogs: [
        {
          name: 'Lampo',
          chip: '380260000999999',
          photo: expect.stringMatching(/^data:image\/webp;base64,/),
          documents: [
            {
              kind: 'insurance',
              validUntil: '2028-03-31',
              file: expect.stringMatching(/^data:image\/webp;base64,\S{20}/),
            },
          ],
        },
      ],
    })
    await world.db.database.transaction((tx) => dogData.erase(tx, owner.accountId))
    const tables = ['dog', 'dog_upload'].map((name) => `(select count(*) from ${name} where account_id = $1)::int`)
    expect(await world.db.sql(`select ${tables.join(' + ')} as count`, [owner.accountId])).toEqual([{ count: 0 }])
    expect(await world.db.sql('select id from dog order by id')).toEqual(before)
    expect(await world.db.database.connection((tx) => dogData.export(tx, owner.accountId))).toEqual({
      dogs: [],
      lost: [],
    })
    const { waiting } = await runHandler(world.db.database, listDogChecks(world.facts), {}, { actor: MANAGER })
    expect(waiting.map(({ dog }) => dog.name)).not.toContain('Lampo')
  })
})
